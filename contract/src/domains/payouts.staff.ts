import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField, publicIdSchema, requiredLineField, slugSchema } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { secondFactorCode } from './account.second-factor.ts'
import { entryKinds } from './ledger.rules.ts'
import * as rules from './payouts.rules.ts'

const time = z.iso.datetime()
const day = z.iso.date()
const paisa = z.int()
const number = z.string()
const words = lineField(rules.payoutWordsMaxLength, 'Words').default('')

/** A payout as its shop sees it. */
export const shopPayoutSchema = z.strictObject({
  /** "P-0318" */
  number,
  amountPaisa: paisa,
  state: z.enum(rules.payoutSteps),
  /** How many entries of the books it covers, or covered until it failed. */
  entryCount: z.int(),
  proposedAt: time,
  /** When it came to its state. */
  movedAt: time,
  sentAt: time.nullable(),
  failedAt: time.nullable(),
  account: z.strictObject({
    kind: z.enum(rules.payoutKinds),
    bankName: z.string(),
    maskedNumber: z.string(),
  }),
  /** The bank's or the wallet's; null until it is sent. */
  reference: z.string().nullable(),
  failReason: z.enum(rules.failReasons).nullable(),
  failWords: z.string(),
  /** The payout that failed and that this one repeats. */
  repeats: number.nullable(),
})
export type ShopPayout = z.infer<typeof shopPayoutSchema>

export const staffPayoutSchema = shopPayoutSchema.extend({
  /** The address of its shop. */
  shopSlug: z.string(),
  shopName: bilingualSchema,
  /** The Tuesday of its run; null where somebody proposed it by hand. */
  runDay: day.nullable(),
  peopleNeeded: z.int(),
  approvals: z.array(z.strictObject({ name: z.string().nullable(), at: time, isMine: z.boolean() })),
  problem: z.enum(rules.payoutProblems).nullable(),
  /** The payout that repeats this one. */
  repeatedBy: number.nullable(),
})
export type StaffPayout = z.infer<typeof staffPayoutSchema>

export const staffPayoutDetailSchema = staffPayoutSchema.extend({
  /** What Haat owes the shop now. */
  balancePaisa: paisa,
  /** Whoever reads it belongs to this shop, and so must leave it to others. */
  isOwnShop: z.boolean(),
  /** What it covers, the newest first, not more than `maxCoveredShown`; none once it failed or was withdrawn. */
  entries: z.array(
    z.strictObject({
      number: z.int(),
      kind: z.enum(entryKinds),
      day,
      amountPaisa: paisa,
      orderNumber: z.string().nullable(),
    }),
  ),
  proposedBy: z.string().nullable(),
  /** When somebody first read the whole number of its account: from then on it may have been paid. */
  openedAt: time.nullable(),
  openedBy: z.string().nullable(),
  sentBy: z.string().nullable(),
  failedBy: z.string().nullable(),
  withdrawnAt: time.nullable(),
  withdrawnBy: z.string().nullable(),
  withdrawnWords: z.string(),
})
export type StaffPayoutDetail = z.infer<typeof staffPayoutDetailSchema>

export const payoutRunSchema = z.strictObject({
  day,
  startedAt: time,
  /** Null while it is still running. */
  endedAt: time.nullable(),
  payoutCount: z.int(),
  totalPaisa: paisa,
})
export type PayoutRun = z.infer<typeof payoutRunSchema>

const sum = z.strictObject({ count: z.int(), paisa })
export const payoutPageSchema = z.strictObject({
  items: z.array(staffPayoutSchema),
  nextCursor: z.string().nullable(),
  /** Of `payoutSumDays` for what was sent, failed or withdrawn. */
  sums: z.record(z.enum(rules.payoutSteps), sum),
  /** The last one; null before the first Tuesday. */
  run: payoutRunSchema.nullable(),
  nextRunDay: day,
})
export type PayoutPage = z.infer<typeof payoutPageSchema>

const money = { access: 'staff:money' } as const
const one = { ...money, params: z.strictObject({ number: publicIdSchema }) } as const
const detailAnswer = answerOf(staffPayoutDetailSchema)
const moved = { response: detailAnswer, errors: [401, 403, 404, 409] } as const
const withCode = z.strictObject({ code: secondFactorCode })

/**
 * Payouts from the proposal to the bank. Whatever the same person sends twice counts once and is answered the same. Nobody
 * decides about a shop that they belong to. What is refused because of its state names in `fields` why: `state`, `balance`,
 * `account`, `newAccount`, `ownShop`, `reference`, `open`, `opened`, `nothing`.
 */
