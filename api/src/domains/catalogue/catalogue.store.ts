import { and, asc, count, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { ProductListQuery } from '@haat/contract/domains/product-filters.ts'
import type { ProductSort } from '@haat/contract/domains/catalogue.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { rankedNumbers } from '../search/search.service.ts'
import { categories, priceHistory, products, productVariants, questions, stock } from './catalogue.tables.ts'
import type { Place } from './product-cursor.ts'
import { productWhere, type ProductFilter } from './product-filter.store.ts'

export type ProductRow = typeof products.$inferSelect
export type CategoryRow = typeof categories.$inferSelect

const cardColumns = {
  id: products.id,
  slug: products.slug,
  vendorId: products.vendorId,
  title: products.title,
  titleNe: products.titleNe,
  picture: sql<ProductRow['pictures'][number]>`${products.pictures} -> 0`,
  price: products.price,
  oldPrice: products.oldPrice,
  lowestPrice: products.lowestPrice,
  discountPercent: products.discountPercent,
  isMadeInNepal: products.isMadeInNepal,
  isInStock: products.isInStock,
  stockLeft: products.stockLeft,
  variantCount: products.variantCount,
  rating: products.rating,
  ratingCount: products.ratingCount,
  soldCount: products.soldCount,
  createdAt: products.createdAt,
}
export type CardRow = Awaited<ReturnType<typeof findCards>>[number]

/** Whole numbers all of them, so that a cursor can carry one. Milliseconds tell products of one import apart well enough: the id does the rest. */
const sortValues: Record<ProductSort, SQL<number>> = {
  relevance: sql<number>`${products.soldCount}`,
  bestSelling: sql<number>`${products.soldCount}`,
  createdAt: sql<number>`${products.createdAt}`,
  price: sql<number>`${products.price}`,
  rating: sql<number>`${products.rating}`,
  discount: sql<number>`${products.discountPercent}`,
}

/** A list in the order of relevance is one of what was found, when something was searched for. */
const rankedBy = ({ search }: ProductFilter, { sortField }: ProductListQuery) =>
  sortField === 'relevance' ? search?.match : undefined
const sortValue = (filter: ProductFilter, query: ProductListQuery) =>
  rankedBy(filter, query) ? sql<number>`found.score` : sortValues[query.sortField]

export function sortValueOf(row: CardRow & { score: number }, sort: ProductSort): number {
  if (sort === 'relevance') return row.score
  if (sort === 'createdAt') return row.createdAt.getTime()
  if (sort === 'price') return row.price
  if (sort === 'rating') return row.rating
  return sort === 'discount' ? row.discountPercent : row.soldCount
}

function afterPlace(filter: ProductFilter, query: ProductListQuery, place: Place | undefined) {
  if (!place) return undefined
  const value =
    query.sortField === 'createdAt' ? sql`to_timestamp(${place.value} / 1000.0)` : sql`${place.value}::bigint`
  const sign = query.sortOrder === 'asc' ? sql.raw('>') : sql.raw('<')
  return sql`(${sortValue(filter, query)}, ${products.id}) ${sign} (${value}, ${place.id})`
}

/** One more than asked for tells whether there is a next page. */
export function listProductRows(
  db: Tx,
  filter: ProductFilter,
  query: ProductListQuery,
  place: Place | undefined,
) {
  const direction = query.sortOrder === 'asc' ? asc : desc
  const match = rankedBy(filter, query)
  const score = match ? sql<number>`found.score::float8` : sql<number>`${products.soldCount}`
  const all = db
    .select({ ...cardColumns, score })
    .from(products)
    .$dynamic()
  const ranked = match
    ? all.innerJoin(sql`${rankedNumbers('product', match)} found`, sql`found.number = ${products.id}`)
    : all
  return ranked
    .where(and(productWhere(filter, match !== undefined), afterPlace(filter, query, place)))
    .orderBy(direction(sortValue(filter, query)), direction(products.id))
    .limit(query.pageSize + 1)
    .offset(place ? 0 : (query.pageIndex - 1) * query.pageSize)
}

export async function countProducts(db: Tx, filter: ProductFilter): Promise<number> {
  const [row] = await db.select({ n: count() }).from(products).where(productWhere(filter))
  return row?.n ?? 0
}

export const findCards = (db: Tx, ids: number[]) =>
  db
    .select(cardColumns)
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.isOnSale, true)))

export async function findProductRow(db: Tx, id: number): Promise<ProductRow | null> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), eq(products.isOnSale, true)))
  return row ?? null
}

export const listVariants = (db: Tx, productId: number) =>
  db
    .select({
      id: productVariants.id,
      sku: productVariants.sku,
      values: productVariants.values,
      price: productVariants.price,
      oldPrice: productVariants.oldPrice,
      onHand: stock.onHand,
    })
    .from(productVariants)
    .innerJoin(stock, eq(stock.variantId, productVariants.id))
    .where(eq(productVariants.productId, productId))
    .orderBy(productVariants.position)

