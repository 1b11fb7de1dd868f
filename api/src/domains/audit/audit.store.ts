import { and, desc, eq, gte, like, lt, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { plainWords, prefixQuery } from '#platform/database/search-patterns.ts'
import { auditEntries } from './audit.tables.ts'

export type AuditRow = typeof auditEntries.$inferSelect
type NewRow = Omit<typeof auditEntries.$inferInsert, 'words'>

/** An entry can be searched by its actor, action and subject, not by what changed. By hand, which is built four times as fast. */
export function insertEntrySql({ before, after, ...row }: NewRow): SQL {
  const words = plainWords([row.actorName, row.action, row.subjectId, row.subjectLabel].join(' '))
  const json = (facts: NewRow['before']) => (facts ? JSON.stringify(facts) : null)
  return sql`insert into audit_entries
    (id, at, actor_id, actor_name, action, subject_kind, subject_id, subject_label, before, after, ip_address, words)
    values (${row.id}::uuid, coalesce(${row.at?.toISOString() ?? null}::timestamptz, now()), ${row.actorId}::uuid, ${row.actorName}::text,
      ${row.action}::text, ${row.subjectKind}::text, ${row.subjectId}::text, ${row.subjectLabel}::text, ${json(before)}::jsonb,
      ${json(after)}::jsonb, ${row.ipAddress}::text, to_tsvector('simple', ${words}))`
}

/** What all entries about one kind of subject say of it, before and after. */
export const listAudited = (db: Tx, subjectKind: string): Promise<Pick<AuditRow, 'before' | 'after'>[]> =>
  db
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.subjectKind, subjectKind))

export interface AuditFilter {
  actor: string
  /** One action as `content.publish`, or `content` for all actions on content. */
  action: string
  searchTerm: string
  from: Date | null
  before: Date | null
}

/** The row after which a page begins. Its id is needed because entries may have the same time. */
export interface AuditPosition {
  at: string
  id: string
}

const hasAction = (action: string) =>
  action.includes('.') ? eq(auditEntries.action, action) : like(auditEntries.action, `${action}.%`)

function matchesFilter({ actor, action, searchTerm, from, before }: AuditFilter): SQL | undefined {
  return and(
    actor ? eq(auditEntries.actorId, actor) : undefined,
    action ? hasAction(action) : undefined,
    searchTerm ? sql`${auditEntries.words} @@ to_tsquery('simple', ${prefixQuery(searchTerm)})` : undefined,
    from ? gte(auditEntries.at, from) : undefined,
    before ? lt(auditEntries.at, before) : undefined,
  )
}

export async function findPosition(db: Tx, id: string): Promise<AuditPosition | null> {
  const [row] = await db
    .select({ at: sql<string>`${auditEntries.at}::text`, id: auditEntries.id })
    .from(auditEntries)
    .where(eq(auditEntries.id, id))
  return row ?? null
}

const newestFirst = [desc(auditEntries.at), desc(auditEntries.id)]

export const listEntries = (
  db: Tx,
  filter: AuditFilter,
  after: AuditPosition | null,
  limit: number,
): Promise<AuditRow[]> => {
  const isAfter = after
    ? sql`(${auditEntries.at}, ${auditEntries.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : undefined
  return db
    .select()
    .from(auditEntries)
    .where(and(matchesFilter(filter), isAfter))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** Counts exactly up to `limit`. It sorts like the list, so that the same index serves both. */
export async function countEntries(db: Tx, filter: AuditFilter, limit: number): Promise<number> {
  const some = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(matchesFilter(filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .as('some')
  return db.$count(some)
}

/** Everybody who has entries in the log, with their latest name, sorted by name. */
export async function listActors(db: Tx) {
  // Jumps through the index from person to person instead of reading all their entries.
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    with recursive people as (
      (select actor_id from ${auditEntries} where actor_id is not null order by actor_id limit 1)
      union all
      select (select a.actor_id from ${auditEntries} a where a.actor_id > p.actor_id order by a.actor_id limit 1)
      from people p where p.actor_id is not null)
    select p.actor_id as id, latest.actor_name as name from people p
    cross join lateral (
      select actor_name from ${auditEntries} a where a.actor_id = p.actor_id order by a.at desc, a.id desc limit 1) latest
    order by latest.actor_name limit 200`)
  return rows
}
