import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { isEncryptedWithOtherKey } from '#platform/secrets/encrypted-with-other-key.ts'
import { payoutAccounts } from './payouts.tables.ts'

/** Whether a shop ever had an account, inside of a larger statement. */
export const hasPayoutAccountSql = (vendorId: string) =>
  `exists (select from payout_accounts p where p.vendor_id = ${vendorId})`

export type PayoutRow = typeof payoutAccounts.$inferSelect
type NewPayoutRow = Omit<typeof payoutAccounts.$inferInsert, 'id'>

/** As many as a screen shows: nobody changes their bank more often. */
const maxShown = 50

/** The accounts of a shop: the one without an end, the one that it will replace, and then those that ended last. */
export const listPayoutAccounts = (db: Tx, vendorId: number): Promise<PayoutRow[]> =>
  db
    .select()
    .from(payoutAccounts)
    .where(eq(payoutAccounts.vendorId, vendorId))
    .orderBy(sql`${payoutAccounts.endedAt} desc nulls first`, desc(payoutAccounts.createdAt))
    .limit(maxShown)

export const insertPayoutAccount = async (tx: Tx, row: NewPayoutRow) => {
  await tx.insert(payoutAccounts).values({ id: randomUUIDv7(), ...row })
}

/** Writes when the account that has no end will be replaced. */
export const replaceLastAccount = async (tx: Tx, vendorId: number, at: Date) => {
  await tx
    .update(payoutAccounts)
    .set({ endedAt: at, endedFor: 'replaced' })
    .where(and(eq(payoutAccounts.vendorId, vendorId), isNull(payoutAccounts.endedAt)))
}

/** Ends an account that has not begun, and forgets whose it was: no money ever went there. */
export const cancelAccount = async (tx: Tx, id: string, { at, by }: { at: Date; by: string }) => {
  await tx
    .update(payoutAccounts)
    .set({ endedAt: at, endedFor: 'cancelled', endedBy: by, holderSealed: null })
    .where(eq(payoutAccounts.id, id))
}

/** Takes back the end of the account that was to be replaced at this moment. */
export const keepAccountBefore = async (tx: Tx, { vendorId, usableFrom }: PayoutRow) => {
  await tx
    .update(payoutAccounts)
    .set({ endedAt: null, endedFor: null })
    .where(
      and(
        eq(payoutAccounts.vendorId, vendorId),
        eq(payoutAccounts.endedFor, 'replaced'),
        eq(payoutAccounts.endedAt, usableFrom),
      ),
    )
}

/** Ends the accounts whose key is lost, also one that was to be replaced later; those that have ended keep their end. */
export async function endUnreadableAccounts(tx: Tx, keyIds: readonly string[], at: Date) {
  const isLost = isEncryptedWithOtherKey(payoutAccounts.holderSealed, keyIds)
  await tx
    .update(payoutAccounts)
    .set({ endedAt: at, endedFor: 'unreadable' })
    .where(and(isLost, or(isNull(payoutAccounts.endedAt), gt(payoutAccounts.endedAt, at))))
  await tx.update(payoutAccounts).set({ holderSealed: null }).where(isLost)
}
