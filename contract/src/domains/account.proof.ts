import { z } from 'zod'
import { defineEndpoints } from '../shared/endpoint.ts'
import { linkToken, passwordField } from './account.ts'

const hour = 3600

export const accountConfirmationSchema = z.strictObject({ token: linkToken, password: passwordField })

/** The outcomes of the link in a mail that confirms an address. */
export const accountProofEndpoints = defineEndpoints({
  'GET /auth/verify-email': {
    name: 'verifyEmail',
    summary:
      'Confirm an address by the token of its mail, in a session of its account; elsewhere only what is to be asked. A second time is no failure',
    access: 'public',
    query: z.strictObject({ token: linkToken }),
    response: z.strictObject({
      message: z.string(),
      status: z.enum(['verified', 'already-verified', 'email-changed', 'question', 'sign-in']),
      /** The account that the question is about. */
      account: z.strictObject({ name: z.string(), registeredAt: z.iso.datetime() }).optional(),
    }),
    errors: [400, 429],
    limit: { max: 60, perSeconds: hour },
  },
  'POST /auth/confirm-account': {
    name: 'confirmAccount',
    summary: 'Yes, I opened the account that the link asks about: its password keeps it as it is',
    access: 'public',
    body: accountConfirmationSchema,
    response: z.strictObject({
      message: z.string(),
      status: z.enum(['verified', 'already-verified']),
      email: z.string(),
    }),
    errors: [400, 429, 503],
    limit: { max: 20, perSeconds: 60 },
  },
  'POST /auth/disown-account': {
    name: 'disownAccount',
    summary:
      'No, somebody else opened it: it is cleared, and its address is free for a password of its owner',
    access: 'public',
    body: z.strictObject({ token: linkToken }),
    response: z.strictObject({ message: z.string(), email: z.string(), resetToken: z.string() }),
    errors: [400, 429],
    limit: { max: 20, perSeconds: hour },
  },
})
