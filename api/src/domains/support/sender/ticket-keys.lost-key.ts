import type { Tx } from '#platform/database/database.ts'
import type { Encryption } from '#platform/secrets/encryption.ts'
import { unreadableText } from '#platform/secrets/encryption.ts'
import { ticketKey, ticketKeyHash } from './ticket-key.ts'
import { listKeyHashes, replaceKeyHashes, replaceUnreadablePhones } from './ticket-keys.store.ts'

const batchSize = 500

/**
 * Runs after a change of the secret key: new links are made with the new key, and the links in mails that were
 * sent before go on working. Returns how many tickets were changed.
 */
export async function renewTicketKeys(db: Tx, encryption: Encryption): Promise<number> {
  let done = 0
  for (let after: string | undefined; ;) {
    const rows = await listKeyHashes(db, after, batchSize)
    for (const { id, keyHash, earlierKeyHashes } of rows) {
      const next = ticketKeyHash(ticketKey({ encryption }, id))
      if (keyHash === null || keyHash === next) continue
      const earlier = new Set([...earlierKeyHashes, keyHash])
      earlier.delete(next)
      await replaceKeyHashes(db, { id, keyHash }, { keyHash: next, earlierKeyHashes: [...earlier] })
      done += 1
    }
    if (rows.length < batchSize) return done
    after = rows.at(-1)!.id
  }
}

/** Marks phone numbers of tickets whose encryption key is lost for good. */
export const forgetUnreadablePhonesOfTickets = (tx: Tx, { encrypt, keyIds }: Encryption) =>
  replaceUnreadablePhones(tx, keyIds, encrypt(unreadableText))
