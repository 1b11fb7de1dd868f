import type { Product } from '@haat/contract/domains/catalogue.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/db/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { vendorCardOf } from '../vendors/vendors.service.ts'
import { categoryPath, stockWords, toCards } from './catalogue.service.ts'
import {
  findCards,
  findProductRow,
  listMoreOfVendor,
  listSimilar,
  listVariants,
  type ProductRow,
} from './catalogue.store.ts'

/** One fee for the whole order; from this sum on it is none. */
const deliveryFeePaisa = 100_00
const freeFromPaisa = 1500_00
const sealedReturnDays = 15
const relatedCount = 10

export async function getProductRow(db: Tx, productId: string): Promise<ProductRow> {
  const number = numberOfPublicId(productId)
  const row = number === undefined ? null : await findProductRow(db, number)
  if (!row) throw notFound('This product')
  return row
}

export async function getProduct(db: Tx, productId: string): Promise<Product> {
  const row = await getProductRow(db, productId)
  const [[card], variants, categories, seller] = await Promise.all([
    findCards(db, [row.id]).then((rows) => toCards(db, rows)),
    listVariants(db, row.id),
    categoryPath(db, 'product', row.categoryId),
    vendorCardOf(db, row.vendorId),
  ])
  if (!card) throw notFound('This product')
  const { headline, description, attributes, facts, warranty, origin } = row.story
  return {
    ...card,
    pictures: row.pictures,
    categories,
    headline,
    description,
    soldCount: row.soldCount,
    ratings: { average: card.rating, count: row.ratingCount, byStars: row.ratingCounts },
    questionCount: row.questionCount,
    options: row.options,
    variants: variants.map(({ id, sku, values, price, oldPrice, onHand }) => ({
      id: String(id),
      sku,
      values,
      pricePaisa: price,
      oldPricePaisa: oldPrice,
      ...stockWords(onHand),
    })),
    facts,
    attributes,
    warranty,
    origin,
    delivery: {
      minDays: row.minDays,
      maxDays: row.maxDays,
      feePaisa: deliveryFeePaisa,
      freeFromPaisa,
      isCashPossible: row.isCashPossible,
    },
    returnDays: row.returnDays,
    sealedReturnDays: row.returnDays === 0 ? 0 : sealedReturnDays,
    seller,
    createdAt: row.createdAt.toISOString(),
  }
}

export async function relatedProducts(db: Tx, productId: string) {
  const row = await getProductRow(db, productId)
  const [more, similar] = await Promise.all([
    listMoreOfVendor(db, row, relatedCount),
    listSimilar(db, row, relatedCount),
  ])
  const [fromVendor, alike] = await Promise.all([toCards(db, more), toCards(db, similar)])
  return { fromVendor, similar: alike }
}
