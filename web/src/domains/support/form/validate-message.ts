import { messageMaxLength, messageMinLength } from '@haat/contract/domains/support.contact.rules.ts'
import type { ContactMessage } from '@haat/contract/domains/support.contact.ts'
import { isClearEmail } from '@haat/contract/shared/email.ts'
import type { Areas } from '#ui/messages/areas.ts'

export type ContactField = Exclude<keyof ContactMessage, 'type' | 'timestamp' | 'fileIds' | 'about'>
export type ContactValues = Record<ContactField, string>

/** The name of one of our own messages, which changes with the language, or a message of the API as it came. */
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

/** Expects trimmed values. */
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

/** Removes the problem of a field that is edited; the one that both numbers share goes with either of them. */
export function withoutProblemOf(field: ContactField, problems: Problems): Problems {
  const isSharedGone = field === 'contactNumber' && problems.phoneNumber === 'numberRequired'
  return { ...problems, [field]: undefined, ...(isSharedGone && { phoneNumber: undefined }) }
}
