import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { productCardSchema } from './catalogue.ts'
import { wishlistMaxProducts } from './wishlist.rules.ts'

const productIds = z
  .array(publicIdSchema)
  .max(wishlistMaxProducts, `A wishlist holds at most ${wishlistMaxProducts} products`)
const productId = z.strictObject({ productId: publicIdSchema })
const list = z.strictObject({ products: z.array(z.string()) })

export const wishlistItemSchema = z.strictObject({
  product: productCardSchema,
  /** The price when it was saved; a visitor's browser does not know it. */
  savedPaisa: z.int().nullable(),
  savedAt: z.iso.datetime().nullable(),
})
export type WishlistItem = z.infer<typeof wishlistItemSchema>

export const wishlistEndpoints = defineEndpoints({
  'GET /wishlists': {
    name: 'getWishlist',
    summary: 'The ids of what the shopper saved, newest first',
    access: 'signed-in',
    response: answerOf(list),
  },
  'POST /wishlists': {
    name: 'addToWishlist',
    summary: 'Save a product; saving it twice is no failure',
    access: 'signed-in',
    body: productId,
    response: answerOf(list),
    errors: [404, 409],
  },
  'GET /wishlists/check/:productId': {
    name: 'checkWishlist',
    summary: 'Whether a product is saved',
    access: 'signed-in',
    params: productId,
    response: answerOf(z.strictObject({ inWishlist: z.boolean() })),
  },
  'DELETE /wishlists/:productId': {
    name: 'removeFromWishlist',
    summary: 'Take a product off; one that is not there is no failure',
    access: 'signed-in',
    params: productId,
    response: answerOf(list),
  },
  'POST /wishlists/sync': {
    name: 'syncWishlist',
    summary: 'Add what a visitor saved on a device; unknown ids are dropped; the answer is the whole list',
    access: 'signed-in',
    body: z.strictObject({ productIds }),
    response: answerOf(list),
    errors: [413],
    bodyLimitBytes: 160 * 1024,
  },
  'DELETE /wishlists/clear/all': {
    name: 'clearWishlist',
    summary: 'Take everything off',
    access: 'signed-in',
    response: answerOf(list),
  },
  'GET /wishlists/items': {
    name: 'listWishlistItems',
    summary: 'What the shopper saved, with prices then and now',
    access: 'signed-in',
    response: answerOf(z.strictObject({ items: z.array(wishlistItemSchema) })),
  },
})
