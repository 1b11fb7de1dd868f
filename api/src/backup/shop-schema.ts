import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { MIGRATIONS_FOLDER } from '#platform/database/migrations/migration-files.ts'
import { version } from '#version.ts'
import type { Manifest, MigrationNotes, TableEntry } from './manifest.ts'
import { nameOfTable } from './shop-tables.ts'

const migrationsTable = { schema: 'drizzle', name: '__drizzle_migrations' }

/** The migrations of this program, in order. */
function ownMigrations() {
  const journal = readFileSync(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  return files.map(({ folderMillis, sql }, at) => ({
    when: String(folderMillis),
    statements: sql,
    name: entries[at]!.tag,
  }))
}

/** The migrations of a database in the order in which they were applied; empty when there is no shop. */
export async function readMigrations(client: pg.ClientBase): Promise<Manifest['migrations']> {
  const table = nameOfTable(migrationsTable)
  const { rows: found } = await client.query('select to_regclass($1) as there', [table])
  if (!found[0].there) return []
  const { rows } = await client.query<{ hash: string; when: string }>(
    `select hash, created_at::text as "when" from ${table} order by id`,
  )
  const names = new Map(ownMigrations().map(({ when, name }) => [when, name]))
  return rows.map(({ hash, when }) => ({ name: names.get(when) ?? null, hash, when }))
}

/**
 * Refuses a back-up whose schema this program cannot create. Whether the hashes fit is checked by the next
 * start.
 */
export function checkMigrations({ migrations, program }: Manifest) {
  const own = new Set(ownMigrations().map(({ when }) => when))
  if (migrations.every(({ when }) => own.has(when))) return
  const newer = 'with the newer version from before'
  const way =
    program === version
      ? `it was taken after a downgrade, so restore it ${newer}`
      : `restore it with the version that took it (${program}) or, if that was after a downgrade, ${newer}`
  throw new Error(`The back-up has migrations that this version of Haat (${version}) does not know: ${way}.`)
}

const inTransaction = (statement: string) => statement.replaceAll(/\bindex\s+concurrently\b/gi, 'index')

/** Creates the schema as it was in the back-up, with empty tables; the next start migrates it further. */
export async function makeSchema(client: pg.ClientBase, { migrations, notes }: Manifest) {
  const wanted = new Set(migrations.map(({ when }) => when))
  for (const { when, statements } of ownMigrations()) {
    if (!wanted.has(when)) continue
    // Nobody uses these tables, so no index needs to be created concurrently.
    for (const statement of statements) await client.query(inTransaction(statement))
  }
  await client.query(`create schema if not exists ${migrationsTable.schema}`)
  for (const table of notes) await makeNotes(client, table)
}

async function makeNotes(client: pg.ClientBase, table: MigrationNotes) {
  const columns = table.columns.map(
    ({ name, type, isRequired, default: value }) =>
      `"${name}" ${type}${isRequired ? ' not null' : ''}${value === null ? '' : ` default ${value}`}`,
  )
  const sequences = table.columns.filter(({ sequence }) => sequence !== null)
  for (const { sequence } of sequences) await client.query(`create sequence ${sequence}`)
  await client.query(`create table ${nameOfTable(table)} (${columns.join(', ')})`)
  for (const { name, sequence } of sequences) {
    await client.query(`alter sequence ${sequence} owned by ${nameOfTable(table)}."${name}"`)
  }
  for (const { name, definition } of table.constraints) {
    await client.query(`alter table ${nameOfTable(table)} add constraint "${name}" ${definition}`)
  }
}

/** The definitions of the tables that record the migrations. */
export async function readNotes(client: pg.ClientBase): Promise<MigrationNotes[]> {
  const { rows } = await client.query<MigrationNotes>(
    `select '${migrationsTable.schema}' as schema, c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'isRequired', a.attnotnull, 'default', pg_get_expr(d.adbin, d.adrelid),
          'sequence', pg_get_serial_sequence(c.oid::regclass::text, a.attname)) order by a.attnum)
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('name', o.conname, 'definition', pg_get_constraintdef(o.oid))
          order by o.conname), '[]') from pg_constraint o where o.conrelid = c.oid and o.contype in ('p', 'u', 'c'))
        as constraints
     from pg_class c where c.relnamespace = to_regnamespace('${migrationsTable.schema}') and c.relkind = 'r' order by 2`,
  )
  return rows
}

/** Sequences are read after the snapshot, so that ids assigned since then count as used. */
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
 * Loads rows without triggers and foreign keys. The triggers ran when the rows were first written; the foreign
 * keys are created again afterwards, which checks all rows at once. Both need no more than the owner's rights.
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

/** The first object that somebody created in the database; undefined when it is empty. */
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
