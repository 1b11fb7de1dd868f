import { customType, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from '#platform/db/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What staff did. Rows are only ever added: a trigger refuses everything else. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Grows with time. */
    id: uuid().primaryKey(),
    at: instant().notNull().defaultNow(),
    /** None for what was done on the command line. */
    actorId: uuid(),
    /** As they were called then. */
    actorName: text().notNull(),
    /** `subject.verb`, as in `content.publish`. */
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    subjectLabel: text().notNull(),
    /** Only what differs. */
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