export const payoutsForStaffEndpoints = defineEndpoints({
  'GET /staff/payouts': {
    ...money,
    name: 'listPayouts',
    summary: 'Payouts in one state, the newest first, with the sums of all states and the last run',
    query: z.strictObject({
      pageSize: pageQuery.pageSize,
      state: z
        .enum(rules.payoutSteps, `state must be one of ${rules.payoutSteps.join(', ')}`)
        .default('proposed'),
      cursor: z.string().max(200).optional(),
    }),
    response: answerOf(payoutPageSchema),
    errors: [400],
  },
  'GET /staff/payouts/:number': {
    ...one,
    name: 'getPayout',
    summary: 'A payout with what it covers and who approved it; the number of its account is masked',
    response: detailAnswer,
    errors: [404],
  },
  'POST /staff/payouts/propose': {
    ...money,
    name: 'proposePayout',
    summary: 'Propose what is payable to one shop now, by the rules of the run',
    body: z.strictObject({ shopSlug: slugSchema }),
    ...moved,
  },
  'POST /staff/payouts/approve': {
    ...money,
    name: 'approvePayouts',
    summary: 'Approve many payouts at once; asks for the second factor once and answers for each',
    body: z.strictObject({
      numbers: z
        .array(publicIdSchema)
        .min(1, 'Please choose at least one payout')
        .max(rules.maxApprovedAtOnce, `At most ${rules.maxApprovedAtOnce} payouts at once`),
      code: secondFactorCode,
    }),
    response: answerOf(
      z.array(
        z.strictObject({
          number,
          /** `partly` waits for another person; null where it was refused. */
          state: z.enum(['approved', 'partly']).nullable(),
          /** Why it was refused, as in the `fields` of an error. */
          refusal: z.enum(['state', 'ownShop', 'missing', ...rules.payoutProblems]).nullable(),
        }),
      ),
    ),
    errors: [401, 403, 409],
  },
  'POST /staff/payouts/:number/approve': {
    ...one,
    name: 'approvePayout',
    summary: 'Say yes to a payout; above Rs. 2,00,000 a second person has to; asks for the second factor',
    body: withCode,
    ...moved,
  },
  'POST /staff/payouts/:number/account': {
    ...one,
    name: 'openPayoutAccount',
    summary:
      'The whole number of the account, for whoever pays, while nothing stands in the way; asks for the second factor and is audited',
    body: withCode,
    response: answerOf(
      z.strictObject({
        kind: z.enum(rules.payoutKinds),
        bankName: z.string(),
        bankBranch: z.string(),
        accountName: z.string(),
        accountNumber: z.string(),
      }),
    ),
    errors: [401, 403, 404, 409],
  },
  'POST /staff/payouts/:number/sent': {
    ...one,
    name: 'sendPayout',
    summary: 'The bank or the wallet has it, under this reference; asks for the second factor',
    body: withCode.extend({
      reference: requiredLineField(rules.payoutReferenceMaxLength, 'Reference'),
    }),
    ...moved,
  },
  'POST /staff/payouts/:number/failed': {
    ...one,
    name: 'failPayout',
    summary: 'The money came back: the shop is owed it again; asks for the second factor',
    body: withCode.extend({
      reason: z.enum(rules.failReasons, `reason must be one of ${rules.failReasons.join(', ')}`),
      words,
    }),
    ...moved,
  },
  'POST /staff/payouts/:number/repeat': {
    ...one,
    name: 'repeatPayout',
    summary: 'Propose anew what failed, to the account that is in force now',
    ...moved,
  },
  'POST /staff/payouts/:number/withdraw': {
    ...one,
    name: 'withdrawPayout',
    summary: 'Take back a payout that was not sent; what it covered can be paid again',
    body: z.strictObject({
      words,
      /** Has to be said of one whose number was read: somebody has looked at the bank. */
      isNotPaid: z.boolean().default(false),
    }),
    ...moved,
  },
  'GET /vendor/shops/:shopId/payouts': {
    name: 'listShopPayouts',
    summary: 'The payouts of the shop, the newest first, without those that were withdrawn',
    access: 'vendor:money',
    params: z.strictObject({ shopId: publicIdSchema }),
    query: z.strictObject({ pageSize: pageQuery.pageSize, cursor: z.string().max(200).optional() }),
    response: answerOf(
      z.strictObject({ items: z.array(shopPayoutSchema), nextCursor: z.string().nullable() }),
    ),
    errors: [400, 404],
  },
})
