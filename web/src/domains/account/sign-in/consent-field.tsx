import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldError } from '#ui/form/field.tsx'
import type { Form } from '#ui/form/use-form.ts'
import { ConsentText } from './consent-text.tsx'

const noteId = 'register-consent-note'

export function ConsentField({ form }: { form: Pick<Form<'acceptedTerms'>, 'error'> }) {
  const error = form.error('acceptedTerms')
  return (
    <div>
      <Checkbox
        name="acceptedTerms"
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
      >
        <ConsentText of="consent" />
      </Checkbox>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </div>
  )
}
