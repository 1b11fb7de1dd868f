import { desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { wordsQuery } from '#platform/db/words-query.ts'
import { tickets } from './tickets.tables.ts'

const shown = {
  number: tickets.number,
  type: tickets.type,
  subject: tickets.subject,
  name: tickets.name,
  status: tickets.status,
  userId: tickets.userId,
  emailProven: tickets.emailProven,
}

export const listTicketsByWords = (db: Tx, words: string, most: number) =>
  db
    .select(shown)
    .from(tickets)
    .where(sql`${tickets.words} @@ to_tsquery('simple', ${wordsQuery(words)})`)
    .orderBy(desc(tickets.updatedAt), desc(tickets.number))
    .limit(most)

export const listTicketsByNumber = (db: Tx, number: number) =>
  db.select(shown).from(tickets).where(eq(tickets.number, number))
