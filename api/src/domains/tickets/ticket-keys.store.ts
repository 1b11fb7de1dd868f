import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { sealedOtherwise } from '#platform/secrets/sealed-otherwise.ts'
import { tickets } from './tickets.tables.ts'

export const listKeyHashes = (db: Tx, after: string | undefined, limit: number) =>
  db
    .select({ id: tickets.id, keyHash: tickets.keyHash, earlierKeyHashes: tickets.earlierKeyHashes })
    .from(tickets)
    .where(and(isNotNull(tickets.keyHash), after === undefined ? undefined : gt(tickets.id, after)))
    .orderBy(tickets.id)
    .limit(limit)

/** Only where nobody else has changed it meanwhile. */
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

/** Not emptied: a message that wants to be called back has a number, if one that nobody can read. */
export async function replaceUnreadablePhones(tx: Tx, keyIds: readonly string[], sealed: string) {
  for (const name of ['phoneNumberSealed', 'contactNumberSealed'] as const) {
    await tx
      .update(tickets)
      .set({ [name]: sealed })
      .where(sealedOtherwise(tickets[name], keyIds))
  }
}
