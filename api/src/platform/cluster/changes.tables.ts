import { sql } from 'drizzle-orm'
import { customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, number64 } from '#platform/database/columns.ts'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Changes of things that processes cache. Triggers write the rows, so that no write can forget it; rows are
 * kept for an hour.
 */
export const changes = pgTable(
  'changes',
  {
    seq: number64().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<ChangeKind>().notNull(),
    /** Null when more things changed than are worth listing one by one. */
    number: number64(),
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('changes_xid').on(t.xid)],
)
export type ChangeKind = 'product' | 'vendor' | 'category' | 'service' | 'document' | 'otherDocument' | 'word'
