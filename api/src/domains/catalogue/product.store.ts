import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { lastChangeNumber } from '#platform/cluster/follow-changes.ts'
import type { Tx } from '#platform/database/database.ts'
import { prepared, preparedById } from '#platform/database/prepared.ts'
import { announcedCoupons } from '../coupons/coupons.service.ts'
import { isOfOpenVendor, vendorCardOf, vendorNameOf } from '../vendors/vendors.service.ts'
import { categoryPathOf } from './catalogue.store.ts'
import { cardColumns } from './product-cards.store.ts'
import { products } from './catalogue.tables.ts'
import { availableStock } from './stock/variants.store.ts'

interface VariantRow {
  id: number
  sku: string
  values: string[]
  pricePaisa: number
  oldPricePaisa: number | null
  available: number
  isOffered: boolean
}

/**
 * The page of a product is read in one statement, with its variants, its vendor and its categories from the department down. Columns
 * are written with their table's name here, which drizzle leaves out when there is one table only.
 */
const variants = sql<VariantRow[]>`(
  select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'values', v.values, 'pricePaisa', v.price,
    'oldPricePaisa', v.old_price, 'available', ${availableStock}, 'isOffered', v.is_offered) order by v.position), '[]')
  from product_variants v join stock s on s.variant_id = v.id where v.product_id = products.id and not v.is_removed)`
const categories = categoryPathOf(sql.raw('products.category_id'))
const seller = vendorCardOf(sql.raw('products.vendor_id'))
const coupons = announcedCoupons(sql.raw('products.vendor_id'), {
  id: sql.raw('products.id'),
  categoryId: sql.raw('products.category_id'),
})

/** Also one that is not on sale: its page says so. */
const isIt = eq(products.id, sql.placeholder('id'))

export const findProduct = preparedById((db) =>
  db
    .select({ ...getTableColumns(products), variants, categories, seller, coupons })
    .from(products)
    .where(isIt),
)

/** The few columns that are needed to find reviews and questions. */
export const findProductBasics = preparedById((db) =>
  db.select({ id: products.id, questionCount: products.questionCount }).from(products).where(isIt),
)

/** What has to be known of a product to say something about it. */
export const findProductFacts = preparedById((db) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      vendorId: products.vendorId,
      title: sql<Bilingual>`json_build_object('en', products.title, 'ne', products.title_ne)`,
      picture: sql<Picture | null>`products.pictures -> 0`,
      shopName: sql<Bilingual>`${vendorNameOf(sql.raw('products.vendor_id'))}`,
    })
    .from(products)
    .where(isIt),
)

/** With a `limit` in the text: as a value of its own it would make PostgreSQL plan the statement each time. */
const best = (side: string, where: string, order: string) => `
  (select p.id, p.price, row_number() over (order by ${order}) as rank, '${side}' as side from products p
   where p.is_on_sale and ${isOfOpenVendor('p.vendor_id')} and p.id <> given.id and ${where} order by ${order} limit 10)`
const inCategory = 'p.category_id = given.category_id and p.vendor_id <> given.vendor_id'
const mostTogether = `
  (select p.id, p.price, -t.order_count as rank, 'together' as side from product_pairs t join products p on p.id = t.other_id
   where t.product_id = given.id and p.is_on_sale and ${isOfOpenVendor('p.vendor_id')}
   order by t.order_count desc, p.id desc limit 4)`
const relatedTo = sql`(
  select chosen.* from products given cross join lateral (
    select given.id, given.price, 0 as rank, 'itself' as side
    union all ${sql.raw(mostTogether)}
    union all ${sql.raw(best('vendor', 'p.vendor_id = given.vendor_id', 'p.sold_count desc, p.id desc'))}
    union all (select id, price, abs(price - given.price) as rank, side from (
      ${sql.raw(best('category', `${inCategory} and p.price >= given.price`, 'p.price, p.id'))} union all
      ${sql.raw(best('category', `${inCategory} and p.price < given.price`, 'p.price desc, p.id desc'))}
    ) near order by rank, price desc limit 10)
  ) chosen where given.id = ${sql.placeholder('id')}) chosen`

const related = prepared((db) =>
  db
    .select({ ...cardColumns, changeNumber: lastChangeNumber, side: sql<string>`chosen.side` })
    .from(products)
    .innerJoin(relatedTo, sql`chosen.id = ${products.id}`)
    .orderBy(sql`chosen.rank, chosen.price desc`),
)
/** What was bought together with it most often, best sellers of the same vendor, and products of other vendors in the category, the nearest in price first. */
export async function findRelated(db: Tx, id: number) {
  const rows = await related(db).execute({ id })
  const of = (side: string) => rows.filter((row) => row.side === side)
  const [itself] = of('itself')
  if (!itself) return null
  return {
    boughtTogether: of('together'),
    fromVendor: of('vendor'),
    similar: of('category'),
    changeNumber: itself.changeNumber,
  }
}
