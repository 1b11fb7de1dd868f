import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import { changes, type ChangeKind } from './changes.tables.ts'

export type { ChangeKind } from './changes.tables.ts'
export interface Change {
  kind: ChangeKind
  number: number | null
}
/** Up to where the changes have been read. */
export interface ChangeCursor {
  /** The highest number that has been read. */
  seq: number
  /** All transactions before this one have ended, so their changes have been read. */
  xmin: string
}

/** The number of the last change. Reads one row from an index, which is cheap enough to do with every answer. */
export const lastChangeNumber = sql<number>`(select coalesce(max(${changes.seq}), 0)::float8 from ${changes})`
const xmin = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`

export async function readCursor(db: Tx): Promise<ChangeCursor> {
  const { rows } = await db.execute<{ seq: number; xmin: string }>(
    sql`select ${lastChangeNumber} as seq, ${xmin} as xmin`,
  )
  return rows[0]!
}

const stamp = prepared((db) => db.select({ seq: lastChangeNumber }).from(sql`(values (1)) one`))
export const readLastChangeNumber = async (db: Tx): Promise<number> => (await stamp(db).execute())[0]!.seq

/**
 * Reads what changed since the cursor. Numbers are assigned before a transaction ends, so a lower number may
 * become visible after a higher one: changes of transactions that were unfinished are read again until those
 * have ended.
 */
export async function readChanges(
  db: Tx,
  since: ChangeCursor,
): Promise<{ cursor: ChangeCursor; changed: Change[] }> {
  const { rows } = await db.execute<{ seq: number; xmin: string; changed: Change[] | null }>(sql`
    select ${lastChangeNumber} as seq, ${xmin} as xmin,
      (select json_agg(json_build_object('kind', kind, 'number', number)) from
        (select distinct kind, number from ${changes} where xid >= ${since.xmin}::xid8) news) as changed`)
  const { changed, ...cursor } = rows[0]!
  return { cursor, changed: changed ?? [] }
}

/** The newest row stays, because it holds the highest number. */
export const deleteOldChanges = (db: Tx, keptMs: number) =>
  db.execute(sql`delete from ${changes} where created_at < now() - ${keptMs / 1000} * interval '1 second'
    and seq < ${lastChangeNumber}`)
