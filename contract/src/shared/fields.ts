import { z } from 'zod'
import { emailMaxLength, emailPattern, isClearEmail } from './email.ts'
import { plainText } from './plain-text.ts'
import { slugMaxLength, slugPattern } from './fields.rules.ts'

/** One trimmed line of text, as a person types it into a form. */
export const lineField = (max: number, label: string) =>
  plainText(label).trim().max(max, `${label} is too long (at most ${max} characters)`)

export const requiredLineField = (max: number, label: string) =>
  lineField(max, label).min(1, `${label} is required`)

/** Nothing is left out of an address: one with signs that nobody can see is refused and not taken for another one. */
export const emailLine = z
  .string()
  .trim()
  .max(emailMaxLength, `Email is too long (at most ${emailMaxLength} characters)`)
const requiredEmailLine = emailLine.min(1, 'Email is required')
const notValid = 'Please enter a valid email address'

/** An address that is new to us. */
export const emailField = requiredEmailLine.refine(isClearEmail, notValid)

/** An address that may be known already, from a time when the rule was wider. */
export const knownEmailField = requiredEmailLine.regex(emailPattern, notValid)

export const slugSchema = z
  .string()
  .regex(slugPattern, 'A slug is small letters, digits and hyphens')
  .max(slugMaxLength, `A slug has at most ${slugMaxLength} characters`)

/** Any short text: one that is no id of ours is simply not found. */
export const publicIdSchema = z.string().min(1).max(120)
