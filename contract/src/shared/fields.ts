import { emailMaxLength, emailPattern, isClearEmail } from './email.ts'
import { plainText } from './plain-text.ts'

/** One trimmed line of text, as a person types it into a form. */
export const line = (max: number, label: string) =>
  plainText(label).trim().max(max, `${label} is too long (at most ${max} characters)`)

export const requiredLine = (max: number, label: string) => line(max, label).min(1, `${label} is required`)

const emailLine = requiredLine(emailMaxLength, 'Email')
const notValid = 'Please enter a valid email address'

/** An address that is new to us. */
export const emailField = emailLine.refine(isClearEmail, notValid)

/** An address that we may know already, from a time when more was taken. */
export const knownEmailField = emailLine.regex(emailPattern, notValid)
