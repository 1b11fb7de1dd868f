import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { products, type ProductOption } from './catalogue.tables.ts'

/** Some products, column by column. */
export interface ShelfRows {
  length: number
  id: Float64Array
  vendorId: Float64Array
  createdAt: Float64Array
  categoryId: Int32Array
  price: Int32Array
  soldCount: Int32Array
  rating: Int32Array
  discountPercent: Int32Array
  isInStock: Int32Array
  isMadeInNepal: Int32Array
  colour: string[]
  /** What each can be had in, joined by commas. */
  optionKeys: string[]
}

const perStep = 10_000

/** Bytes in the order of the network, as PostgreSQL sends them: a million numbers are read without parsing one of them. */
const packed = (value: SQL, send: 'int4' | 'float8') =>
  sql`coalesce(string_agg(${sql.raw(send)}send(${value}), ''::bytea), ''::bytea)`
const joined = (value: SQL, glue: string) => sql`coalesce(string_agg(${value}, ${sql.raw(`'${glue}'`)}), '')`

const columns = sql`count(*)::int as length,
  ${packed(sql`id::float8`, 'float8')} as id,
  ${packed(sql`vendor_id::float8`, 'float8')} as vendor_id,
  ${packed(sql`floor(extract(epoch from created_at) * 1000)::float8`, 'float8')} as created_at,
  ${packed(sql`category_id`, 'int4')} as category_id,
  ${packed(sql`price`, 'int4')} as price,
  ${packed(sql`sold_count`, 'int4')} as sold_count,
  ${packed(sql`rating`, 'int4')} as rating,
  ${packed(sql`discount_percent::int`, 'int4')} as discount_percent,
  ${packed(sql`is_in_stock::int`, 'int4')} as is_in_stock,
  ${packed(sql`is_made_in_nepal::int`, 'int4')} as is_made_in_nepal,
  ${joined(sql`coalesce(colour, '')`, ',')} as colour,
  ${joined(sql`array_to_string(option_keys, ',')`, ';')} as option_keys`
const narrow =
  sql.raw(`select id, vendor_id, created_at, category_id, price, sold_count, rating, discount_percent,
  is_in_stock, is_made_in_nepal, colour, option_keys from products where is_on_sale`)

type Packed = Record<string, Buffer> & { length: number; colour: string; option_keys: string }

const int32s = (bytes: Buffer) => new Int32Array(copied(bytes.swap32()))
const float64s = (bytes: Buffer) => new Float64Array(copied(bytes.swap64()))
/** A typed array must begin at a multiple of its width; a buffer of Node's pool need not. */
const copied = ({ buffer, byteOffset, length }: Buffer) => buffer.slice(byteOffset, byteOffset + length)
const texts = (text: string, glue: string, length: number) => (length === 0 ? [] : text.split(glue))

async function readRows(db: Tx, from: SQL): Promise<ShelfRows> {
  const { rows } = await db.execute<Packed>(sql`select ${columns} from (${from}) narrow`)
  const row = rows[0]!
  const { length } = row
  return {
    length,
    id: float64s(row['id']!),
    vendorId: float64s(row['vendor_id']!),
    createdAt: float64s(row['created_at']!),
    categoryId: int32s(row['category_id']!),
    price: int32s(row['price']!),
    soldCount: int32s(row['sold_count']!),
    rating: int32s(row['rating']!),
    discountPercent: int32s(row['discount_percent']!),
    isInStock: int32s(row['is_in_stock']!),
    isMadeInNepal: int32s(row['is_made_in_nepal']!),
    colour: texts(row.colour, ',', length),
    optionKeys: texts(row.option_keys, ';', length),
  }
}

/** All on sale in the order of their numbers, some at a time: no statement takes long. */
export async function* walkShelf(db: Tx): AsyncGenerator<ShelfRows> {
  for (let after = 0; ;) {
    const rows = await readRows(db, sql`${narrow} and id > ${after} order by id limit ${perStep}`)
    yield rows
    if (rows.length < perStep) return
    after = rows.id[rows.length - 1]!
  }
}

/** Those of the numbers that are on sale. */
export const readShelved = (db: Tx, numbers: number[]) =>
  readRows(db, sql`${narrow} and id = any(${`{${numbers.join(',')}}`}::bigint[]) order by id`)

export async function listOptions(db: Tx, numbers: number[]): Promise<ProductOption[]> {
  const rows = await db
    .select({ options: products.options })
    .from(products)
    .where(sql`${products.id} = any(${`{${numbers.join(',')}}`}::bigint[])`)
  return rows.flatMap(({ options }) => options)
}

export async function countShelf(db: Tx): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::float8 as n from products where is_on_sale`,
  )
  return rows[0]!.n
}
