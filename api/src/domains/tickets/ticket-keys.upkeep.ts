import type { Tx } from '#platform/db/database.ts'
import type { Sealer } from '#platform/secrets/sealer.ts'
import { unreadable } from '#platform/secrets/unreadable.ts'
import { ticketKey, ticketKeyHash } from './ticket-key.ts'
import { listKeyHashes, replaceKeyHashes, replaceUnreadablePhones } from './ticket-keys.store.ts'

const perStep = 500

/** After a change of the secret key: new links are made with the new one, and those in sent mails go on working. */
export async function renewTicketKeys(db: Tx, sealer: Sealer): Promise<number> {
  let done = 0
  for (let after: string | undefined; ;) {
    const rows = await listKeyHashes(db, after, perStep)
    for (const { id, keyHash, earlierKeyHashes } of rows) {
      const next = ticketKeyHash(ticketKey({ sealer }, id))
      if (keyHash === null || keyHash === next) continue
      const earlier = new Set([...earlierKeyHashes, keyHash])
      earlier.delete(next)
      await replaceKeyHashes(db, { id, keyHash }, { keyHash: next, earlierKeyHashes: [...earlier] })
      done += 1
    }
    if (rows.length < perStep) return done
    after = rows.at(-1)!.id
  }
}

/** The key of these phones is lost for good. */
export const forgetUnreadablePhonesOfTickets = (tx: Tx, { seal, keyIds }: Sealer) =>
  replaceUnreadablePhones(tx, keyIds, seal(unreadable))
