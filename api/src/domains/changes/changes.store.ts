import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { prepared } from '#platform/db/prepared.ts'
import { changes, type ChangeKind } from './changes.tables.ts'

export type { ChangeKind } from './changes.tables.ts'
export interface Change {
  kind: ChangeKind
  number: number | null
}
/** Up to where changes are known. */
export interface Mark {
  /** The highest number seen. */
  seq: number
  /** All transactions before this one have ended: what they changed has been seen. */
  xmin: string
}

const highest = sql<number>`(select coalesce(max(${changes.seq}), 0)::float8 from ${changes})`
const xmin = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`

export async function readMark(db: Tx): Promise<Mark> {
  const { rows } = await db.execute<{ seq: number; xmin: string }>(
    sql`select ${highest} as seq, ${xmin} as xmin`,
  )
  return rows[0]!
}

/** One row from an index: cheap enough to ask before every answer. */
const stamp = prepared((db) =>
  db.select({ seq: sql<number>`coalesce(max(${changes.seq}), 0)::float8` }).from(changes),
)
export const readStamp = async (db: Tx): Promise<number> => (await stamp(db).execute())[0]!.seq

/**
 * What changed since. Numbers are given before a transaction ends, so a lower one may come after a higher one: what an
 * unfinished transaction may still bring is read again until it has ended.
 */
export async function readChanges(db: Tx, since: Mark): Promise<{ mark: Mark; changed: Change[] }> {
  const { rows } = await db.execute<{ seq: number; xmin: string; changed: Change[] | null }>(sql`
    select ${highest} as seq, ${xmin} as xmin,
      (select json_agg(json_build_object('kind', kind, 'number', number)) from
        (select distinct kind, number from ${changes} where xid >= ${since.xmin}::xid8) news) as changed`)
  const { changed, ...mark } = rows[0]!
  return { mark, changed: changed ?? [] }
}

/** The newest stays: it tells where the numbers stand. */
export const dropOldChanges = (db: Tx, keptMs: number) =>
  db.execute(sql`delete from ${changes} where created_at < now() - ${keptMs / 1000} * interval '1 second'
    and seq < ${highest}`)
