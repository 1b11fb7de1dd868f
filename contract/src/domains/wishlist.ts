import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { wishlistMaxProducts } from './wishlist.rules.ts'

const productIds = z
  .array(z.string().min(1).max(100))
  .max(wishlistMaxProducts, `A wishlist holds at most ${wishlistMaxProducts} products`)

export const wishlistEndpoints = defineEndpoints({
  'POST /wishlists/sync': {
    name: 'syncWishlist',
    summary: 'Add what a visitor saved on a device; the answer is the whole list',
    access: 'signed-in',
    body: z.strictObject({ productIds }),
    response: answerOf(z.strictObject({ products: z.array(z.string()) })),
  },
})
