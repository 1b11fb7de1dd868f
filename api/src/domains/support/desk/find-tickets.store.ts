import { desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { tickets } from '../tickets/tickets.tables.ts'
import { prefixQuery } from '#platform/database/search-patterns.ts'

const columns = {
  number: tickets.number,
  type: tickets.type,
  subject: tickets.subject,
  name: tickets.name,
  status: tickets.status,
  userId: tickets.userId,
  emailProven: tickets.emailProven,
  takenDownById: tickets.takenDownById,
}

export const listTicketsByTerm = (db: Tx, term: string, limit: number) =>
  db
    .select(columns)
    .from(tickets)
    .where(sql`${tickets.words} @@ to_tsquery('simple', ${prefixQuery(term)})`)
    .orderBy(desc(tickets.updatedAt), desc(tickets.number))
    .limit(limit)

export const listTicketsByNumber = (db: Tx, number: number) =>
  db.select(columns).from(tickets).where(eq(tickets.number, number))
