import { vatStateOf } from '@haat/contract/domains/catalogue.rules.ts'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { remote, valley } from '../delivery/delivery.rates.ts'
import { toVendorCard, toVendorLink } from '../vendors/vendors.service.ts'
import { closedShopOf } from '../vendors/vendor-times.ts'
import { getByPublicId } from './catalogue.service.ts'
import type { ProductIndex } from './index/product-index.ts'
import { mostOf, pausedOf, stockLevel, toCards, withoutOffer, type CardRow } from './product-cards.store.ts'
import { findProduct, findProductBasics, findProductFacts, findRelated } from './product.store.ts'

const sealedReturnDays = 15

const getById = <T>(db: Tx, productId: string, find: (db: Tx, id: number) => Promise<T | null>) =>
  getByPublicId('This product', productId, (id) => find(db, id))

export const getProductBasics = (db: Tx, productId: string) => getById(db, productId, findProductBasics)

export const getProductFacts = (db: Tx, productId: string) => getById(db, productId, findProductFacts)

export const getProduct = async (db: Tx, productId: string): Promise<Product> =>
  toProduct(await getById(db, productId, findProduct))

export type ProductPageRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>

/** What the page of a product shows, also of one that is not in the shop yet. */
export function toProduct(row: ProductPageRow): Product {
  const variantId =
    row.variantCount === 1 ? String(row.variants.find(({ isOffered }) => isOffered)?.id) : null
  const shown = { ...row, picture: row.pictures[0]!, variantId }
  const [offered] = toCards([shown], () => toVendorLink(row.seller))
  if (!offered) throw notFound('This product')
  const paused = pausedOf(row.isOnSale, row.seller.isSuspended, offered.vendor.name)
  const card = paused ? withoutOffer(offered, paused) : offered
  const { headline, description, attributes, facts, warranty, origin } = row.story
  return {
    ...card,
    pictures: row.pictures,
    categories: row.categories,
    headline,
    description,
    soldLately: row.soldLately,
    ...(row.coupons.length > 0 && !paused && { coupons: row.coupons }),
    ratings: { average: card.rating, count: row.ratingCount, byStars: row.ratingCounts },
    questionCount: row.questionCount,
    options: row.options,
    variants: row.variants.map(({ id, sku, values, pricePaisa, oldPricePaisa, available, isOffered }) => {
      const left = paused || !isOffered ? 0 : available
      return {
        id: String(id),
        sku,
        values,
        pricePaisa,
        oldPricePaisa,
        ...stockLevel(left),
        most: mostOf(left),
        ...(!isOffered && { isOffered }),
      }
    }),
    facts,
    attributes,
    warranty,
    origin,
    delivery: {
      minDays: row.minDays,
      maxDays: row.maxDays,
      feePaisa: valley.feePaisa,
      freeFromPaisa: valley.freeFromPaisa,
      isCashPossible: row.isCashPossible,
      maxCashPaisa: valley.maxCashPaisa,
      farthest:
        row.seller.deliversTo === null
          ? { feePaisa: remote.feePaisa, maxDays: row.maxDays + remote.extraDays }
          : null,
      onlyIn: row.seller.deliversTo?.map(districtName) ?? null,
    },
    returnDays: row.returnDays,
    sealedReturnDays: row.returnDays === 0 ? 0 : sealedReturnDays,
    vat: vatStateOf(row.taxKind, row.seller.isVatRegistered),
    seller: toVendorCard(row.seller),
    ...closedShopOf(row.seller.closedTimes),
    createdAt: row.createdAt.toISOString(),
  }
}

export const relatedProducts = (index: ProductIndex, db: Tx, productId: string) =>
  index.answer(db, async () => {
    const { changeNumber, ...related } = await getById(db, productId, findRelated)
    const cards = (rows: CardRow[]) => toCards(rows, index.findVendorLink)
    return {
      answer: {
        boughtTogether: cards(related.boughtTogether),
        fromVendor: cards(related.fromVendor),
        similar: cards(related.similar),
      },
      changeNumber,
    }
  })
