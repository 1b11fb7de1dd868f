import { notInArray, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
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

export const deleteKeysExcept = async (db: Tx, ids: string[]) => {
  await db.delete(secretKeys).where(notInArray(secretKeys.id, ids))
}

export interface EncryptedColumn {
  table: string
  column: string
  /** The primary key column, by which the rows are walked. */
  key: string
}

/** Columns with encrypted values end in `sealed`, so a new one is found here by its name. */
export async function listEncryptedColumns(db: Tx): Promise<EncryptedColumn[]> {
  const { rows } = await db.execute<EncryptedColumn & Record<string, unknown>>(sql`
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

/** How many values of a column are encrypted with each key, by the key's id. */
export async function countValuesByKey(
  db: Tx,
  { table, column }: EncryptedColumn,
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; n: number }>(sql`
    select ${idOf(column)} as id, count(*)::int as n from ${sql.identifier(table)}
    where ${sql.identifier(column)} is not null group by 1`)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

export interface EncryptedValue {
  key: string
  value: string
}

/** The next rows of a column that are encrypted with another key than this one. */
export async function listEncryptedWithOtherKey(
  db: Tx,
  { table, column, key }: EncryptedColumn,
  { id, after, limit }: { id: string; after: string | undefined; limit: number },
): Promise<EncryptedValue[]> {
  const later = after === undefined ? sql`true` : sql`${sql.identifier(key)} > ${after}`
  const { rows } = await db.execute<EncryptedValue & Record<string, unknown>>(sql`
    select ${sql.identifier(key)}::text as key, ${sql.identifier(column)} as value from ${sql.identifier(table)}
    where ${sql.identifier(column)} is not null and ${idOf(column)} <> ${id} and ${later}
    order by ${sql.identifier(key)} limit ${limit}`)
  return rows
}

/**
 * Replaces a value only if it is still the one that was read: a value that changed meanwhile was encrypted with
 * the new key.
 */
export async function replaceEncrypted(
  db: Tx,
  { table, column, key }: EncryptedColumn,
  before: EncryptedValue[],
  after: string[],
) {
  const rows = JSON.stringify(before.map((one, at) => ({ ...one, next: after[at] })))
  await db.execute(sql`
    update ${sql.identifier(table)} t set ${sql.identifier(column)} = n.next
    from jsonb_to_recordset(${rows}::jsonb) as n(key text, value text, next text)
    where t.${sql.identifier(key)}::text = n.key and t.${sql.identifier(column)} = n.value`)
}
