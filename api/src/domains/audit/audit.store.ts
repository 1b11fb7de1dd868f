import { and, desc, eq, gte, like, lt, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { plainWords, wordsQuery } from '#platform/db/words-query.ts'
import { auditEntries } from './audit.tables.ts'

export type AuditRow = typeof auditEntries.$inferSelect
type NewRow = Omit<typeof auditEntries.$inferInsert, 'words'>

/** Found by whom, what and which; what changed is looked at, not searched. */
export async function insertEntry(tx: Tx, row: NewRow): Promise<void> {
  const words = plainWords([row.actorName, row.action, row.subjectId, row.subjectLabel].join(' '))
  await tx.insert(auditEntries).values({ ...row, words: sql`to_tsvector('simple', ${words})` })
}

export interface AuditFilter {
  actor: string
  /** `content.publish`, or all of `content`. */
  action: string
  words: string
  from: Date | null
  before: Date | null
}

/** Where a page begins: after this row, which time alone would not tell from its neighbours. */
export interface AuditPlace {
  at: string
  id: string
}

const isNamed = (action: string) =>
  action.includes('.') ? eq(auditEntries.action, action) : like(auditEntries.action, `${action}.%`)

function matching({ actor, action, words, from, before }: AuditFilter): SQL | undefined {
  return and(
    actor ? eq(auditEntries.actorId, actor) : undefined,
    action ? isNamed(action) : undefined,
    words ? sql`${auditEntries.words} @@ to_tsquery('simple', ${wordsQuery(words)})` : undefined,
    from ? gte(auditEntries.at, from) : undefined,
    before ? lt(auditEntries.at, before) : undefined,
  )
}

export async function findPlace(db: Tx, id: string): Promise<AuditPlace | null> {
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
  after: AuditPlace | null,
  most: number,
): Promise<AuditRow[]> => {
  const isAfter = after
    ? sql`(${auditEntries.at}, ${auditEntries.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : undefined
  return db
    .select()
    .from(auditEntries)
    .where(and(matching(filter), isAfter))
    .orderBy(...newestFirst)
    .limit(most)
}

/** An honest number up to `most`. In the order of the list: whatever finds its first rows finds these. */
export async function countEntries(db: Tx, filter: AuditFilter, most: number): Promise<number> {
  const some = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(matching(filter))
    .orderBy(...newestFirst)
    .limit(most)
    .as('some')
  return db.$count(some)
}

/** Who has done something that is noted, newest first among them. */
export async function listActors(db: Tx) {
  // One step of the index per person, however much each has done.
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
