import type { FastifyInstance } from 'fastify'
import { callerOf } from '#plugins/principal.ts'
import { answer } from '#plugins/answer.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import {
  addToWishlist,
  clearWishlist,
  getWishlist,
  isInWishlist,
  listWishlistItems,
  removeFromWishlist,
  syncWishlist,
} from './wishlist.service.ts'

export function wishlistRoutes(app: FastifyInstance, { db: primary }: Services) {
  readRoute(app, 'GET /wishlists', async ({ request, db }) =>
    answer('Your wishlist.', await getWishlist(db, callerOf(request).userId)),
  )
  route(app, 'POST /wishlists', async ({ body, request }) =>
    answer('Saved.', await addToWishlist(primary, callerOf(request).userId, body.productId)),
  )
  readRoute(app, 'GET /wishlists/check/:productId', async ({ params, request, db }) => {
    const inWishlist = await isInWishlist(db, callerOf(request).userId, params.productId)
    return answer('Whether it is saved.', { inWishlist })
  })
  route(app, 'DELETE /wishlists/:productId', async ({ params, request }) =>
    answer('Taken off.', await removeFromWishlist(primary, callerOf(request).userId, params.productId)),
  )
  route(app, 'POST /wishlists/sync', async ({ body, request }) =>
    answer('Your wishlist.', await syncWishlist(primary, callerOf(request).userId, body.productIds)),
  )
  route(app, 'DELETE /wishlists/clear/all', async ({ request }) =>
    answer('Your wishlist is empty.', await clearWishlist(primary, callerOf(request).userId)),
  )
  readRoute(app, 'GET /wishlists/items', async ({ request, db }) =>
    answer('Your wishlist.', { items: await listWishlistItems(db, callerOf(request).userId) }),
  )
}
