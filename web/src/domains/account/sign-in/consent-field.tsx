import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { useProblemText } from '../form/account-field.tsx'
import { ConsentText } from './consent-text.tsx'
import type { AccountForm } from '../form/use-account-form.ts'

const noteId = 'register-consent-note'

export function ConsentField({ form }: { form: Pick<AccountForm<'acceptedTerms'>, 'problems' | 'edit'> }) {
  const error = useProblemText()(form.problems.acceptedTerms)
  return (
    <div>
      <Checkbox
        name="acceptedTerms"
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
        onChange={() => form.edit('acceptedTerms')}
      >
        <ConsentText of="consent" />
      </Checkbox>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </div>
  )
}
