import type { Product } from '@haat/contract/domains/catalogue.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/db/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { valley } from '../delivery/delivery.rates.ts'
import { linkOf, toVendorCard, vendorRowOf } from '../vendors/vendors.service.ts'
import { stockWords, toCards } from './catalogue.service.ts'
import { findProduct, findProductPlace, listRelated, type ProductPlace } from './product.store.ts'

const sealedReturnDays = 15

async function found<T>(productId: string, find: (number: number) => Promise<T | null>): Promise<T> {
  const number = numberOfPublicId(productId)
  const row = number === undefined ? null : await find(number)
  if (!row) throw notFound('This product')
  return row
}

export const getProductPlace = (db: Tx, productId: string): Promise<ProductPlace> =>
  found(productId, (number) => findProductPlace(db, number))

export async function getProduct(db: Tx, productId: string): Promise<Product> {
  const row = await found(productId, (number) => findProduct(db, number))
  const seller = await vendorRowOf(db, row.vendorId)
  const variantId = row.variantCount === 1 ? String(row.variants[0]?.id) : null
  const shown = { ...row, picture: row.pictures[0]!, variantId }
  const [card] = await toCards(db, [shown], new Map([[seller.id, linkOf(seller)]]))
  if (!card) throw notFound('This product')
  const { headline, description, attributes, facts, warranty, origin } = row.story
  return {
    ...card,
    pictures: row.pictures,
    categories: row.categories,
    headline,
    description,
    soldCount: row.soldCount,
    ratings: { average: card.rating, count: row.ratingCount, byStars: row.ratingCounts },
    questionCount: row.questionCount,
    options: row.options,
    variants: row.variants.map(({ id, sku, values, price, oldPrice, available }) => ({
      id: String(id),
      sku,
      values,
      pricePaisa: price,
      oldPricePaisa: oldPrice,
      ...stockWords(available),
    })),
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
    },
    returnDays: row.returnDays,
    sealedReturnDays: row.returnDays === 0 ? 0 : sealedReturnDays,
    seller: toVendorCard(seller),
    createdAt: row.createdAt.toISOString(),
  }
}

export async function relatedProducts(db: Tx, productId: string) {
  const place = await getProductPlace(db, productId)
  const { fromVendor, similar } = await listRelated(db, place)
  const cards = await toCards(db, [...fromVendor, ...similar])
  return { fromVendor: cards.slice(0, fromVendor.length), similar: cards.slice(fromVendor.length) }
}
