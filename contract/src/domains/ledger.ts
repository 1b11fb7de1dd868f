import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { bsMonthPattern } from '../shared/bs-months.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import * as rules from './ledger.rules.ts'
import { doorPayments } from './orders.steps.rules.ts'
import { paymentMethods } from './payments.rules.ts'
import { payoutKinds } from './payouts.rules.ts'

const paisa = z.int()
const day = z.iso.date()
const time = z.iso.datetime()
/** A month of Bikram Sambat: "2083-07" is Kartik 2083. */
const bsMonth = z.string().regex(bsMonthPattern, 'A month is written like 2083-07')

/** What the shop gets is positive everywhere, what it gives negative. */
export const balanceSchema = z.strictObject({
  /** What Haat holds and owes the shop; negative where a refund came after the payout, until later sales cover it. */
  balancePaisa: paisa,
  /** What of it may be paid out today. What an open payout covers is not part of it any more. */
  payablePaisa: paisa,
  /** What becomes payable later, by day, the first day first; not more than `maxWaitsShown` days. */
  waits: z.array(z.strictObject({ day, paisa })),
  /** The next Tuesday on which payouts are proposed. */
  nextPayout: z.strictObject({
    day,
    /** What will be payable on that day. */
    expectedPaisa: paisa,
    /** Why it will not go out; null where it will. */
    stop: z.enum(rules.payoutStops).nullable(),
    account: z
      .strictObject({ kind: z.enum(payoutKinds), bankName: z.string(), maskedNumber: z.string() })
      .nullable(),
  }),
  /** A payout that is proposed or approved and was not sent yet. */
  openPayout: z
    .strictObject({ number: z.string(), day, amountPaisa: paisa, isApproved: z.boolean() })
    .nullable(),
  /** The day of the first entry; null while there is none. */
  firstDay: day.nullable(),
  /** The last day of the last month that was closed. */
  closedUntil: day.nullable(),
})
export type ShopBalance = z.infer<typeof balanceSchema>

export const entryLineSchema = z.strictObject({
  /** Null in lines from before it was recorded. */
  kind: z.enum(rules.vendorLineKinds).nullable(),
  amountPaisa: paisa,
  /** For commission and VAT, and what is given back of them: the rates (percent times a hundred) and what each was taken of. */
  rates: z.array(z.strictObject({ rate: z.int(), basePaisa: paisa })),
})
export type EntryLine = z.infer<typeof entryLineSchema>

export const ledgerEntrySchema = z.strictObject({
  /** Without a gap in the books of the shop. */
  number: z.int(),
  kind: z.enum(rules.entryKinds),
  at: time,
  day,
  lines: z.array(entryLineSchema),
  /** The sum of the lines, and the balance after all of them. */
  amountPaisa: paisa,
  balanceAfterPaisa: paisa,
  /** From which day on it may be paid out; null for payouts. */
  payableOn: day.nullable(),
  /** "P-0318": the payout that this entry is, or that covers it. */
  payoutNumber: z.string().nullable(),
  /** The parcel that it is about; null for payouts and for what came before there were entries. */
  parcel: z
    .strictObject({
      orderNumber: z.string(),
      /** What was sold, or for a refund what came back. */
      goods: z.array(z.strictObject({ title: bilingualSchema, quantity: z.int() })),
      deliveredOn: day.nullable(),
      method: z.enum(paymentMethods),
      /** How it was paid at the door; null where it was paid online. */
      paidHow: z.enum(doorPayments).nullable(),
      /** Whether the shop brought it itself. */
      isOwnDelivery: z.boolean(),
      courierName: z.string().nullable(),
    })
    .nullable(),
})
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

export const ledgerMonthSchema = z.strictObject({
  month: bsMonth,
  firstDay: day,
  lastDay: day,
  /** Whether its papers are written: nothing is added to it any more. */
  isClosed: z.boolean(),
  openingPaisa: paisa,
  /** In the order of the kinds; those without a line are left out. `earlier` is what came before kinds were recorded. */
  sums: z.array(
    z.strictObject({ kind: z.enum([...rules.vendorLineKinds, 'earlier']), paisa, count: z.int() }),
  ),
  closingPaisa: paisa,
  /** How many entries each view has in this month. */
  entryCounts: z.record(z.enum(rules.ledgerViews), z.int()),
  /** Whether opening and sums give the balance after the last entry. Where not, staff have been told. */
  agrees: z.boolean(),
})
export type LedgerMonth = z.infer<typeof ledgerMonthSchema>

const shopParams = z.strictObject({ shopId: publicIdSchema })
const books = { access: 'vendor:money', params: shopParams } as const

export const ledgerEndpoints = defineEndpoints({
  'GET /vendor/shops/:shopId/balance': {
    ...books,
    name: 'getShopBalance',
    summary: 'What Haat owes the shop, what of it is payable and when the rest will be',
    response: answerOf(balanceSchema),
    errors: [404],
  },
  'GET /vendor/shops/:shopId/ledger': {
    ...books,
    name: 'listLedger',
    summary: 'The books of the shop in one month, line by line, the newest entry first',
    query: z.strictObject({
      pageSize: pageQuery.pageSize.default(rules.defaultEntriesOfPage),
      /** The running month where none is named. */
      month: bsMonth.optional(),
      kind: z.enum(rules.ledgerViews, `kind must be one of ${rules.ledgerViews.join(', ')}`).default('all'),
      cursor: z.string().max(200).optional(),
    }),
    response: answerOf(
      z.strictObject({ items: z.array(ledgerEntrySchema), nextCursor: z.string().nullable() }),
    ),
    errors: [400, 404],
  },
  'GET /vendor/shops/:shopId/ledger/months/:month': {
    ...books,
    params: z.strictObject({ shopId: publicIdSchema, month: bsMonth }),
    name: 'getLedgerMonth',
    summary: 'How a month added up: what it began with, the sum of every kind of line, what it ended with',
    response: answerOf(ledgerMonthSchema),
    errors: [404],
  },
})
