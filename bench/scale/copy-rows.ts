import type pg from 'pg'

type Value = string | number | boolean | null
export type Changes = Record<string, Value[]>

const known = new Map<string, Map<string, string>>()

/** The names and types of a table's columns. */
async function columnsOf(client: pg.Client, table: string): Promise<Map<string, string>> {
  const found = known.get(table)
  if (found) return found
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  const columns = new Map(rows.map(({ name, type }) => [name, type]))
  known.set(table, columns)
  return columns
}

const incoming = (columns: string[]) => ({
  from: `unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join(', ')}) as r (${columns.join(', ')})`,
  value: (column: string, type: string | undefined) => `r.${column}::${type}`,
})

/** Copies rows, with other values for the given columns. */
export async function copyRows(client: pg.Client, table: string, templateIds: number[], changes: Changes) {
  if (templateIds.length === 0) return
  const columns = await columnsOf(client, table)
  const { from, value } = incoming(['template', ...Object.keys(changes)])
  const selected = [...columns].map(([name, type]) => (name in changes ? value(name, type) : `t.${name}`))
  await client.query(
    `insert into ${table} (${[...columns.keys()].join(', ')})
     select ${selected.join(', ')} from ${from} join ${table} t on t.id = r.template::bigint`,
    [templateIds, ...Object.values(changes)],
  )
}

export async function insertRows(client: pg.Client, table: string, rows: Changes) {
  const columns = await columnsOf(client, table)
  const names = Object.keys(rows)
  const { from, value } = incoming(names)
  await client.query(
    `insert into ${table} (${names.join(', ')})
     select ${names.map((name) => value(name, columns.get(name))).join(', ')} from ${from}`,
    Object.values(rows),
  )
}

export async function highestId(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`select coalesce(max(id), 0)::int as id from ${table}`)
  return rows[0]!.id
}

/** The rows have ids that we chose, so the sequence is moved past them. */
export const forgetNumbers = (client: pg.Client, table: string) =>
  client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
