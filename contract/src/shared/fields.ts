import { z } from 'zod'
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

/** Part of an address: of a category, a vendor, a district. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'A slug is small letters, digits and hyphens')
  .max(80, 'A slug has at most 80 characters')

/** Any short text: what is not an id of ours is simply not found. */
export const publicIdSchema = z.string().min(1).max(120)
