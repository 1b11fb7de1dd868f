import type { Product } from '@haat/contract/domains/catalogue.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { valley } from '../delivery/delivery.rates.ts'
import { toVendorCard, toVendorLink } from '../vendors/vendors.service.ts'
import { stockLevel, toCards } from './catalogue.service.ts'
import { findProduct, findProductBasics, listRelated, type ProductBasics } from './product.store.ts'

const sealedReturnDays = 15

async function getById<T>(productId: string, find: (number: number) => Promise<T | null>): Promise<T> {
  const number = numberOfPublicId(productId)
  const row = number === undefined ? null : await find(number)
  if (!row) throw notFound('This product')
  return row
}

export const getProductBasics = (db: Tx, productId: string): Promise<ProductBasics> =>
  getById(productId, (number) => findProductBasics(db, number))

export async function getProduct(db: Tx, productId: string): Promise<Product> {
  const row = await getById(productId, (number) => findProduct(db, number))
  const variantId = row.variantCount === 1 ? String(row.variants[0]?.id) : null
  const shown = { ...row, picture: row.pictures[0]!, variantId }
  const [card] = await toCards(db, [shown], new Map([[row.vendorId, toVendorLink(row.seller)]]))
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
    variants: row.variants.map(({ id, sku, values, pricePaisa, oldPricePaisa, available }) => ({
      id: String(id),
      sku,
      values,
      pricePaisa,
      oldPricePaisa,
      ...stockLevel(available),
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
    seller: toVendorCard(row.seller),
    createdAt: row.createdAt.toISOString(),
  }
}

export async function relatedProducts(db: Tx, productId: string) {
  const product = await getProductBasics(db, productId)
  const { fromVendor, similar } = await listRelated(db, product)
  const cards = await toCards(db, [...fromVendor, ...similar])
  return { fromVendor: cards.slice(0, fromVendor.length), similar: cards.slice(fromVendor.length) }
}
