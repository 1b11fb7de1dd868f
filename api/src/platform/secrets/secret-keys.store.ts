import { notInArray, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { secretKeys } from './secret-keys.tables.ts'

export interface KnownKey {
  id: string
  proof: string
}

export const listKeys = (db: Tx): Promise<KnownKey[]> =>
  db.select({ id: secretKeys.id, proof: secretKeys.proof }).from(secretKeys)

export const insertKeys = async (db: Tx, keys: KnownKey[]) => {
  await db.insert(secretKeys).values(keys).onConflictDoNothing()
}

export const deleteKeysBut = async (db: Tx, ids: string[]) => {
  await db.delete(secretKeys).where(notInArray(secretKeys.id, ids))
}

export interface SealedColumn {
  table: string
  column: string
  /** By which its rows are walked. */
  key: string
}

/** Whatever is sealed stands in a column that says so: a new one is found here by its name. */
export async function listSealedColumns(db: Tx): Promise<SealedColumn[]> {
  const { rows } = await db.execute<SealedColumn & Record<string, unknown>>(sql`
    select c.relname as "table", a.attname as "column", k.attname as "key"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute k on k.attrelid = c.oid and k.attnum = i.indkey[0]
    where a.attname ~ '(^|_)sealed$' and a.atttypid = 'text'::regtype and not a.attisdropped
    order by 1, 2`)
  return rows
}

const idOf = (column: string) => sql`split_part(${sql.identifier(column)}, '.', 1)`

/** The ids of the keys with which a column was sealed, and how many of its values with each. */
export async function countSealed(db: Tx, { table, column }: SealedColumn): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; n: number }>(sql`
    select ${idOf(column)} as id, count(*)::int as n from ${sql.identifier(table)}
    where ${sql.identifier(column)} is not null group by 1`)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

export interface SealedValue {
  key: string
  value: string
}

/** The next rows of a column that were sealed with another key than this one. */
export async function listSealedOtherwise(
  db: Tx,
  { table, column, key }: SealedColumn,
  { id, after, most }: { id: string; after: string | undefined; most: number },
): Promise<SealedValue[]> {
  const later = after === undefined ? sql`true` : sql`${sql.identifier(key)} > ${after}`
  const { rows } = await db.execute<SealedValue & Record<string, unknown>>(sql`
    select ${sql.identifier(key)}::text as key, ${sql.identifier(column)} as value from ${sql.identifier(table)}
    where ${sql.identifier(column)} is not null and ${idOf(column)} <> ${id} and ${later}
    order by ${sql.identifier(key)} limit ${most}`)
  return rows
}

/** Only where it is still as it was read: what somebody changed meanwhile was sealed anew by them. */
export async function replaceSealed(
  db: Tx,
  { table, column, key }: SealedColumn,
  before: SealedValue[],
  after: string[],
) {
  const rows = JSON.stringify(before.map((one, at) => ({ ...one, next: after[at] })))
  await db.execute(sql`
    update ${sql.identifier(table)} t set ${sql.identifier(column)} = n.next
    from jsonb_to_recordset(${rows}::jsonb) as n(key text, value text, next text)
    where t.${sql.identifier(key)}::text = n.key and t.${sql.identifier(column)} = n.value`)
}
