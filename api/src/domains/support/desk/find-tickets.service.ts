import type { Tx } from '#platform/database/database.ts'
import { listTicketsByNumber, listTicketsByTerm } from './find-tickets.store.ts'
import { proofOf } from '../sender/sender-proof.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'

/** Numbers of up to nine digits fit into the integer column. */
const ticketNumberPattern = /^(?:t-?)?(\d{1,9})$/i

/** Tickets for the command palette of the console; a ticket whose number was typed comes first. */
export async function findTicketsByTerm(db: Tx, term: string, limit: number) {
  const number = ticketNumberPattern.exec(term)?.[1]
  const exact = number ? await listTicketsByNumber(db, Number(number)) : []
  const rows = [...exact, ...(await listTicketsByTerm(db, term, limit))]
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  return [...byNumber.values()].slice(0, limit).map((row) => {
    const id = ticketNumber(row)
    return { id, title: row.subject || row.name, detail: `${id} · ${row.name}`, proof: proofOf(row) }
  })
}
