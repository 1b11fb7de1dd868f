import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { smallint, text, unique } from 'drizzle-orm/pg-core'
import type { Colour, TaxKind } from '@haat/contract/domains/catalogue.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { instant, number64, paisa, textOrEmpty } from '#platform/database/columns.ts'

/** Categories have two levels: departments and their children. `itemCount` counts what is on sale in it and below it. */
export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<'product' | 'service'>().notNull(),
    parentId: integer(),
    slug: text().notNull(),
    name: text().notNull(),
    nameNe: textOrEmpty(),
    picture: jsonb().$type<Picture>(),
    position: integer().notNull(),
    itemCount: integer().notNull().default(0),
  },
  (t) => [
    unique('categories_slug').on(t.kind, t.slug),
    index('categories_parent').on(t.parentId, t.position),
    check('categories_kind', sql`${t.kind} in ('product', 'service')`),
  ],
)

export interface ProductOption {
  key: string
  name: Bilingual
  values: { key: string; name: Bilingual; pictureIndex: number | null }[]
}
export interface ProductStory {
  headline: Bilingual
  description: Bilingual
  warranty: Bilingual
  origin: Bilingual
  attributes: { name: Bilingual; value: Bilingual }[]
  facts: { value: Bilingual; label: Bilingual; picture: Picture }[]
}

/** In a cluster distributed by vendor. What lists show and sort by has columns; what only the page shows is in `story`. */
export const products = pgTable(
  'products',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    vendorId: number64().notNull(),
    categoryId: integer().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    titleNe: textOrEmpty(),
    /** Copies of the pictures, so that a list needs no second look-up; the picture behind a name never changes. */
    pictures: jsonb().$type<Picture[]>().notNull(),
    options: jsonb().$type<ProductOption[]>().notNull(),
    /** The values of its options, as `size:m`, to filter by. */
    optionKeys: text()
      .array()
      .notNull()
      .generatedAlwaysAs(sql`option_keys_of(options)`),
    story: jsonb().$type<ProductStory>().notNull(),
    /** The lowest price of its variants. */
    pricePaisa: paisa('price').notNull(),
    oldPricePaisa: paisa('old_price'),
    lowestPaisa: paisa('lowest_price'),
    discountPercent: smallint().notNull().default(0),
    colour: text().$type<Colour>(),
    isMadeInNepal: boolean().notNull(),
    isInStock: boolean().notNull(),
    /** The sum over all variants. */
    stockLeft: integer().notNull(),
    variantCount: integer().notNull(),
    rating: integer().notNull().default(0),
    ratingCounts: integer()
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'`),
    ratingCount: integer().notNull().default(0),
    soldCount: integer().notNull().default(0),
    questionCount: integer().notNull().default(0),
    returnDays: smallint().notNull(),
    taxKind: text().$type<TaxKind>().notNull().default('standard'),
    minDays: smallint().notNull(),
    maxDays: smallint().notNull(),
    isCashPossible: boolean().notNull(),
    isOnSale: boolean().notNull().default(true),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    // Ascending only: a backward scan serves the other direction.
    index('products_category_price').on(t.categoryId, t.pricePaisa, t.id),
    index('products_category_new').on(t.categoryId, t.createdAt, t.id),
    index('products_category_rating').on(t.categoryId, t.rating, t.id),
    index('products_category_sold').on(t.categoryId, t.soldCount, t.id),
    index('products_price').on(t.pricePaisa, t.id),
    index('products_new').on(t.createdAt, t.id),
    index('products_rating').on(t.rating, t.id),
    index('products_sold').on(t.soldCount, t.id),
    index('products_discount')
      .on(t.discountPercent, t.id)
      .where(sql`${t.discountPercent} > 0`),
    index('products_vendor').on(t.vendorId, t.soldCount, t.id),
    check(
      'products_price',
      sql`${t.pricePaisa} > 0 and (${t.oldPricePaisa} is null or ${t.oldPricePaisa} > ${t.pricePaisa})`,
    ),
    check('products_rating', sql`${t.rating} between 0 and 500`),
  ],
)

export const productVariants = pgTable(
  'product_variants',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    vendorId: number64().notNull(),
    productId: number64().notNull(),
    sku: text().notNull(),
    /** One value key per option. */
    values: text().array().notNull(),
    pricePaisa: paisa('price').notNull(),
    oldPricePaisa: paisa('old_price'),
    position: smallint().notNull(),
  },
  (t) => [
    index('product_variants_product').on(t.productId, t.position),
    unique('product_variants_sku').on(t.vendorId, t.sku),
    unique('product_variants_values').on(t.productId, t.values),
    check('product_variants_price', sql`${t.pricePaisa} > 0`),
  ],
)

/** A narrow table of its own, because it changes with every sale: its rows can be updated within their page. */
export const stock = pgTable(
  'stock',
  {
    variantId: number64().primaryKey(),
    vendorId: number64().notNull(),
    onHand: integer().notNull(),
    /** Held for orders that wait for their payment. */
    reserved: integer().notNull().default(0),
    /** Sold, but not sent yet. */
    allocated: integer().notNull().default(0),
  },
  (t) => [
    check('stock_not_negative', sql`${t.onHand} >= 0`),
    // The database itself makes sure that nothing is sold twice.
    check(
      'stock_promised',
      sql`${t.reserved} >= 0 and ${t.allocated} >= 0 and ${t.reserved} + ${t.allocated} <= ${t.onHand}`,
    ),
  ],
)

/** The price of a product since a time; the lowest price of thirty days is read from here. */
export const priceHistory = pgTable(
  'price_history',
  {
    productId: number64().notNull(),
    vendorId: number64().notNull(),
    since: instant().notNull(),
    pricePaisa: paisa('price').notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.since] })],
)
