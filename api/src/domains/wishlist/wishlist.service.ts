import { wishlistMaxProducts } from '@haat/contract/domains/wishlist.rules.ts'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { cardsByNumber } from '../catalogue/catalogue.service.ts'
import { countItems, deleteItems, hasItem, insertItems, listItems } from './wishlist.store.ts'

export { insertItems } from './wishlist.store.ts'

const numbersOf = (ids: string[]) => [...new Set(ids.map(numberOfPublicId))].filter((n) => n !== undefined)

/** The ids of the saved products; one that is paused stays, and its card says so. */
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
    return [{ product, savedPaisa: item.savedPaisa, savedAt: item.createdAt.toISOString() }]
  })
}

export async function addToWishlist(db: Tx, userId: string, productId: string) {
  const number = numberOfPublicId(productId)
  const card = number === undefined ? undefined : (await cardsByNumber(db, [number])).get(number)
  if (number === undefined || !card) throw notFound('This product')
  const isFull = (await countItems(db, userId)) >= wishlistMaxProducts
  // A product that is saved already needs no room: saving it again is no failure, also when the list is full.
  if (isFull && !(await hasItem(db, userId, number))) {
    throw new ApiError('CONFLICT', `Your wishlist is full: it holds ${wishlistMaxProducts} products.`)
  }
  await insertItems(db, [{ userId, productId: number, savedPaisa: card.pricePaisa }])
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

/**
 * Adds what a visitor saved on a device. Drops products that do not exist, and those beyond the limit; one that is saved already needs
 * no room.
 */
export async function syncWishlist(db: Tx, userId: string, productIds: string[]) {
  const cards = await cardsByNumber(db, numbersOf(productIds))
  const saved = new Set((await listItems(db, userId)).map((item) => item.productId))
  const room = Math.max(0, wishlistMaxProducts - saved.size)
  const rows = [...cards]
    .filter(([productId]) => !saved.has(productId))
    .slice(0, room)
    .map(([productId, card]) => ({ userId, productId, savedPaisa: card.pricePaisa }))
  await insertItems(db, rows)
  return getWishlist(db, userId)
}

export async function clearWishlist(db: Tx, userId: string) {
  await deleteItems(db, userId)
  return { products: [] }
}
