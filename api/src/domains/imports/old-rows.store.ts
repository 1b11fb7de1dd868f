import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { countImport, type ImportRecord } from './imports.store.ts'
import { imports } from './imports.tables.ts'
import type { ImportSummary } from './plans.ts'

/** Imports that are over and whose rows nobody needs any more, those that ended first. */
export const listWithOldRows = (
  db: Tx,
  before: { over: Date; stopped: Date },
  limit: number,
): Promise<ImportRecord[]> =>
  db
    .select()
    .from(imports)
    .where(
      sql`${imports.rowsDeletedAt} is null and ${imports.state} in ('written', 'undone', 'stopped')
        and ${imports.workedUntil} < ${before.stopped.toISOString()}::timestamptz
        and (${imports.state} = 'stopped' or ${imports.workedUntil} < ${before.over.toISOString()}::timestamptz)`,
    )
    .orderBy(imports.workedUntil)
    .limit(limit)

/** Keeps what came of an import in numbers, before the first of its rows is deleted. */
async function keepSummary(tx: Tx, id: string, summary: ImportSummary) {
  await tx
    .update(imports)
    .set({ summary })
    .where(and(eq(imports.id, id), isNull(imports.summary)))
}

/** In the order in which they are deleted. */
const tables = ['import_pictures', 'import_listings', 'import_rows'] as const

/** Deletes some rows of an import, of one table after the other; says how many. */
async function deleteSomeRows(db: Tx, id: string, limit: number): Promise<number> {
  for (const table of tables) {
    const name = sql.identifier(table)
    const { rowCount } = await db.execute(sql`
      delete from ${name} where import_id = ${id} and ctid = any(array(
        select ctid from ${name} where import_id = ${id} limit ${limit}::int))`)
    if (rowCount) return rowCount
  }
  return 0
}

const rowsPerPiece = 1000

/**
 * Deletes what a file held, in pieces, so that nobody waits for its locks where `db` is no transaction. The numbers are kept first: a process that is
 * killed between two pieces leaves an import that says the same, and is gone on with.
 */
export async function dropRows(db: Tx, record: ImportRecord) {
  const { rows, listings, newListings, drafts, pictures } = await countImport(db, record)
  await keepSummary(db, record.id, { rows, listings, newListings, drafts, pictures })
  while ((await deleteSomeRows(db, record.id, rowsPerPiece)) > 0);
}

export async function markRowsDeleted(tx: Tx, id: string) {
  await tx
    .update(imports)
    .set({ rowsDeletedAt: sql`now()` })
    .where(eq(imports.id, id))
}

/** The bytes of pictures that were not made before their import ended. */
export async function forgetSentPictures(db: Tx) {
  await db.execute(sql`
    update import_pictures p set bytes = null from imports i
    where i.id = p.import_id and p.bytes is not null and i.state in ('stopped', 'written', 'undone')`)
}
