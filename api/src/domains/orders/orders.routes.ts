import type { FastifyInstance, FastifyRequest } from 'fastify'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import { requestKeyPattern } from '@haat/contract/shared/fields.rules.ts'
import { returnSite } from '#platform/http/visitor-site.ts'
import { answer } from '#plugins/answer.ts'
import { ApiError } from '#plugins/api-error.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { viewOrder } from './order-view.service.ts'
import {
  buyAgain,
  cancelParcel,
  confirmOrder,
  getOwnOrder,
  getOwnParcel,
  orderPage,
  resendCode,
} from './orders.service.ts'
import { chooseDeliveryDay } from './parcels/delivery-day.service.ts'
import { answerSubstitute } from './parcels/substitutes.service.ts'
import { nothingToPay, payOrder, startPaying } from './placing/pay-order.service.ts'
import { placeOrder } from './placing/place-order.service.ts'
import { readQuoteFacts } from './placing/quote-facts.ts'
import { makeQuote } from './placing/quote.service.ts'

function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && requestKeyPattern.test(key)) return key
  throw new ApiError('BAD_REQUEST', 'An order needs an Idempotency-Key of 8 to 100 letters and digits.')
}

export function ordersRoutes(app: FastifyInstance, services: Services) {
  const { db: primary } = services
  const shown = async (userId: string, number: string) =>
    answer('Your order.', await viewOrder(services, primary, await getOwnOrder(primary, userId, number)))

  readRoute(app, 'POST /checkout/quote', async ({ body, request, db }) => {
    const asked = { userId: callerOf(request).userId, addressId: body.addressId }
    const { quote } = await makeQuote(services, db, await readQuoteFacts(db, asked), asked)
    return answer('What it comes to.', quote)
  })
  route(app, 'POST /orders', async ({ body, request }) => {
    const { userId } = callerOf(request)
    const orderId = await placeOrder(services, userId, keyOf(request), body)
    const site = returnSite(services.config, request)
    const start = isGateway(body.method) ? await startPaying(services, orderId, site) : nothingToPay
    return answer('Your order is placed.', { number: orderNumber(orderId), start })
  })
  readRoute(app, 'GET /orders', async ({ query, request, db }) =>
    answer('Your orders.', await orderPage(db, callerOf(request).userId, query)),
  )
  readRoute(app, 'GET /orders/:number', async ({ params, request, db }) => {
    const order = await getOwnOrder(db, callerOf(request).userId, params.number)
    return answer('Your order.', await viewOrder(services, db, order))
  })
  route(app, 'POST /orders/:number/pay', async ({ params, body, request }) => {
    const order = await getOwnOrder(primary, callerOf(request).userId, params.number)
    const site = returnSite(services.config, request)
    const start = await payOrder(services, order, { method: body.method, site })
    return answer('Please pay.', { number: params.number, start })
  })
  route(app, 'POST /orders/:number/confirm', async ({ params, body, request }) => {
    const { userId } = callerOf(request)
    await confirmOrder(services, userId, params.number, body.code)
    return shown(userId, params.number)
  })
  route(app, 'POST /orders/:number/code', async ({ params, request }) => {
    await resendCode(services, callerOf(request).userId, params.number)
    return answer('The code was sent once more.', {})
  })
  route(app, 'POST /orders/:number/parcels/:position/cancel', async ({ params, body, request }) => {
    const { userId } = callerOf(request)
    await cancelParcel(services, userId, { ...params, reason: body.reason })
    return shown(userId, params.number)
  })
  route(app, 'POST /orders/:number/parcels/:position/substitutes/:id', async ({ params, body, request }) => {
    const { userId } = callerOf(request)
    const parcel = await getOwnParcel(primary, userId, params)
    const said = { id: Number(params.id), isAccepted: body.isAccepted }
    await answerSubstitute(services, parcel, { actor: 'shopper', actorId: userId }, said)
    return shown(userId, params.number)
  })
  route(app, 'PUT /orders/:number/parcels/:position/day', async ({ params, body, request }) => {
    const { userId } = callerOf(request)
    await chooseDeliveryDay(services, await getOwnParcel(primary, userId, params), body.day)
    return shown(userId, params.number)
  })
  route(app, 'POST /orders/:number/buy-again', async ({ params, request }) =>
    answer('It is in your cart.', await buyAgain(services, callerOf(request).userId, params.number)),
  )
}
