import type { StaffSearchResult } from '@haat/contract/domains/staff.ts'
import type { Tx } from '#platform/database/database.ts'
import { findContentByTerm } from '../content/content.service.ts'
import { findOrderByNumber } from '../orders/orders-for-staff.service.ts'
import { findTicketsByTerm } from '../support/desk/find-tickets.service.ts'

const maxPerKind = 6

/** Finds an order, tickets and content for the command palette, by number, key or search term. */
export async function searchConsole(db: Tx, term: string): Promise<StaffSearchResult[]> {
  if (term.length < 2) return []
  const order = await findOrderByNumber(db, term)
  const tickets = await findTicketsByTerm(db, term, maxPerKind)
  const contents = await findContentByTerm(db, term, maxPerKind)
  return [
    ...(order ? [{ kind: 'order' as const, ...order }] : []),
    ...tickets.map((ticket) => ({ kind: 'ticket' as const, ...ticket })),
    ...contents.map((content) => ({ kind: 'content' as const, ...content })),
  ]
}
