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
    /** The lowest price of the variants that are offered. */
    pricePaisa: paisa('price').notNull(),
    oldPricePaisa: paisa('old_price'),
    lowestPaisa: paisa('lowest_price'),
    discountPercent: smallint().notNull().default(0),
    colour: text().$type<Colour>(),
    isMadeInNepal: boolean().notNull(),
    isInStock: boolean().notNull(),
    /** The sum over the variants that are offered. */
    stockLeft: integer().notNull(),
    variantCount: integer().notNull(),
    rating: integer().notNull().default(0),
    ratingCounts: integer()
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'`),
    ratingCount: integer().notNull().default(0),
    soldCount: integer().notNull().default(0),
    /** Of the last thirty days, which the page shows; a job counts the lines of orders. */
    soldLately: integer().notNull().default(0),
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
    /** What shoppers pay now: the standing price, or that of the deal that runs. */
    pricePaisa: paisa('price').notNull(),
    oldPricePaisa: paisa('old_price'),
    /** The price that comes back when the deal ends; null while none runs. */
    standingPaisa: paisa('standing_price'),
    /** A variant that is not offered is shown struck out; it counts in no price, stock or number of its product. */
    isOffered: boolean().notNull().default(true),
    position: smallint().notNull(),
    /** No longer among the choices. Its row stays for the orders that have it. */
    isRemoved: boolean().notNull().default(false),
    /** Where it lies in the shop, in the shop's own words; empty when nobody said. */
    shelf: textOrEmpty(),
  },
  (t) => [
    index('product_variants_product').on(t.productId, t.position),
    index('product_variants_vendor')
      .on(t.vendorId, t.productId.desc(), t.id)
      .where(sql`not ${t.isRemoved}`)
      .concurrently(),
    unique('product_variants_sku').on(t.vendorId, t.sku),
    unique('product_variants_values').on(t.productId, t.values),
    check('product_variants_price', sql`${t.pricePaisa} > 0`),
    check('product_variants_shelf', sql`char_length(${t.shelf}) <= 12`),
  ],
)

/**
 * A narrow table of its own, because it changes with every sale: its rows can be updated within their page. Triggers write
 * a movement beside every change of `on_hand`, and keep `low_stock`.
 */
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
    /** From this amount down it counts as low; null for the usual one. */
    lowMark: smallint(),
  },
  (t) => [
    check('stock_low_mark', sql`${t.lowMark} between 0 and 1000`),
    check('stock_not_negative', sql`${t.onHand} >= 0`),
    // The database itself makes sure that nothing is sold twice.
    check(
      'stock_promised',
      sql`${t.reserved} >= 0 and ${t.allocated} >= 0 and ${t.reserved} + ${t.allocated} <= ${t.onHand}`,
    ),
  ],
)

/** The variants of which few or none are left, so that a shop finds them among all others. Only triggers write it. */
export const lowStock = pgTable(
  'low_stock',
  {
    variantId: number64().primaryKey(),
    vendorId: number64().notNull(),
    productId: number64().notNull(),
    level: text().$type<'low' | 'out'>().notNull(),
    /** Whether a mail has said so, or the shop knows it from the start. */
    isTold: boolean().notNull(),
  },
  (t) => [
    index('low_stock_vendor').on(t.vendorId, t.level, t.productId.desc(), t.variantId),
    index('low_stock_news')
      .on(t.vendorId)
      .where(sql`not ${t.isTold}`),
    check('low_stock_level', sql`${t.level} in ('low', 'out')`),
  ],
)

/**
 * What was asked for a variant since a moment. Triggers of products and variants write it, so that no way of changing a price
 * leaves it out; old and lowest prices are read from here.
 */
export const variantPrices = pgTable(
  'variant_prices',
  {
    variantId: number64().notNull(),
    vendorId: number64().notNull(),
    since: instant().notNull(),
    /** Null since it was switched off or its product went off sale: then nothing was asked. */
    pricePaisa: paisa('price'),
  },
  (t) => [primaryKey({ columns: [t.variantId, t.since] })],
)

/** In how many orders of the last half year two products were together, both ways round. A job counts the lines of orders. */
export const productPairs = pgTable(
  'product_pairs',
  { productId: number64().notNull(), otherId: number64().notNull(), orderCount: integer().notNull() },
  (t) => [primaryKey({ columns: [t.productId, t.otherId] })],
)

/** The history per product, from before there was one per variant. Nothing reads or writes it; a later release drops it. */
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
