import type { Tx } from '#platform/db/database.ts'
import { listTicketsByNumber, listTicketsByWords } from './find-tickets.store.ts'
import { proofOf } from './sender-proof.ts'
import { ticketNumber } from './ticket-number.ts'

/** Nine digits fit the column. */
const asNumber = /^(?:t-?)?(\d{1,9})$/i

/** Tickets for the command palette, the one of that number first. */
export async function findTicketsByWords(db: Tx, words: string, most: number) {
  const number = asNumber.exec(words)?.[1]
  const exact = number ? await listTicketsByNumber(db, Number(number)) : []
  const rows = [...exact, ...(await listTicketsByWords(db, words, most))]
  const known = new Map(rows.map((row) => [row.number, row]))
  return [...known.values()].slice(0, most).map((row) => {
    const id = ticketNumber(row)
    return { id, title: row.subject || row.name, detail: `${id} · ${row.name}`, proof: proofOf(row) }
  })
}
