import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { emailField, knownEmailField, lineField, requiredLineField } from '../shared/fields.ts'
import { languages } from '../shared/language.ts'
import { toE164 } from '../shared/phone.ts'
import { plainText } from '../shared/plain-text.ts'
import {
  linkTokenMinLength,
  passwordMaxLength,
  passwordMinLength,
  personNameMaxLength,
  roles,
} from './account.rules.ts'
import { staffRights } from './staff.rights.ts'

export const userSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phoneNumber: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  /** What the person may do as staff; only staff and admins have this field. */
  staffRights: z.array(z.enum(staffRights)).optional(),
  language: z.enum(languages),
  createdAt: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>

const tokenSchema = z.strictObject({ token: z.string(), expiresIn: z.int() })
const messageSchema = z.strictObject({ message: z.string() })

/** Any password that could ever have been set; whether it is the right one is checked elsewhere. */
export const passwordField = z
  .string()
  .min(1, 'Password is required')
  .max(passwordMaxLength, `Password is too long (at most ${passwordMaxLength} characters)`)
const newPasswordField = passwordField.min(
  passwordMinLength,
  `Password should be at least ${passwordMinLength} characters`,
)

/** An empty text means no number; any other text must be one. Stored as E.164. */
const phoneField = lineField(40, 'Phone number').transform((typed, context) => {
  if (typed === '') return null
  const number = toE164(typed)
  if (number !== undefined) return number
  context.addIssue('Please enter a phone number of Nepal, or one with its country code')
  return z.NEVER
})

const nameField = requiredLineField(personNameMaxLength, 'Name')
export const linkToken = plainText('token')
  .min(linkTokenMinLength, 'This link is incomplete')
  .max(200, 'This link is not one of ours')

export const registrationSchema = z.strictObject({
  name: nameField,
  email: emailField,
  phoneNumber: phoneField.optional(),
  password: newPasswordField,
  acceptedTerms: z.literal(true, 'Please accept the terms and the privacy policy'),
})
export type Registration = z.output<typeof registrationSchema>

export const profileSchema = z.strictObject({
  name: nameField.optional(),
  phoneNumber: z.union([z.null(), phoneField]).optional(),
  language: z.enum(languages, `language must be one of ${languages.join(', ')}`).optional(),
})
export type ProfileUpdate = z.output<typeof profileSchema>

export const signInSchema = z.strictObject({
  email: knownEmailField,
  password: passwordField,
  cookieless: z.boolean().optional(),
  /** The challenge of an earlier refusal, with a dot and the number that solves it. */
  proof: z.string().max(300).optional(),
})
/** An address to which a mail with a link is sent, if it is known. */
export const emailSchema = z.strictObject({ email: knownEmailField })
export const passwordResetSchema = z.strictObject({ token: linkToken, newPassword: newPasswordField })
export const passwordChangeSchema = z.strictObject({
  currentPassword: passwordField,
  newPassword: newPasswordField,
})
export const emailChangeSchema = z.strictObject({ newEmail: emailField, password: passwordField })
export const accountDeletionSchema = z.strictObject({ password: passwordField.optional() })

