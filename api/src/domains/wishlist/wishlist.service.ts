import { wishlistMaxProducts } from '@haat/contract/domains/wishlist.rules.ts'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/db/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { cardsByNumber } from '../catalogue/catalogue.service.ts'
import { countItems, deleteItems, hasItem, insertItems, listItems } from './wishlist.store.ts'

const numbersOf = (ids: string[]) => [...new Set(ids.map(numberOfPublicId))].filter((n) => n !== undefined)

/** What has left the shop is not shown; it comes back with the product. */
export async function getWishlist(db: Tx, userId: string): Promise<{ products: string[] }> {
  const items = await listItems(db, userId)
  const cards = await cardsByNumber(
    db,
    items.map((item) => item.productId),
  )
  return { products: items.flatMap((item) => cards.get(item.productId)?.id ?? []) }
}

export async function listWishlistItems(db: Tx, userId: string): Promise<WishlistItem[]> {
  const items = await listItems(db, userId)
  const cards = await cardsByNumber(
    db,
    items.map((item) => item.productId),
  )
  return items.flatMap((item) => {
    const product = cards.get(item.productId)
    if (!product) return []
    return [{ product, savedPaisa: item.savedPrice, savedAt: item.createdAt.toISOString() }]
  })
}

export async function addToWishlist(db: Tx, userId: string, productId: string) {
  const number = numberOfPublicId(productId)
  const card = number === undefined ? undefined : (await cardsByNumber(db, [number])).get(number)
  if (number === undefined || !card) throw notFound('This product')
  if ((await countItems(db, userId)) >= wishlistMaxProducts) {
    throw new ApiError('CONFLICT', `Your wishlist is full: it holds ${wishlistMaxProducts} products.`)
  }
  await insertItems(db, [{ userId, productId: number, savedPrice: card.pricePaisa }])
  return getWishlist(db, userId)
}

export const isInWishlist = async (db: Tx, userId: string, productId: string) => {
  const number = numberOfPublicId(productId)
  return number !== undefined && hasItem(db, userId, number)
}

export async function removeFromWishlist(db: Tx, userId: string, productId: string) {
  const number = numberOfPublicId(productId)
  if (number !== undefined) await deleteItems(db, userId, [number])
  return getWishlist(db, userId)
}

/** The union of both; what nobody sells is dropped, and what would not fit any more. */
export async function syncWishlist(db: Tx, userId: string, productIds: string[]) {
  const cards = await cardsByNumber(db, numbersOf(productIds))
  const room = Math.max(0, wishlistMaxProducts - (await countItems(db, userId)))
  const rows = [...cards].slice(0, room).map(([productId, card]) => ({
    userId,
    productId,
    savedPrice: card.pricePaisa,
  }))
  await insertItems(db, rows)
  return getWishlist(db, userId)
}

export async function clearWishlist(db: Tx, userId: string) {
  await deleteItems(db, userId)
  return { products: [] }
}
