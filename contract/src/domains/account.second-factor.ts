import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { secondFactorDigits } from './account.second-factor.rules.ts'

/** A code of the authenticator app. */
export const secondFactorCode = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${secondFactorDigits}}$`), `A code has ${secondFactorDigits} digits`)
const recoveryCode = z
  .string()
  .trim()
  .min(8, 'A recovery code is longer')
  .max(40, 'A recovery code is shorter')
const password = z.string().min(1, 'Password is required').max(128)

export const secondFactorSchema = z.strictObject({
  isSetUp: z.boolean(),
  /** Whether this session has shown its second factor. */
  isConfirmed: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Whether the person said "later" not long ago: then nobody asks them to set one up. */
  isPostponed: z.boolean(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

/** For the other calls wrong codes are counted, per account. */
const tries = { max: 10, perSeconds: 300 }

export const secondFactorEndpoints = defineEndpoints({
  'GET /account/second-factor': {
    name: 'getSecondFactor',
    summary: 'Whether a second factor is set up, and whether this session has shown it',
    access: 'signed-in',
    response: answerOf(secondFactorSchema),
  },
  'POST /account/second-factor': {
    name: 'beginSecondFactor',
    summary:
      'A new secret for an authenticator app; counts from its first right code. For staff and for members of shops',
    access: 'signed-in',
    body: z.strictObject({ password }),
    response: answerOf(z.strictObject({ secret: z.string(), uri: z.string() })),
    errors: [409, 429, 503],
    limit: tries,
  },
  'POST /account/second-factor/confirm': {
    name: 'confirmSecondFactor',
    summary: 'The first code of the new secret; answers recovery codes, once',
    access: 'signed-in',
    body: z.strictObject({ code: secondFactorCode }),
    response: answerOf(recoveryCodes),
    errors: [409, 429],
  },
  'POST /account/second-factor/verify': {
    name: 'verifySecondFactor',
    summary: 'Show the second factor for this session: a code, or a recovery code that then is used up',
    access: 'signed-in',
    body: z.union([z.strictObject({ code: secondFactorCode }), z.strictObject({ recoveryCode })]),
    response: answerOf(secondFactorSchema),
    errors: [409, 429],
  },
  'POST /account/second-factor/recovery-codes': {
    name: 'renewRecoveryCodes',
    summary: 'New recovery codes; the old ones are void',
    access: 'signed-in',
    body: z.strictObject({ code: secondFactorCode }),
    response: answerOf(recoveryCodes),
    errors: [409, 429],
  },
  'POST /account/second-factor/postpone': {
    name: 'postponeSecondFactor',
    summary: 'Do not ask me to set up a second factor for 30 days',
    access: 'signed-in',
    response: answerOf(secondFactorSchema),
    limit: tries,
  },
  'POST /account/second-factor/turn-off': {
    name: 'turnOffSecondFactor',
    summary: 'Do without a second factor from now on; staff cannot',
    access: 'signed-in',
    body: z.strictObject({ password, code: secondFactorCode }),
    response: answerOf(secondFactorSchema),
    errors: [409, 429, 503],
    limit: tries,
  },
})
