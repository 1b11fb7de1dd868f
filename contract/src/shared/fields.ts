import { emailMaxLength, emailPattern } from './email.ts'
import { plainText } from './plain-text.ts'

/** One trimmed line of text, as a person types it into a form. */
export const line = (max: number, label: string) =>
  plainText(label).trim().max(max, `${label} is too long (at most ${max} characters)`)

export const requiredLine = (max: number, label: string) => line(max, label).min(1, `${label} is required`)

export const emailField = requiredLine(emailMaxLength, 'Email').regex(
  emailPattern,
  'Please enter a valid email address',
)
