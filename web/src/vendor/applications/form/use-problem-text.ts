import type { ApplicationField } from '@haat/contract/domains/applications.checklist.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useForm } from './use-application-form.ts'

const phones: readonly ApplicationField[] = ['phoneNumber', 'complaintPhone']
const emails: readonly ApplicationField[] = ['email', 'complaintEmail']

/** What is wrong with a field, as a sentence. */
export function useProblemText() {
  const { form } = useArea('application')
  const { problemOf, values } = useForm()
  const { invalid, problems } = form
  return (field: ApplicationField): string | undefined => {
    const problem = problemOf(field)
    if (problem !== 'invalid') return problem && problems[problem]
    if (phones.includes(field)) return invalid.phone
    if (emails.includes(field)) return invalid.email
    if (field === 'panNumber') return invalid.panNumber
    if (field === 'accountNumber') {
      return values.payoutKind === 'bank' ? invalid.accountNumber : invalid.wallet
    }
    return problems.invalid
  }
}
