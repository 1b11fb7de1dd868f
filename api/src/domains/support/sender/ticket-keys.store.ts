import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { tickets } from '../tickets/tickets.tables.ts'
import { isEncryptedWithOtherKey } from '#platform/secrets/encrypted-with-other-key.ts'

export const listKeyHashes = (db: Tx, after: string | undefined, limit: number) =>
  db
    .select({ id: tickets.id, keyHash: tickets.keyHash, earlierKeyHashes: tickets.earlierKeyHashes })
    .from(tickets)
    .where(and(isNotNull(tickets.keyHash), after === undefined ? undefined : gt(tickets.id, after)))
    .orderBy(tickets.id)
    .limit(limit)

/** Changes nothing if the hash was replaced by somebody else meanwhile. */
export const replaceKeyHashes = async (
  db: Tx,
  { id, keyHash }: { id: string; keyHash: string },
  next: { keyHash: string; earlierKeyHashes: string[] },
) => {
  await db
    .update(tickets)
    .set(next)
    .where(and(eq(tickets.id, id), eq(tickets.keyHash, keyHash)))
}

/**
 * Replaces phone numbers that no key can decrypt any more. They are not emptied: a ticket that asked to be
 * called back must still show that there was a number.
 */
export async function replaceUnreadablePhones(tx: Tx, keyIds: readonly string[], sealed: string) {
  for (const name of ['phoneNumberSealed', 'contactNumberSealed'] as const) {
    await tx
      .update(tickets)
      .set({ [name]: sealed })
      .where(isEncryptedWithOtherKey(tickets[name], keyIds))
  }
}
