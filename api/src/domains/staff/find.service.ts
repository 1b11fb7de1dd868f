import type { Found } from '@haat/contract/domains/staff.ts'
import type { Tx } from '#platform/db/database.ts'
import { findContentByWords } from '../content/find-content.service.ts'
import { findOrderByNumber } from '../orders/find-order.service.ts'
import { findTicketsByWords } from '../tickets/find-tickets.service.ts'

const eachMost = 6

/** Tickets, content and orders by number, key or words: what is named exactly comes first. */
export async function findAnything(db: Tx, words: string): Promise<Found[]> {
  if (words.length < 2) return []
  const order = await findOrderByNumber(db, words)
  const tickets = await findTicketsByWords(db, words, eachMost)
  const contents = await findContentByWords(db, words, eachMost)
  return [
    ...(order ? [{ kind: 'order' as const, ...order }] : []),
    ...tickets.map((ticket) => ({ kind: 'ticket' as const, ...ticket })),
    ...contents.map((content) => ({ kind: 'content' as const, ...content })),
  ]
}
