import type { Tx } from '#platform/database/database.ts'
import { insertLines, insertPostings, type LedgerLine, type NewPosting } from './ledger.store.ts'

/** Posts events once, however often it is called with the same keys. Lines of 0 paisa are left out. */
export async function postAll(tx: Tx, postings: (NewPosting & { lines: LedgerLine[] })[]): Promise<void> {
  if (postings.length === 0) return
  const ids = await insertPostings(tx, postings)
  const lines = postings.flatMap((posting) => {
    const postingId = ids.get(posting.key)
    if (postingId === undefined) return []
    const said = posting.lines.filter(({ amountPaisa }) => amountPaisa !== 0)
    return said.map((line, position) => ({ ...line, postingId, position }))
  })
  // In one statement, so that the accounts of several shops are locked in the order of their ids.
  if (lines.length > 0) await insertLines(tx, lines)
}

export const post = (tx: Tx, key: string, orderId: number | null, lines: LedgerLine[], at?: Date) =>
  postAll(tx, [{ key, orderId, at, lines }])
