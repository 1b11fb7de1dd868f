import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { MIGRATIONS_FOLDER } from '#platform/db/migrate.ts'
import type { Manifest, TableEntry } from './manifest.ts'
import { nameOfTable } from './shop-tables.ts'

export const migrationsTable = { schema: 'drizzle', name: '__drizzle_migrations' }

/** The migrations that this program brings, by their hashes. */
function ownMigrations() {
  const journal = readFileSync(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  return new Map(files.map(({ hash, sql }, at) => [hash, { statements: sql, name: entries[at]!.tag }]))
}

/** The migrations of a database in the order in which they were made; none where there is no shop. */
export async function readMigrations(client: pg.ClientBase): Promise<Manifest['migrations']> {
  const table = nameOfTable(migrationsTable)
  const { rows: found } = await client.query('select to_regclass($1) as there', [table])
  if (!found[0].there) return []
  const { rows } = await client.query<{ hash: string }>(`select hash from ${table} order by created_at, id`)
  const own = ownMigrations()
  return rows.map(({ hash }) => ({ name: own.get(hash)?.name ?? null, hash }))
}

/** Refuses a back-up whose schema this program cannot make. */
export function checkMigrations({ migrations, program }: Manifest) {
  const own = ownMigrations()
  if (migrations.every(({ hash }) => own.has(hash))) return
  throw new Error(
    `The back-up was made by another version of Haat (${program}) with migrations that this one does not know: restore it with that version, then upgrade.`,
  )
}

/** Makes the schema exactly as it was in the back-up, with empty tables; the next start migrates on from there. */
export async function makeSchema(client: pg.ClientBase, { migrations, tables }: Manifest) {
  const own = ownMigrations()
  for (const { hash } of migrations) {
    for (const statement of own.get(hash)!.statements) await client.query(statement)
  }
  const table = nameOfTable(migrationsTable)
  await client.query(`create schema if not exists ${migrationsTable.schema}`)
  await client.query(
    `create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`,
  )
  // What a version notes about its migrations beside drizzle's own columns.
  for (const { name, type } of tables.find((one) => nameOfTable(one) === table)?.columns ?? []) {
    await client.query(`alter table ${table} add column if not exists "${name}" ${type}`)
  }
}

/** Numbers that were given since the database was looked at count as given: they are read afterwards. */
export async function readSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
     where schemaname in ('public', 'drizzle') and last_value is not null order by 1, 2`,
  )
  return rows
}

export async function setSequences(client: pg.ClientBase, sequences: Manifest['sequences']) {
  for (const sequence of sequences) {
    await client.query('select setval(to_regclass($1), $2::bigint) where to_regclass($1) is not null', [
      nameOfTable(sequence),
      sequence.value,
    ])
  }
}

type Constraint = { table: string; name: string; definition: string }

/**
 * Runs the loading of rows without triggers and foreign keys. What triggers do was done when the rows were written.
 * Foreign keys are made anew afterwards, which checks all rows at once. Neither needs more than the owner's rights.
 */
export async function withoutChecks(client: pg.ClientBase, tables: TableEntry[], load: () => Promise<void>) {
  const names = tables.map(nameOfTable)
  const { rows: keys } = await client.query<Constraint>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[]) and conparentid = 0`,
    [names],
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await load()
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

/** The first thing that somebody keeps in a database; undefined in an empty one. */
export async function findForeign(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(`
    select n.nspname || '.' || o.name as name from (
      select 'pg_class'::regclass as class, oid, relname as name, relnamespace as space from pg_class
      union all select 'pg_proc'::regclass, oid, proname, pronamespace from pg_proc) o
    join pg_namespace n on n.oid = o.space
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.classid = o.class and d.objid = o.oid and d.deptype = 'e')
    order by 1 limit 1`)
  return rows[0]?.name
}
