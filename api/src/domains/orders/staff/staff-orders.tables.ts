import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CallOutcome } from '@haat/contract/domains/orders.staff.rules.ts'
import { instant, number64 } from '#platform/database/columns.ts'
import { orders } from '../orders.tables.ts'

/** The calls by which staff ask whether a cash order is meant. Rows are only added. */
export const confirmationCalls = pgTable(
  'confirmation_calls',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    orderId: number64()
      .notNull()
      .references(() => orders.id),
    outcome: text().$type<CallOutcome>().notNull(),
    words: text().notNull().default(''),
    actorId: uuid().notNull(),
    at: instant().notNull().defaultNow(),
    callAgainAt: instant(),
  },
  (t) => [
    index('confirmation_calls_order').on(t.orderId, t.id),
    check(
      'confirmation_calls_outcome',
      sql`${t.outcome} in ('confirmed', 'noAnswer', 'callAgain', 'refused')`,
    ),
    check('confirmation_calls_again', sql`(${t.outcome} = 'callAgain') = (${t.callAgainAt} is not null)`),
  ],
)
