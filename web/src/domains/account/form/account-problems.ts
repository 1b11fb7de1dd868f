import {
  passwordMaxLength,
  passwordMinLength,
  personNameMaxLength,
} from '@haat/contract/domains/account.rules.ts'
import { emailMaxLength, emailPattern, isClearEmail } from '@haat/contract/shared/email.ts'
import { toE164 } from '@haat/contract/shared/phone.ts'
import type { Areas } from '#ui/messages/areas.ts'

/** The name of one of our own messages, which changes with the language, or a message of the API as it came. */
export type Problem = keyof Areas['signIn']['problems'] | { said: string }

export function emailProblem(email: string): Problem | undefined {
  if (email === '') return 'emailRequired'
  return emailPattern.test(email) && email.length <= emailMaxLength ? undefined : 'emailInvalid'
}

/** For an address that is not in the system yet, which has to be a plain one. */
export const newEmailProblem = (email: string): Problem | undefined =>
  emailProblem(email) ?? (isClearEmail(email) ? undefined : 'emailInvalid')

export function nameProblem(name: string): Problem | undefined {
  if (name === '') return 'nameRequired'
  return name.length > personNameMaxLength ? 'nameLong' : undefined
}

/** The phone number is optional. */
export const phoneProblem = (number: string): Problem | undefined =>
  number === '' || toE164(number) !== undefined ? undefined : 'phoneInvalid'

/** Checks the length only: whether many people use the password is known to the server. */
export function newPasswordProblem(password: string): Problem | undefined {
  if (password === '') return 'passwordRequired'
  if (password.length < passwordMinLength) return 'passwordShort'
  return password.length > passwordMaxLength ? 'passwordLong' : undefined
}
