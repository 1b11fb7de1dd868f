import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { busyImportStates, openImportStates, type ImportState } from '@haat/contract/domains/imports.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { accountNameSql } from '../account/account.service.ts'
import { importColumns, imports } from './imports.tables.ts'
import type { ImportSummary } from './plans.ts'

export type ImportRecord = typeof imports.$inferSelect

/** How many rows and listings of an import stand where. */
export interface ImportCounts extends ImportSummary {
  createdByName: string | null
  samples: string[][]
}

/** Undefined where the shop has one that is open. */
export async function insertImport(
  tx: Tx,
  row: typeof imports.$inferInsert,
): Promise<ImportRecord | undefined> {
  const [made] = await tx.insert(imports).values(row).onConflictDoNothing().returning()
  return made
}

export async function hasOpenImport(db: Tx, vendorId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.vendorId, vendorId), inArray(imports.state, [...openImportStates])))
    .limit(1)
  return row !== undefined
}

export async function findImport(db: Tx, vendorId: number, id: string): Promise<ImportRecord | undefined> {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.vendorId, vendorId)))
  return row
}

/** The same, as it stays until the transaction ends. */
export async function lockImport(tx: Tx, vendorId: number, id: string): Promise<ImportRecord | undefined> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.vendorId, vendorId)))
    .for('update')
  return row
}

export const listNewestImports = (db: Tx, vendorId: number, limit: number) =>
  db
    .select()
    .from(imports)
    .where(eq(imports.vendorId, vendorId))
    .orderBy(desc(imports.createdAt))
    .limit(limit)

/** Those on which the server works by itself, the oldest first. */
export const listBusyImports = (db: Tx) =>
  db
    .select()
    .from(imports)
    .where(inArray(imports.state, [...busyImportStates]))
    .orderBy(imports.createdAt)

export async function updateImport(tx: Tx, id: string, change: Partial<typeof imports.$inferInsert>) {
  await tx.update(imports).set(change).where(eq(imports.id, id))
}

/** Makes a change only while the import is in this state and nobody has asked it to stop; says whether it was made. */
export async function updateImportIn(
  tx: Tx,
  id: string,
  state: ImportState,
  change: Partial<typeof imports.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(imports)
    .set(change)
    .where(and(eq(imports.id, id), eq(imports.state, state), sql`${imports.stopAskedAt} is null`))
    .returning({ id: imports.id })
  return rows.length > 0
}

/** By its summary where there is one: then its rows are deleted, or some of them. */
export async function countImport(db: Tx, record: ImportRecord): Promise<ImportCounts> {
  const { createdBy, summary } = record
  const { rows } = await db.execute<{ counts: Omit<ImportCounts, 'samples'> & { samples?: string[][] } }>(sql`
    select json_build_object('createdByName', ${sql.raw(accountNameSql('owner.id'))}
      ${summary ? sql`` : sql`, ${countsOf(record)}`}) as counts
    from (select ${createdBy}::uuid as id) owner`)
  const { samples = [], ...counts } = rows[0]!.counts
  return { ...summary, ...counts, samples }
}

const countsOf = ({ id }: ImportRecord) => sql`
  'rows', (select coalesce(json_object_agg(state, n), '{}') from (
    select state, count(*)::int n from import_rows where import_id = ${id} group by state) r),
  'listings', (select coalesce(json_object_agg(state, n), '{}') from (
    select state, count(*)::int n from import_listings where import_id = ${id} group by state) l),
  'newListings', (select count(*)::int from import_listings where import_id = ${id} and is_new and state <> 'waiting' and state <> 'failed'),
  'drafts', (select count(*)::int from import_listings where import_id = ${id} and is_new and is_draft and state = 'new'),
  'pictures', (select json_build_object('received', count(*)::int, 'faulty', (count(*) filter (where fault is not null))::int)
    from import_pictures where import_id = ${id} and name not like 'http%'),
  'samples', (select coalesce(json_agg(cells order by row), '[]') from (
    select row, cells from import_rows where import_id = ${id} order by row limit 20) s)`

/** Ends those that nobody has written for long, and answers with them. */
export const putAwayImports = (tx: Tx, before: Date): Promise<ImportRecord[]> =>
  tx
    .update(imports)
    .set({ state: 'stopped', stopReason: 'put-away', workedUntil: sql`now()` })
    .where(and(inArray(imports.state, ['columns', 'checked']), lt(imports.createdAt, before)))
    .returning()

export async function findRememberedColumns(db: Tx, vendorId: number, signature: string) {
  const [row] = await db
    .select({ fields: importColumns.fields })
    .from(importColumns)
    .where(and(eq(importColumns.vendorId, vendorId), eq(importColumns.signature, signature)))
  return row?.fields
}

export async function rememberColumns(tx: Tx, row: typeof importColumns.$inferInsert) {
  await tx
    .insert(importColumns)
    .values(row)
    .onConflictDoUpdate({
      target: [importColumns.vendorId, importColumns.signature],
      set: { fields: row.fields },
    })
}
