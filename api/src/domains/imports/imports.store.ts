import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { busyImportStates, type ImportState } from '@haat/contract/domains/imports.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { accountNameSql } from '../account/account.service.ts'
import { importColumns, imports } from './imports.tables.ts'

export type ImportRecord = typeof imports.$inferSelect

/** How many rows and listings of an import stand where. */
export interface ImportCounts {
  rows: Record<string, number>
  listings: Record<string, number>
  newListings: number
  drafts: number
  pictures: { received: number; faulty: number }
  createdByName: string | null
  samples: string[][]
}

export async function insertImport(tx: Tx, row: typeof imports.$inferInsert): Promise<ImportRecord> {
  const [made] = await tx.insert(imports).values(row).returning()
  return made!
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

export async function countImport(db: Tx, { id, createdBy }: ImportRecord): Promise<ImportCounts> {
  const { rows } = await db.execute<{ counts: ImportCounts }>(sql`
    select json_build_object(
      'rows', (select coalesce(json_object_agg(state, n), '{}') from (
        select state, count(*)::int n from import_rows where import_id = ${id} group by state) r),
      'listings', (select coalesce(json_object_agg(state, n), '{}') from (
        select state, count(*)::int n from import_listings where import_id = ${id} group by state) l),
      'newListings', (select count(*)::int from import_listings where import_id = ${id} and is_new and state <> 'waiting' and state <> 'failed'),
      'drafts', (select count(*)::int from import_listings where import_id = ${id} and is_new and is_draft and state = 'new'),
      'pictures', (select json_build_object('received', count(*)::int, 'faulty', (count(*) filter (where fault is not null))::int)
        from import_pictures where import_id = ${id} and name not like 'http%'),
      'createdByName', ${sql.raw(accountNameSql('owner.id'))},
      'samples', (select coalesce(json_agg(cells order by row), '[]') from (
        select row, cells from import_rows where import_id = ${id} order by row limit 20) s)) as counts
    from (select ${createdBy}::uuid as id) owner`)
  return rows[0]!.counts
}

/** Imports that nobody has written for long, and all that is kept of old ones but what they were. */
export async function putAwayImports(tx: Tx, before: Date) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update imports set state = 'stopped', stop_reason = 'put-away', worked_until = now()
    where state in ('columns', 'checked') and created_at < ${before.toISOString()}::timestamptz returning id`)
  await tx.execute(sql`
    update import_pictures p set bytes = null from imports i
    where i.id = p.import_id and p.bytes is not null and i.state in ('stopped', 'written', 'undone')`)
  return rows.length
}

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
