import { sql } from 'drizzle-orm'
import { maxQuantity } from '@haat/contract/domains/cart.rules.ts'
import { lowStockCount, newForDays } from '@haat/contract/domains/catalogue.rules.ts'
import type { ProductCard } from '@haat/contract/domains/catalogue.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { lastChangeNumber } from '#platform/cluster/follow-changes.ts'
import type { Tx } from '#platform/database/database.ts'
import { numberList, prepared } from '#platform/database/prepared.ts'
import { pausedNotice, vendorsOfCards, type VendorLink } from '../vendors/vendors.service.ts'
import { products } from './catalogue.tables.ts'

export const cardColumns = {
  id: products.id,
  slug: products.slug,
  vendorId: products.vendorId,
  title: products.title,
  titleNe: products.titleNe,
  picture: sql<(typeof products.$inferSelect)['pictures'][number]>`${products.pictures} -> 0`,
  pricePaisa: products.pricePaisa,
  oldPricePaisa: products.oldPricePaisa,
  lowestPaisa: products.lowestPaisa,
  isMadeInNepal: products.isMadeInNepal,
  isInStock: products.isInStock,
  stockLeft: products.stockLeft,
  variantCount: products.variantCount,
  rating: products.rating,
  ratingCount: products.ratingCount,
  createdAt: products.createdAt,
  isOnSale: products.isOnSale,
  /** The only variant that is offered of a product. */
  variantId: sql<string | null>`case when products.variant_count = 1 then
    (select v.id from product_variants v where v.product_id = products.id and v.is_offered and not v.is_removed order by v.position limit 1) end`,
}
export type CardRow = Omit<Awaited<ReturnType<typeof findCards>>[number], 'changeNumber'>

const cardsByIds = prepared((db) =>
  db
    .select({ ...cardColumns, changeNumber: lastChangeNumber })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::bigint[])`),
)

/** In no particular order, also of products that are not on sale. */
export const findCards = (db: Tx, ids: number[]) => cardsByIds(db).execute({ ids: numberList(ids) })

const dayMs = 86_400_000

/** What a card says about stock: how many are left only when they are few. */
export function stockLevel(available: number) {
  if (available <= 0) return { stock: 'out' as const, left: null }
  return available <= lowStockCount
    ? { stock: 'few' as const, left: available }
    : { stock: 'in' as const, left: null }
}

/** How many can be bought at once. */
export const mostOf = (available: number) => Math.max(0, Math.min(available, maxQuantity))

export const starsOf = (rating: number, ratingCount: number) => (ratingCount === 0 ? null : rating / 100)

/** What the API says of the products on cards. */
export function toCards(
  rows: CardRow[],
  findVendor: (vendorId: number) => VendorLink | undefined,
): ProductCard[] {
  const newSince = Date.now() - newForDays * dayMs
  return rows.flatMap((row) => {
    const vendor = findVendor(row.vendorId)
    if (!vendor) return []
    return [
      {
        id: toPublicId(row.slug, row.id),
        title: { en: row.title, ne: row.titleNe },
        vendor,
        picture: row.picture,
        pricePaisa: row.pricePaisa,
        oldPricePaisa: row.oldPricePaisa,
        lowestPaisa: row.lowestPaisa,
        rating: starsOf(row.rating, row.ratingCount),
        ratingCount: row.ratingCount,
        isNew: row.createdAt.getTime() > newSince,
        isMadeInNepal: row.isMadeInNepal,
        ...stockLevel(row.isInStock ? row.stockLeft : 0),
        variantId: row.variantId,
      },
    ]
  })
}

/** What shoppers are told of a thing or a choice of it that its shop has paused or taken back. */
export const notOfferedNotice: Bilingual = {
  en: 'The shop does not offer this at the moment.',
  ne: 'पसलमा यो अहिले उपलब्ध छैन।',
}

/** A product that is not on sale, or whose vendor is suspended: there is none to be had, and it says why. */
export const withoutOffer = (card: ProductCard, paused: Bilingual): ProductCard => ({
  ...card,
  ...stockLevel(0),
  variantId: null,
  paused,
})

/** Cards of some products by their numbers; what cannot be bought at the moment says so. */
export async function cardsByNumber(db: Tx, numbers: number[]): Promise<Map<number, ProductCard>> {
  if (numbers.length === 0) return new Map()
  const rows = await findCards(db, numbers)
  const vendors = await vendorsOfCards(db, [...new Set(rows.map((row) => row.vendorId))])
  return new Map(
    rows.flatMap((row) => {
      const vendor = vendors.get(row.vendorId)
      const [card] = toCards([row], () => vendor?.link)
      if (!card) return []
      const paused = pausedOf(row.isOnSale, vendor?.isSuspended, card.vendor.name)
      return [[row.id, paused ? withoutOffer(card, paused) : card] as const]
    }),
  )
}

/** Why something cannot be bought although it is known; undefined when it can. */
export const pausedOf = (
  isOnSale: boolean,
  isSuspended: boolean | undefined,
  vendorName: Bilingual,
): Bilingual | undefined => (isSuspended ? pausedNotice(vendorName) : isOnSale ? undefined : notOfferedNotice)
