import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { listCartGoods } from './cart-entries.service.ts'
import {
  chooseCartItem,
  chooseCartItems,
  getCart,
  removeCartCoupon,
  removeCartItem,
  setCartCoupon,
  setCartItem,
} from './cart.service.ts'
import { mergeCart, mergeOnce } from './merge-cart.service.ts'

export function cartRoutes(app: FastifyInstance, { db: primary }: Services) {
  readRoute(app, 'GET /cart', async ({ request, db }) =>
    answer('Your cart.', await getCart(db, callerOf(request).userId)),
  )
  readRoute(app, 'POST /cart/goods', async ({ body, db }) =>
    answer('What is sold.', { items: await listCartGoods(db, body.variantIds.map(Number)) }),
  )
  route(app, 'PUT /cart/items/:variantId', async ({ params, body, request }) => {
    const { userId } = callerOf(request)
    const set = await setCartItem(primary, userId, Number(params.variantId), body.quantity)
    return answer(set.quantity < body.quantity ? 'There are no more than these.' : 'It is in your cart.', set)
  })
  route(app, 'PATCH /cart/items/:variantId', async ({ params, body, request }) => {
    const { userId } = callerOf(request)
    const cart = await chooseCartItem(primary, userId, Number(params.variantId), body.isChosen)
    return answer('Your cart.', cart)
  })
  route(app, 'PUT /cart/chosen', async ({ body, request }) => {
    const cart = await chooseCartItems(primary, callerOf(request).userId, body.variantIds.map(Number))
    return answer('Your cart.', cart)
  })
  route(app, 'DELETE /cart/items/:variantId', async ({ params, request }) =>
    answer('Taken out.', await removeCartItem(primary, callerOf(request).userId, Number(params.variantId))),
  )
  route(app, 'POST /cart/merge', async ({ body, request }) => {
    const brought = body.items.map(({ variantId, quantity }) => ({ variantId: Number(variantId), quantity }))
    const { userId } = callerOf(request)
    const merged =
      body.key === undefined
        ? await mergeCart(primary, userId, brought)
        : await mergeOnce(primary, userId, body.key, brought)
    return answer('Your cart.', merged)
  })
  route(app, 'PUT /cart/coupon', async ({ body, request }) =>
    answer('Your cart.', await setCartCoupon(primary, callerOf(request).userId, body.code)),
  )
  route(app, 'DELETE /cart/coupon', async ({ request }) =>
    answer('Your cart.', await removeCartCoupon(primary, callerOf(request).userId)),
  )
}
