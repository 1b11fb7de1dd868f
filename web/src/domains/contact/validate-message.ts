import { messageMaxLength, messageMinLength } from '@haat/contract/domains/support.contact.rules.ts'
import type { ContactMessage } from '@haat/contract/domains/support.contact.ts'
import { isClearEmail } from '@haat/contract/shared/email.ts'
import type { Areas } from '#messages/areas.ts'

export type ContactField = Exclude<keyof ContactMessage, 'type' | 'timestamp' | 'fileIds' | 'about'>
export type ContactValues = Record<ContactField, string>

/** Our own rules by name, so that they change with the language; what the API says is shown as it came. */
export type Problem = keyof Areas['contact']['problems'] | { said: string }
export type Problems = Partial<Record<ContactField, Problem | undefined>>

export const contactFields: readonly ContactField[] = [
  'name',
  'email',
  'phoneNumber',
  'contactNumber',
  'subject',
  'message',
]

export const hasProblem = (problems: Problems) =>
  Object.values(problems).some((problem) => problem !== undefined)

/** Takes trimmed values. */
export function validateMessage(values: ContactValues): Problems {
  return {
    name: values.name === '' ? 'nameRequired' : undefined,
    email: emailProblem(values.email),
    phoneNumber: values.phoneNumber === '' && values.contactNumber === '' ? 'numberRequired' : undefined,
    subject: values.subject === '' ? 'subjectRequired' : undefined,
    message: messageProblem(values.message),
  }
}

function emailProblem(email: string): Problem | undefined {
  if (email === '') return 'emailRequired'
  return isClearEmail(email) ? undefined : 'emailInvalid'
}

function messageProblem(message: string): Problem | undefined {
  if (message === '') return 'messageRequired'
  if (message.length < messageMinLength) return 'messageShort'
  return message.length > messageMaxLength ? 'messageLong' : undefined
}

/** What is left when a field is edited: its own problem goes, and the shared one of the two numbers with either. */
export function withoutProblemOf(field: ContactField, problems: Problems): Problems {
  const isSharedGone = field === 'contactNumber' && problems.phoneNumber === 'numberRequired'
  return { ...problems, [field]: undefined, ...(isSharedGone && { phoneNumber: undefined }) }
}
