import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField, publicIdSchema, requiredLineField } from '../shared/fields.ts'
import { passwordField } from './account.ts'
import { secondFactorCode } from './account.second-factor.ts'
import {
  accountNameMaxLength,
  bankMaxLength,
  fitsKind,
  payoutKinds,
  payoutStates,
  toAccountNumber,
} from './payouts.rules.ts'

export const payoutAccountSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(payoutKinds),
  /** Empty for a wallet. */
  bankName: z.string(),
  bankBranch: z.string(),
  /** Empty where only the masked number is left: of accounts that were cancelled or cannot be read any more. */
  accountName: z.string(),
  /** "••••0123". No answer to a shop ever holds the whole number. */
  maskedNumber: z.string(),
  state: z.enum(payoutStates),
  createdAt: z.iso.datetime(),
  /** Null once the account of whoever gave it is closed. */
  createdBy: z.string().nullable(),
  /** Whether it came with the application, whose papers staff have checked. */
  isFromApplication: z.boolean(),
  usableFrom: z.iso.datetime(),
  /** For one that another will replace, when that one begins. */
  endedAt: z.iso.datetime().nullable(),
  /** Who cancelled it. */
  endedBy: z.string().nullable(),
})
export type PayoutAccount = z.infer<typeof payoutAccountSchema>

export const payoutAccountsSchema = z.strictObject({
  current: payoutAccountSchema.nullable(),
  waiting: payoutAccountSchema.nullable(),
  /** Those that have ended, the last one first. */
  earlier: z.array(payoutAccountSchema),
})
export type PayoutAccounts = z.infer<typeof payoutAccountsSchema>

const accountNumber = requiredLineField(40, 'Account number').transform((typed, context) => {
  const number = toAccountNumber(typed)
  if (number !== undefined) return number
  context.addIssue('An account number has 6 to 24 figures.')
  return z.NEVER
})

export const newPayoutAccountSchema = z
  .strictObject({
    kind: z.enum(payoutKinds, `kind must be one of ${payoutKinds.join(', ')}`),
    bankName: lineField(bankMaxLength, 'Bank'),
    bankBranch: lineField(bankMaxLength, 'Branch'),
    accountName: requiredLineField(accountNameMaxLength, 'Name of the account'),
    accountNumber,
    password: passwordField,
    /** A fresh code of the authenticator app. Who has none sets one up first, and is told so. */
    code: secondFactorCode.optional(),
  })
  .superRefine(({ kind, bankName, bankBranch, accountNumber: number }, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (kind === 'bank' && bankName === '') refuse('bankName', 'Please name the bank.')
    if (kind === 'bank' && bankBranch === '') refuse('bankBranch', 'Please name the branch.')
    if (!fitsKind(kind, number)) refuse('accountNumber', 'A wallet has the number of a mobile phone.')
  })
export type NewPayoutAccount = z.output<typeof newPayoutAccountSchema>

const hour = 3600

export const payoutsEndpoints = defineEndpoints({
  'GET /vendor/shops/:shopId/payout-accounts': {
    name: 'getPayoutAccounts',
    summary:
      'Where the money of the shop goes, a change that waits, and earlier accounts; numbers are masked',
    access: 'vendor:payout',
    params: z.strictObject({ shopId: publicIdSchema }),
    response: answerOf(payoutAccountsSchema),
    errors: [404],
  },
  'POST /vendor/shops/:shopId/payout-accounts': {
    name: 'changePayoutAccount',
    summary:
      'Give another account, which begins after 48 hours; asks for the password and the second factor, which is set up first, and tells all owners by mail',
    access: 'vendor:payout',
    params: z.strictObject({ shopId: publicIdSchema }),
    body: newPayoutAccountSchema,
    response: answerOf(payoutAccountsSchema),
    errors: [404, 409, 429, 503],
    limit: { max: 10, perSeconds: hour },
  },
  'DELETE /vendor/shops/:shopId/payout-accounts/:id': {
    name: 'cancelPayoutChange',
    summary: 'Stop a change that has not begun; the account that is in force stays',
    access: 'vendor:payout',
    params: z.strictObject({ shopId: publicIdSchema, id: z.uuid('This is not the id of an account') }),
    response: answerOf(payoutAccountsSchema),
    errors: [404, 409],
  },
})
