import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import type { FileRow } from './check/group-rows.ts'
import { importListings, importRows } from './imports.tables.ts'
import type { ImportRowState, ListingPlan, StoredProblem, WrittenBefore } from './plans.ts'

export type ImportRowRecord = typeof importRows.$inferSelect

/** `rows` is JSON, as the parser of the file has made it. */
export async function insertRows(tx: Tx, importId: string, rows: string) {
  await tx.execute(sql`
    insert into import_rows (import_id, row, cells)
    select ${importId}::uuid, row, cells from jsonb_to_recordset(${rows}::jsonb) as x (row int, cells jsonb)`)
}

/** All rows of a file by the fields of its columns, with what was mended. */
export async function readFileRows(
  db: Tx,
  importId: string,
  fields: readonly (string | null)[],
): Promise<FileRow[]> {
  const { rows } = await db.execute<{ row: number; cells: string[]; mends: Record<string, string> }>(sql`
    select row, cells, mends from import_rows where import_id = ${importId} order by row`)
  return rows.map(({ row, cells, mends }) => {
    const values = new Map<string, string>()
    fields.forEach((field, at) => {
      if (field !== null) values.set(field, cells[at] ?? '')
    })
    for (const [field, value] of Object.entries(mends)) values.set(field, value)
    return { row, values }
  })
}

export async function findRow(db: Tx, importId: string, row: number): Promise<ImportRowRecord | undefined> {
  const [found] = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.row, row)))
  return found
}

/** Rows that will not be written, in the order of the file. */
export const listRowsIn = (
  db: Tx,
  importId: string,
  states: ImportRowState[],
  after: number,
  limit: number,
) =>
  db
    .select()
    .from(importRows)
    .where(
      and(eq(importRows.importId, importId), inArray(importRows.state, states), gt(importRows.row, after)),
    )
    .orderBy(asc(importRows.row))
    .limit(limit)

export async function mendCell(tx: Tx, importId: string, row: number, field: string, value: string) {
  await tx
    .update(importRows)
    .set({ mends: sql`${importRows.mends} || ${JSON.stringify({ [field]: value })}::jsonb` })
    .where(and(eq(importRows.importId, importId), eq(importRows.row, row)))
}

/** Puts every suggested value into its cell; says how many rows have one. */
export async function mendCells(tx: Tx, importId: string): Promise<number> {
  const { rows } = await tx.execute(sql`
    update import_rows r set mends = r.mends || m.mends
    from (select row, jsonb_object_agg(p ->> 'field', p -> 'mend') mends from import_rows, jsonb_array_elements(problems) p
      where import_id = ${importId} and state = 'error' and p ->> 'mend' is not null group by row) m
    where r.import_id = ${importId} and r.row = m.row returning r.row`)
  return rows.length
}

/** Forgets what an earlier dry run has found. */
export async function forgetChecks(tx: Tx, importId: string) {
  await tx.execute(sql`delete from import_listings where import_id = ${importId}`)
  await tx.execute(
    sql`update import_rows set state = 'waiting', problems = '[]' where import_id = ${importId} and state <> 'waiting'`,
  )
}

export interface CheckedRow {
  row: number
  state: ImportRowState
  problems: StoredProblem[]
}
export interface CheckedListing {
  row: number
  key: string
  code: string
  title: { en: string; ne: string }
  rows: number[]
  plan: ListingPlan
  listingId: number | null
  isNew: boolean
  isDraft: boolean
}

/** Keeps what was found about some listings of a file, in the place of what was found before. */
export async function saveChecks(
  tx: Tx,
  { importId, vendorId }: { importId: string; vendorId: number },
  rows: readonly CheckedRow[],
  listings: readonly CheckedListing[],
) {
  await tx.execute(sql`
    update import_rows r set state = x.state, problems = x.problems
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (row int, state text, problems jsonb)
    where r.import_id = ${importId} and r.row = x.row`)
  const first = numberList(rows.map(({ row }) => row))
  await tx.execute(
    sql`delete from import_listings where import_id = ${importId} and row = any(${first}::int[])`,
  )
  await tx.execute(sql`
    insert into import_listings (import_id, vendor_id, row, key, code, title, rows, plan, listing_id, is_new, is_draft)
    select ${importId}::uuid, ${vendorId}, row, key, code, title, rows, plan, "listingId", "isNew", "isDraft"
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as x (row int, key text, code text, title jsonb, rows jsonb,
      plan jsonb, "listingId" bigint, "isNew" boolean, "isDraft" boolean)`)
}

export type ImportListingRecord = typeof importListings.$inferSelect

/** Listings in some states, in the order of the file. */
export const listListingsIn = (
  db: Tx,
  importId: string,
  states: readonly ImportListingRecord['state'][],
  after: number,
  limit: number,
): Promise<ImportListingRecord[]> =>
  db
    .select()
    .from(importListings)
    .where(
      and(
        eq(importListings.importId, importId),
        inArray(importListings.state, [...states]),
        gt(importListings.row, after),
      ),
    )
    .orderBy(asc(importListings.row))
    .limit(limit)

/** Changes what is known of a listing of a file, if it still stands where it was seen; says whether it did. */
export async function updateListingOf(
  tx: Tx,
  { importId, row, state }: Pick<ImportListingRecord, 'importId' | 'row' | 'state'>,
  change: Partial<typeof importListings.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(importListings)
    .set(change)
    .where(
      and(
        eq(importListings.importId, importId),
        eq(importListings.row, row),
        eq(importListings.state, state),
      ),
    )
    .returning({ row: importListings.row })
  return rows.length > 0
}

export interface ListingMark {
  row: number
  state: ImportListingRecord['state']
  listingId: number
  before?: WrittenBefore
}

/** Marks many listings that still wait as written. */
export async function markListings(tx: Tx, importId: string, marks: readonly ListingMark[]) {
  await tx.execute(sql`
    update import_listings i set state = x.state, listing_id = x."listingId", before = x.before
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as x (row int, state text, "listingId" bigint, before jsonb)
    where i.import_id = ${importId} and i.row = x.row and i.state = 'waiting'`)
}
