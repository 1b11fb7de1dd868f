import { sql } from 'drizzle-orm'
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, number64 } from '#platform/db/columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What changed of that which processes keep in memory; written by triggers, so that no write can forget it. Rows of the
 * last hour are kept.
 */
export const changes = pgTable(
  'changes',
  {
    seq: number64().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<ChangeKind>().notNull(),
    /** None: more than are worth telling one by one. */
    number: number64(),
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('changes_xid').on(t.xid)],
)
export type ChangeKind = 'product' | 'vendor' | 'category' | 'service' | 'document' | 'word'
