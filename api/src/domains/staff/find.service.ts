import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import type { StaffSearchResult } from '@haat/contract/domains/staff.ts'
import type { Tx } from '#platform/database/database.ts'
import { findApplicationsByTerm } from '../applications/find-applications.service.ts'
import { findContentByTerm } from '../content/content.service.ts'
import { findOrderByNumber } from '../orders/orders-for-staff.service.ts'
import { findTicketsByTerm } from '../support/desk/find-tickets.service.ts'

const maxPerKind = 6

/**
 * Finds an order, tickets, content and applications for the command palette, by number, key or search term: only what
 * the reader's rights allow.
 */
export async function searchConsole(
  db: Tx,
  term: string,
  rights: readonly StaffRight[],
): Promise<StaffSearchResult[]> {
  if (term.length < 2) return []
  const order = rights.includes('orders') ? await findOrderByNumber(db, term) : null
  const tickets = rights.includes('support') ? await findTicketsByTerm(db, term, maxPerKind) : []
  const contents = rights.includes('content') ? await findContentByTerm(db, term, maxPerKind) : []
  const applications = rights.includes('vendors') ? await findApplicationsByTerm(db, term, maxPerKind) : []
  return [
    ...(order ? [{ kind: 'order' as const, ...order }] : []),
    ...tickets.map((ticket) => ({ kind: 'ticket' as const, ...ticket })),
    ...contents.map((content) => ({ kind: 'content' as const, ...content })),
    ...applications.map((application) => ({ kind: 'application' as const, ...application })),
  ]
}