/** The one variant of products that have no choice. */
export const listOnlyVariants = (db: Tx, productIds: number[]) =>
  db
    .select({ id: productVariants.id, productId: productVariants.productId })
    .from(productVariants)
    .where(inArray(productVariants.productId, productIds))

export const listMoreOfVendor = (db: Tx, { id, vendorId }: ProductRow, limit: number) =>
  db
    .select(cardColumns)
    .from(products)
    .where(and(eq(products.vendorId, vendorId), ne(products.id, id), eq(products.isOnSale, true)))
    .orderBy(desc(products.soldCount), desc(products.id))
    .limit(limit)

/** Nearest in price within the category, from both sides of the index. */
export async function listSimilar(db: Tx, { id, categoryId, price, vendorId }: ProductRow, limit: number) {
  const others = and(
    eq(products.categoryId, categoryId),
    ne(products.id, id),
    ne(products.vendorId, vendorId),
    eq(products.isOnSale, true),
  )
  const side = (isAbove: boolean) =>
    db
      .select(cardColumns)
      .from(products)
      .where(and(others, isAbove ? sql`${products.price} >= ${price}` : sql`${products.price} < ${price}`))
      .orderBy(isAbove ? asc(products.price) : desc(products.price), asc(products.id))
      .limit(limit)
  const rows = (await Promise.all([side(true), side(false)])).flat()
  return rows.toSorted((a, b) => Math.abs(a.price - price) - Math.abs(b.price - price)).slice(0, limit)
}

export async function listQuestions(
  db: Tx,
  productId: number,
  page: { pageIndex: number; pageSize: number },
) {
  const rows = await db
    .select()
    .from(questions)
    .where(eq(questions.productId, productId))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(page.pageSize)
    .offset((page.pageIndex - 1) * page.pageSize)
  return rows
}

export const listCategoryRows = (db: Tx, kind: CategoryRow['kind']): Promise<CategoryRow[]> =>
  db.select().from(categories).where(eq(categories.kind, kind)).orderBy(categories.position, categories.id)

/** What counts per filter are made of. */
export const listFacetRows = (db: Tx, search: ProductFilter['search']) =>
  db
    .select({
      vendorId: products.vendorId,
      categoryId: products.categoryId,
      price: products.price,
      rating: products.rating,
      colour: products.colour,
      options: products.options,
      isInStock: products.isInStock,
      isMadeInNepal: products.isMadeInNepal,
      discountPercent: products.discountPercent,
    })
    .from(products)
    .where(productWhere({ ...unfiltered, search }))
const unfiltered = {
  query: { searchTerm: '', category: '' },
  categoryIds: undefined,
  vendorIds: undefined,
  deliveringVendorIds: undefined,
}
export type FacetRow = Awaited<ReturnType<typeof listFacetRows>>[number]

/** A statement holds 65,535 values at most. */
const rowsPerInsert = 500
const chunked = <T>(rows: T[]) =>
  Array.from({ length: Math.ceil(rows.length / rowsPerInsert) }, (_, at) =>
    rows.slice(at * rowsPerInsert, (at + 1) * rowsPerInsert),
  )

export const insertCategories = (db: Tx, rows: (typeof categories.$inferInsert)[]) =>
  db.insert(categories).values(rows).returning({ id: categories.id, slug: categories.slug })

/** Gives back their numbers in the order of the rows. */
export async function insertProducts(db: Tx, rows: (typeof products.$inferInsert)[]): Promise<number[]> {
  const ids: number[] = []
  for (const some of chunked(rows)) {
    const made = await db.insert(products).values(some).returning({ id: products.id })
    ids.push(...made.map((row) => row.id))
  }
  return ids
}

export async function insertVariants(
  db: Tx,
  rows: (typeof productVariants.$inferInsert & { onHand: number })[],
) {
  for (const some of chunked(rows)) {
    const made = await db.insert(productVariants).values(some).returning({ id: productVariants.id })
    const shelves = made.map(({ id }, at) => ({
      variantId: id,
      vendorId: some[at]!.vendorId,
      onHand: some[at]!.onHand,
    }))
    await db.insert(stock).values(shelves)
  }
}

export async function insertPrices(db: Tx, rows: (typeof priceHistory.$inferInsert)[]) {
  for (const some of chunked(rows)) await db.insert(priceHistory).values(some)
}

export async function insertQuestions(db: Tx, rows: (typeof questions.$inferInsert)[]) {
  for (const some of chunked(rows)) await db.insert(questions).values(some)
}

/** How much is on sale in each category, and in the departments above. */
export async function recountCategories(db: Tx) {
  await db.execute(sql`
    with own as (
      select category_id, count(*)::int n from products where is_on_sale group by category_id
      union all select category_id, count(*)::int from services where is_offered group by category_id
    ), summed as (
      select c.id, coalesce(sum(o.n), 0)::int n from categories c
      left join categories child on child.id = c.id or child.parent_id = c.id
      left join own o on o.category_id = child.id group by c.id
    )
    update categories set item_count = summed.n from summed where summed.id = categories.id`)
}

export async function hasProducts(db: Tx): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).limit(1)
  return rows.length > 0
}
