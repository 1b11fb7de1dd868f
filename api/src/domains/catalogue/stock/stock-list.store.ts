import { sql, type SQL } from 'drizzle-orm'
import type { StockFilter } from '@haat/contract/domains/stock.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import { variantFacts, type VariantFacts } from './variants.store.ts'

/** A variant with its stock. */
export interface StockRow extends VariantFacts {
  onHand: number
  reserved: number
  allocated: number
  lowMark: number | null
  shelf: string
}

/** Where a page of the list begins: after this variant. */
export interface StockPlace {
  productId: number
  variantId: number
}

interface StockListQuery {
  vendorId: number
  filter: StockFilter
  after: StockPlace | null
  limit: number
  /** Left out for the whole list. */
  search?: StockSearch
}

interface StockSearch {
  /** For `to_tsquery('simple', …)`: what the name and the SKU of a variant must have. */
  words: string
  /** Only in these products. */
  productIds?: number[]
  /** Only among so many rows of the list. */
  within?: number
}

/** Words as the search of listings has them: without signs, which would be taken for parts of numbers and addresses. */
const ownWords = sql.raw(`to_tsvector('simple',
  lower(regexp_replace(concat_ws(' ', p.title, p.title_ne, v.sku), '[!-/:-@\\[-\`{-~]+', ' ', 'g')))`)

/** The list from a place on: new products first, and the variants of each as they were made. */
function rowsFrom({ vendorId, filter, after, search }: StockListQuery, limit: number | undefined): SQL {
  const [rows, variantId, where] =
    filter === 'all'
      ? [sql`product_variants`, sql`r.id`, sql`and not r.is_removed`]
      : [sql`low_stock`, sql`r.variant_id`, sql`and r.level = ${filter}`]
  // The first condition is one that an index can begin at; the second leaves out what was before in the same product.
  const isAfter = after
    ? sql`and r.product_id <= ${after.productId}
        and (r.product_id < ${after.productId} or ${variantId} > ${after.variantId}::bigint)`
    : sql``
  const { productIds } = search ?? {}
  const isAmong = productIds ? sql`and r.product_id = any(${numberList(productIds)}::bigint[])` : sql``
  return sql`select ${variantId} as id, r.product_id from ${rows} r
    where r.vendor_id = ${vendorId} ${where} ${isAfter} ${isAmong}
    order by r.product_id desc, ${variantId} ${limit === undefined ? sql`` : sql`limit ${limit}`}`
}

function pageOf(query: StockListQuery): SQL {
  const { search, limit } = query
  if (!search) return rowsFrom(query, limit)
  // In order already, so that rows are looked at only until a page is full. Not by `exists`, for which the planner makes the words of the
  // whole shop first.
  return sql`select c.id, c.product_id from (${rowsFrom(query, search.within)}) c
    where (select ${ownWords} @@ to_tsquery('simple', ${search.words})
      from product_variants v join products p on p.id = v.product_id where v.id = c.id)
    order by c.product_id desc, c.id limit ${limit}`
}

const columns = sql.raw(`f.*, s.on_hand "onHand", s.reserved, s.allocated, s.low_mark "lowMark",
  (select v.shelf from product_variants v where v.id = page.id) shelf`)
const joins = sql`join ${variantFacts} f on f.id = page.id join stock s on s.variant_id = page.id`

export async function listStock(db: Tx, query: StockListQuery): Promise<StockRow[]> {
  const { rows } = await db.execute<{ rows: StockRow[] }>(sql`
    select coalesce(json_agg(one), '[]') as rows from (
      select ${columns} from (${pageOf(query)}) page ${joins} order by page.product_id desc, page.id) one`)
  return rows[0]!.rows
}

/** A variant of this vendor; null for others. */
export async function findStock(db: Tx, vendorId: number, variantId: number): Promise<StockRow | null> {
  const { rows } = await db.execute<{ one: StockRow }>(sql`
    select to_json(one) as one from (
      select ${columns} from (select ${variantId}::bigint as id) page ${joins} where s.vendor_id = ${vendorId}) one`)
  return rows[0]?.one ?? null
}

/** How many variants a shop has, and of how many few or none are left; at most `most` of each. */
export async function countStock(db: Tx, vendorId: number, most: number) {
  const low = (level: string) => sql`(select count(*)::int from (
    select from low_stock where vendor_id = ${vendorId} and level = ${level} limit ${most}) counted)`
  const { rows } = await db.execute<{ all: number; low: number; out: number }>(sql`
    select (select count(*)::int from (
      select from product_variants where vendor_id = ${vendorId} and not is_removed limit ${most}) counted) as all,
      ${low('low')} as low, ${low('out')} as out`)
  return rows[0]!
}