const sessionSchema = z.strictObject({
  id: z.string(),
  device: z.strictObject({
    kind: z.enum(['phone', 'tablet', 'computer', 'other']),
    browser: z.string().nullable(),
    system: z.string().nullable(),
  }),
  way: z.enum(['password', 'google']),
  ipAddress: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type SignedInDevice = z.infer<typeof sessionSchema>

/** The query of the address that the sign-in pop-up opens. `state` is only a hint where the visitor was. */
export const googleSignInQuery = z.strictObject({
  state: plainText('state').max(2000, 'state is too long').default('/'),
  prompt: z.enum(['select_account'], 'prompt must be select_account').default('select_account'),
  /** Links the Google account to the signed-in account, instead of signing in. */
  link: z.enum(['true'], 'link must be true').optional(),
})

const none = z.strictObject({})
const hour = 3600

export const accountEndpoints = defineEndpoints({
  'POST /auth/register': {
    name: 'register',
    summary: 'Open an account; a mail with a link confirms the address',
    access: 'public',
    body: registrationSchema,
    response: messageSchema,
    errors: [429, 503],
    limit: { max: 5, perSeconds: hour },
    emailLimit: { max: 3, perSeconds: hour },
  },
  'POST /auth/login': {
    name: 'login',
    summary: 'Sign in by e-mail and password; `cookieless` for clients that keep no cookies',
    access: 'public',
    body: signInSchema,
    response: z.strictObject({
      message: z.string(),
      user: userSchema,
      accessToken: tokenSchema,
      refreshToken: tokenSchema,
    }),
    errors: [401, 428, 429, 503],
    limit: { max: 20, perSeconds: 60 },
  },
  'POST /auth/refresh-token': {
    name: 'refreshToken',
    summary:
      'A new access token; the refresh token is replaced by cookie, or in the body of a cookieless one',
    access: 'public',
    body: z.strictObject({ refreshToken: z.string().min(1, 'refreshToken is required').max(200) }),
    response: z.strictObject({
      accessToken: tokenSchema,
      user: userSchema,
      refreshToken: tokenSchema.optional(),
    }),
    errors: [401],
  },
  'GET /auth/me': {
    name: 'getMe',
    summary: 'The signed-in user',
    access: 'signed-in',
    response: z.strictObject({ user: userSchema }),
  },
  'PUT /auth/me': {
    name: 'updateMe',
    summary: 'Change name, phone number or language',
    access: 'signed-in',
    body: profileSchema,
    response: z.strictObject({ user: userSchema, message: z.string() }),
  },
  'POST /auth/resend-verification-email': {
    name: 'resendVerificationEmail',
    summary: 'Another mail with a link, if the address waits for one; the answer never tells',
    access: 'public',
    body: emailSchema,
    response: messageSchema,
    errors: [429],
    limit: { max: 20, perSeconds: hour },
    emailLimit: { max: 3, perSeconds: hour },
  },
  'POST /auth/forgot-password': {
    name: 'forgotPassword',
    summary: 'A mail with a link to set a new password, if there is such an account; the answer never tells',
    access: 'public',
    body: emailSchema,
    response: messageSchema,
    errors: [429],
    limit: { max: 20, perSeconds: hour },
    emailLimit: { max: 3, perSeconds: hour },
  },
  'GET /auth/verify-password-reset-token/:token': {
    name: 'verifyPasswordResetToken',
    summary: 'Whether a link to set a new password still works, and for whom',
    access: 'public',
    params: z.strictObject({ token: linkToken }),
    response: z.strictObject({ message: z.string(), email: z.string() }),
    errors: [400, 429],
    limit: { max: 60, perSeconds: hour },
  },
  'POST /auth/reset-password': {
    name: 'resetPassword',
    summary: 'Set a new password by the token of a mail; every session ends',
    access: 'public',
    body: passwordResetSchema,
    response: messageSchema,
    errors: [400, 429, 503],
    limit: { max: 20, perSeconds: hour },
  },
  'POST /auth/logout': {
    name: 'logout',
    summary: 'End this session; without one nothing happens',
    access: 'public',
    response: messageSchema,
    // Signing out costs little, and nobody should stay signed in because a limit was reached.
    limit: false,
  },
  'POST /account/password': {
    name: 'changePassword',
    summary: 'Change the password; other sessions end',
    access: 'signed-in',
    body: passwordChangeSchema,
    response: answerOf(none),
    errors: [429, 503],
    limit: { max: 10, perSeconds: hour },
  },
  'POST /account/email': {
    name: 'changeEmail',
    summary: 'Ask for another e-mail address; a mail to it has the link that makes the change',
    access: 'signed-in',
    body: emailChangeSchema,
    response: answerOf(none),
    errors: [429, 503],
    limit: { max: 10, perSeconds: hour },
  },
  'GET /account/sessions': {
    name: 'listSessions',
    summary: 'Where the account is signed in',
    access: 'signed-in',
    response: answerOf(z.strictObject({ items: z.array(sessionSchema) })),
  },
  'DELETE /account/sessions/:id': {
    name: 'endSession',
    summary: 'Sign one device out',
    access: 'signed-in',
    params: z.strictObject({ id: z.uuid('This is not the id of a session') }),
    response: answerOf(none),
    errors: [404],
  },
  'DELETE /account/sessions': {
    name: 'endOtherSessions',
    summary: 'Sign every other device out',
    access: 'signed-in',
    response: answerOf(z.strictObject({ ended: z.int() })),
  },
  'GET /account/mail': {
    name: 'getMailReach',
    summary: 'Whether mails to the address of the account come back',
    access: 'signed-in',
    response: answerOf(z.strictObject({ comesBack: z.boolean() })),
  },
  'GET /account/sign-in-ways': {
    name: 'getSignInWays',
    summary: 'Whether there is a password and a Google account to sign in with',
    access: 'signed-in',
    response: answerOf(
      z.strictObject({
        hasPassword: z.boolean(),
        google: z.strictObject({ email: z.string(), linkedAt: z.iso.datetime() }).nullable(),
      }),
    ),
  },
  'DELETE /account/google': {
    name: 'unlinkGoogle',
    summary: 'Take the Google account off; only with a password to sign in by',
    access: 'signed-in',
    response: answerOf(none),
    errors: [409],
  },
  'GET /account/export': {
    name: 'exportMyData',
    summary: 'Everything we hold about the account',
    access: 'signed-in',
    mayTakeLong: true,
    response: answerOf(z.record(z.string(), z.unknown())),
    errors: [429],
    limit: { max: 20, perSeconds: hour },
  },
  'POST /account/delete': {
    name: 'deleteAccount',
    summary: 'Delete the account; asks for its password, or for a fresh sign-in where there is none',
    access: 'signed-in',
    mayTakeLong: true,
    body: accountDeletionSchema,
    response: answerOf(none),
    errors: [429, 503],
    limit: { max: 10, perSeconds: hour },
  },
})
