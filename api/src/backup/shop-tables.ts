import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { TableEntry } from './manifest.ts'

type Table = Pick<TableEntry, 'schema' | 'name' | 'columns'>

/**
 * Tables whose rows mean nothing on another server. `changes` tells running processes what to read again and
 * holds transaction numbers of this server; `staff_presence` says who looks at the console right now.
 */
const leftOut = new Set(['public.changes', 'public.staff_presence'])

/** Links in mails open accounts, so only texts that are still to be sent are part of a back-up. */
const replaced: Record<string, Record<string, string>> = {
  'public.mails': {
    text_body: "case when status = 'queued' then text_body else '' end",
    html_body: "case when status = 'queued' then html_body end",
  },
}

/** How values are written as text: the same on every server, whatever its own settings are. */
export const copySettings = `
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0;
  set client_encoding = 'UTF8'; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set search_path = public`

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const nameOfTable = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${quoted(schema)}.${quoted(name)}`

/** The shop's tables with their columns, without generated ones. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname as schema, c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by 1, 2 order by 1, 2`)
  return rows.filter(({ schema, name }) => !leftOut.has(`${schema}.${name}`))
}

/** Sorts by the primary key, and texts byte by byte, because servers differ in how they sort words. */
async function orderOf(client: pg.ClientBase, table: Table): Promise<string> {
  const { rows } = await client.query<{ name: string; hasCollation: boolean }>(
    `select a.attname as name, a.attcollation <> 0 as "hasCollation"
     from pg_index i, unnest(i.indkey::int[]) with ordinality k (number, place)
     join pg_attribute a on a.attnum = k.number
     where i.indrelid = $1::regclass and i.indisprimary and a.attrelid = i.indrelid order by k.place`,
    [nameOfTable(table)],
  )
  if (rows.length === 0) return 't::text collate "C"'
  return rows
    .map(({ name, hasCollation }) => `t.${quoted(name)}${hasCollation ? ' collate "C"' : ''}`)
    .join(', ')
}

/** The rows of a table as text. */
export async function readRows(client: pg.ClientBase, table: Table) {
  const special = replaced[`${table.schema}.${table.name}`] ?? {}
  const columns = table.columns.map(({ name }) => special[name] ?? `t.${quoted(name)}`).join(', ')
  const order = await orderOf(client, table)
  return client.query(
    copyTo(`copy (select ${columns} from ${nameOfTable(table)} t order by ${order}) to stdout`),
  )
}

export const columnList = ({ columns }: Table) => columns.map(({ name }) => quoted(name)).join(', ')

/** Whether there are encrypted values and none of them is encrypted with this key. */
export async function isEncryptedWithOtherKeys(client: pg.ClientBase, keyId: string): Promise<boolean> {
  let hasOthers = false
  for (const table of await listTables(client)) {
    for (const { name } of table.columns.filter((column) => column.name.endsWith('_sealed'))) {
      const { rows } = await client.query<{ sealed: boolean; fits: boolean }>(
        `select exists (select from ${nameOfTable(table)} where ${quoted(name)} is not null) as sealed,
           exists (select from ${nameOfTable(table)} where starts_with(${quoted(name)}, $1)) as fits`,
        [`${keyId}.`],
      )
      if (rows[0]!.fits) return false
      hasOthers ||= rows[0]!.sealed
    }
  }
  return hasOthers
}
