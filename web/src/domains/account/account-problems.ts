import {
  passwordMaxLength,
  passwordMinLength,
  personNameMaxLength,
} from '@haat/contract/domains/account.rules.ts'
import { emailMaxLength, emailPattern, isClearEmail } from '@haat/contract/shared/email.ts'
import { toE164 } from '@haat/contract/shared/phone.ts'
import type { Areas } from '#messages/areas.ts'

/** Our own rules by name, so that they change with the language; what the API says is shown as it came. */
export type Problem = keyof Areas['signIn']['problems'] | { said: string }

export function emailProblem(email: string): Problem | undefined {
  if (email === '') return 'emailRequired'
  return emailPattern.test(email) && email.length <= emailMaxLength ? undefined : 'emailInvalid'
}

/** Of an address that is new to us. */
export const newEmailProblem = (email: string): Problem | undefined =>
  emailProblem(email) ?? (isClearEmail(email) ? undefined : 'emailInvalid')

export function nameProblem(name: string): Problem | undefined {
  if (name === '') return 'nameRequired'
  return name.length > personNameMaxLength ? 'nameLong' : undefined
}

/** Nothing typed is no number. */
export const phoneProblem = (number: string): Problem | undefined =>
  number === '' || toE164(number) !== undefined ? undefined : 'phoneInvalid'

/** Whether it is a common one only the server knows. */
export function newPasswordProblem(password: string): Problem | undefined {
  if (password === '') return 'passwordRequired'
  if (password.length < passwordMinLength) return 'passwordShort'
  return password.length > passwordMaxLength ? 'passwordLong' : undefined
}
