import { useArea } from '#ui/messages/use-area.ts'
import { FormError } from '#ui/form/form-error.tsx'
import { failureName } from './failure-name.ts'

/** Says why the API refused a form, in the reader's language; nothing while there is no failure. */
export function FailureNote({ failure }: { failure: unknown }) {
  const { failures } = useArea('signIn')
  return <FormError text={failure ? failures[failureName(failure)] : undefined} />
}
