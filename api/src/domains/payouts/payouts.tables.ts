import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FailReason, PayoutKind, PayoutStep } from '@haat/contract/domains/payouts.rules.ts'
import { instant, number64, textOrEmpty } from '#platform/database/columns.ts'

export type PayoutEnd = 'replaced' | 'cancelled' | 'unreadable'

/**
 * Where the money of shops goes. An account counts from `usable_from` until `ended_at`, which may both be to come: a new
 * account writes the end of the one before it at once, so that no job has to do anything when it begins.
 */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    id: uuid().primaryKey(),
    vendorId: number64().notNull(),
    kind: text().$type<PayoutKind>().notNull(),
    bankName: textOrEmpty(),
    bankBranch: textOrEmpty(),
    /** The last figures, which are all that anybody is shown. */
    maskedNumber: text().notNull(),
    /** Name and number of the account as JSON, encrypted at rest; null once it can never count. */
    holderSealed: text(),
    isFromApplication: boolean().notNull().default(false),
    createdBy: uuid().notNull(),
    createdAt: instant().notNull().defaultNow(),
    usableFrom: instant().notNull(),
    endedAt: instant(),
    endedFor: text().$type<PayoutEnd>(),
    endedBy: uuid(),
  },
  (t) => [
    // A shop has one account at most that has no end: of two changes at once the second is refused.
    uniqueIndex('payout_accounts_last')
      .on(t.vendorId)
      .where(sql`${t.endedAt} is null`),
    index('payout_accounts_vendor').on(t.vendorId, t.endedAt),
    check('payout_accounts_kind', sql`${t.kind} in ('bank', 'esewa', 'khalti')`),
    check('payout_accounts_end', sql`(${t.endedAt} is null) = (${t.endedFor} is null)`),
    check('payout_accounts_holder', sql`${t.endedAt} is not null or ${t.holderSealed} is not null`),
  ],
)

/** Money for a shop, from the proposal to the bank. Which entries it covers stands in the books of the shop (`paid_by`). */
export const payouts = pgTable(
  'payouts',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    vendorId: number64().notNull(),
    /** The Tuesday of its run; null where somebody proposed it by hand. */
    runDay: date(),
    accountId: uuid().notNull(),
    accountKind: text().$type<PayoutKind>().notNull(),
    amountPaisa: number64().notNull(),
    entryCount: integer().notNull(),
    state: text().$type<PayoutStep>().notNull(),
    /** When it came to its state. */
    movedAt: instant().notNull(),
    proposedAt: instant().notNull(),
    proposedBy: uuid(),
    /** When somebody first read the whole number of its account: from then on it may have been paid. */
    openedAt: instant(),
    openedBy: uuid(),
    sentAt: instant(),
    sentBy: uuid(),
    /** The bank's or the wallet's. */
    reference: text(),
    failedAt: instant(),
    failedBy: uuid(),
    failReason: text().$type<FailReason>(),
    failWords: textOrEmpty(),
    /** The payout that failed and that this one repeats. */
    repeatsId: number64(),
    withdrawnAt: instant(),
    withdrawnBy: uuid(),
    withdrawnWords: textOrEmpty(),
  },
  (t) => [
    // Two payouts of one shop at once would both spend the same balance.
    uniqueIndex('payouts_open')
      .on(t.vendorId)
      .where(sql`${t.state} in ('proposed', 'approved')`),
    // A run that is begun again proposes nothing twice.
    uniqueIndex('payouts_run')
      .on(t.runDay, t.vendorId)
      .where(sql`${t.runDay} is not null`),
    uniqueIndex('payouts_reference')
      .on(t.accountKind, sql`lower(${t.reference})`)
      .where(sql`${t.reference} is not null`),
    uniqueIndex('payouts_repeats')
      .on(t.repeatsId)
      .where(sql`${t.repeatsId} is not null and ${t.state} <> 'withdrawn'`),
    index('payouts_moved').on(t.state, t.movedAt, t.id),
    index('payouts_vendor').on(t.vendorId, t.id),
    check('payouts_state', sql`${t.state} in ('proposed', 'approved', 'sent', 'failed', 'withdrawn')`),
    check('payouts_amount', sql`${t.amountPaisa} > 0 and ${t.entryCount} > 0`),
    check('payouts_proposed', sql`(${t.runDay} is null) = (${t.proposedBy} is not null)`),
    check(
      'payouts_opened',
      sql`(${t.openedAt} is null) = (${t.openedBy} is null) and (${t.openedAt} is null or ${t.state} <> 'proposed')`,
    ),
    check(
      'payouts_sent',
      sql`(${t.state} in ('sent', 'failed')) = (${t.sentAt} is not null) and (${t.sentAt} is null) = (${t.sentBy} is null) and (${t.sentAt} is null) = (${t.reference} is null)`,
    ),
    check(
      'payouts_failed',
      sql`(${t.state} = 'failed') = (${t.failedAt} is not null) and (${t.failedAt} is null) = (${t.failedBy} is null) and (${t.failedAt} is null) = (${t.failReason} is null)`,
    ),
    check(
      'payouts_withdrawn',
      sql`(${t.state} = 'withdrawn') = (${t.withdrawnAt} is not null) and (${t.withdrawnAt} is null) = (${t.withdrawnBy} is null)`,
    ),
  ],
)

/** Who said yes to a payout, each person once. */
export const payoutApprovals = pgTable(
  'payout_approvals',
  {
    payoutId: number64().notNull(),
    userId: uuid().notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ name: 'payout_approvals_pkey', columns: [t.payoutId, t.userId] })],
)

/** The runs of Tuesdays; one without an end goes on where it stopped. */
export const payoutRuns = pgTable('payout_runs', {
  day: date().primaryKey(),
  startedAt: instant().notNull(),
  endedAt: instant(),
  payoutCount: integer().notNull().default(0),
  totalPaisa: number64().notNull().default(0),
})
