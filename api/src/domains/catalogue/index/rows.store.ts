import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import { products, type ProductOption } from '../catalogue.tables.ts'
import { columnNames, columnTable, type ColumnName } from './column-table.ts'
import type { SentColumns } from './columns.ts'

const rowsPerStatement = 10_000
const separator = ';'

/**
 * PostgreSQL packs each column into one value: numbers as bytes in network order, so that a million of them are read
 * without parsing a single one, texts joined by a separator.
 */
function packed(name: ColumnName): string {
  const { sentAs } = columnTable[name]
  const value =
    sentAs === 'text'
      ? `coalesce(string_agg("${name}", '${separator}'), '')`
      : `coalesce(string_agg(${sentAs}send("${name}"), ''::bytea), ''::bytea)`
  return `${value} as "${name}"`
}
const packedColumns = sql.raw(columnNames.map(packed).join(', '))
const onSale = sql.raw(
  `select ${columnNames.map((name) => `${columnTable[name].sql} as "${name}"`).join(', ')} from products where is_on_sale`,
)

/** A typed array must begin at a multiple of its width, which a buffer of Node's pool need not: so it is copied. */
const copied = ({ buffer, byteOffset, length }: Buffer) => buffer.slice(byteOffset, byteOffset + length)

function unpack(name: ColumnName, value: Buffer | string, length: number) {
  if (typeof value === 'string') return length === 0 ? [] : value.split(separator)
  return columnTable[name].sentAs === 'float8'
    ? new Float64Array(copied(value.swap64()))
    : new Int32Array(copied(value.swap32()))
}

type PackedRow = Record<ColumnName, Buffer | string> & { length: number }

async function readColumns(db: Tx, selected: SQL): Promise<SentColumns> {
  const { rows } = await db.execute<PackedRow>(
    sql`select count(*)::int as length, ${packedColumns} from (${selected}) selected`,
  )
  const row = rows[0]!
  const columns = columnNames.map((name) => [name, unpack(name, row[name], row.length)])
  return { length: row.length, ...Object.fromEntries(columns) }
}

/** All products on sale sorted by their ids, some thousands at a time, so that no statement takes long. */
export async function* walkProducts(db: Tx): AsyncGenerator<SentColumns> {
  for (let after = 0; ;) {
    // The table's own id, not the column of that name: only the table's has an index.
    const rows = await readColumns(
      db,
      sql`${onSale} and products.id > ${after} order by products.id limit ${rowsPerStatement}`,
    )
    yield rows
    if (rows.length < rowsPerStatement) return
    after = rows.id[rows.length - 1]!
  }
}

/** Those of the ids that are on sale. */
export const readProducts = (db: Tx, ids: number[]) =>
  readColumns(db, sql`${onSale} and products.id = any(${numberList(ids)}::bigint[]) order by products.id`)

export async function listOptions(db: Tx, ids: number[]): Promise<ProductOption[]> {
  const rows = await db
    .select({ options: products.options })
    .from(products)
    .where(sql`${products.id} = any(${numberList(ids)}::bigint[])`)
  return rows.flatMap(({ options }) => options)
}

export async function countOnSale(db: Tx): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::float8 as n from products where is_on_sale`,
  )
  return rows[0]!.n
}
