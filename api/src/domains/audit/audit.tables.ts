import { customType, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from '#platform/database/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The audit log of what staff did. Rows are only added: a trigger refuses updates and deletes. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** A UUID of version 7, which grows with time. */
    id: uuid().primaryKey(),
    at: instant().notNull().defaultNow(),
    /** Null for what was done on the command line. */
    actorId: uuid(),
    /** The name of the actor at that time. */
    actorName: text().notNull(),
    /** `subject.verb`, as in `content.publish`. */
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    subjectLabel: text().notNull(),
    /** Only the fields that differ between before and after. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    ipAddress: text(),
    words: tsvector()
      .notNull()
      .default(sql`''::tsvector`),
  },
  (t) => [
    index('audit_entries_at').on(t.at, t.id),
    index('audit_entries_actor').on(t.actorId, t.at, t.id),
    index('audit_entries_action').on(t.action.op('text_pattern_ops'), t.at, t.id),
    index('audit_entries_subject').on(t.subjectKind, t.subjectId, t.at),
    index('audit_entries_words').using('gin', t.words),
  ],
)
