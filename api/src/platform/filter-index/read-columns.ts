import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import type { Column } from './definition.ts'

const rowsPerStatement = 10_000
const separator = ';'

/** Some rows as the database sends them, column by column. */
export interface SentRows {
  ids: Float64Array
  columns: Record<string, Float64Array | Int32Array | string[]>
}
interface Table {
  table: string
  isListed: string
  columns: Record<string, Pick<Column<never, unknown>, 'sql' | 'sentAs'>>
}

/** A typed array must begin at a multiple of its width, which a buffer of Node's pool need not: so it is copied. */
const copied = ({ buffer, byteOffset, length }: Buffer) => buffer.slice(byteOffset, byteOffset + length)

/**
 * Reads rows of a table into columns. PostgreSQL packs each column into one value: numbers as bytes in network order, so that
 * a million of them are read without parsing a single one, texts joined by a separator.
 */
export function createReader({ table, isListed, columns }: Table) {
  const all: Table['columns'] = { ...columns, itemId: { sql: `${table}.id::float8`, sentAs: 'float8' } }
  const names = Object.keys(all)
  const packed = names.map((name) =>
    all[name]!.sentAs === 'text'
      ? `coalesce(string_agg("${name}", '${separator}'), '') as "${name}"`
      : `coalesce(string_agg(${all[name]!.sentAs}send("${name}"), ''::bytea), ''::bytea) as "${name}"`,
  )
  const packedColumns = sql.raw(packed.join(', '))
  const selected = names.map((name) => `${all[name]!.sql} as "${name}"`).join(', ')
  const listed = sql.raw(`select ${selected} from ${table} where ${isListed}`)
  const id = sql.raw(`${table}.id`)

  function unpack(name: string, value: Buffer | string, length: number) {
    if (typeof value === 'string') return length === 0 ? [] : value.split(separator)
    return all[name]!.sentAs === 'float8'
      ? new Float64Array(copied(value.swap64()))
      : new Int32Array(copied(value.swap32()))
  }
  async function read(db: Tx, rows: SQL): Promise<SentRows> {
    const answer = await db.execute<Record<string, Buffer | string>>(
      sql`select count(*)::int as length, ${packedColumns} from (${rows}) selected`,
    )
    const { length, ...sent } = answer.rows[0]!
    const unpacked = names.map((name) => [name, unpack(name, sent[name]!, Number(length))])
    const { itemId, ...rest } = Object.fromEntries(unpacked)
    return { ids: itemId, columns: rest }
  }

  return {
    async count(db: Tx): Promise<number> {
      const counted = sql.raw(`select count(*)::float8 as n from ${table} where ${isListed}`)
      return (await db.execute<{ n: number }>(counted)).rows[0]!.n
    },
    /** Those of the ids that are listed. */
    byIds: (db: Tx, ids: number[]) =>
      read(db, sql`${listed} and ${id} = any(${numberList(ids)}::bigint[]) order by ${id}`),
    /** All rows sorted by their ids, some thousands at a time, so that no statement takes long. */
    async *walk(db: Tx): AsyncGenerator<SentRows> {
      for (let after = 0; ;) {
        const rows = await read(
          db,
          sql`${listed} and ${id} > ${after} order by ${id} limit ${rowsPerStatement}`,
        )
        yield rows
        if (rows.ids.length < rowsPerStatement) return
        after = rows.ids[rows.ids.length - 1]!
      }
    },
  }
}
