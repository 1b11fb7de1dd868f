import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PayoutKind } from '@haat/contract/domains/payouts.rules.ts'
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
