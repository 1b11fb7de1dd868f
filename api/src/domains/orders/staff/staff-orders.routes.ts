import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { completeRefundByStaff } from './complete-refund.service.ts'
import { staffOrderPage } from './list-orders.service.ts'
import { noteCall } from './note-call.service.ts'
import { readStaffOrder } from './read-order.service.ts'
import * as steps from './steps-for-shop.service.ts'

/** What staff do with orders. */
export function ordersForStaffRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  route(app, 'GET /staff/orders', async ({ query }) =>
    answer('Orders.', await staffOrderPage(services, db, query)),
  )

  route(app, 'GET /staff/orders/:number', async ({ params, request }) =>
    answer('The order.', await readStaffOrder(services, callerOf(request), params.number)),
  )

  route(app, 'POST /staff/orders/:number/calls', async ({ params, body, request }) => {
    const caller = callerOf(request)
    await noteCall(services, caller, params.number, body)
    return answer('Noted.', await readStaffOrder(services, caller, params.number))
  })

  const shown = async (request: FastifyRequest, number: string) =>
    answer('Noted.', await readStaffOrder(services, callerOf(request), number))

  route(app, 'POST /staff/orders/:number/parcels/:position/accept', async ({ params, request }) => {
    await steps.acceptForShop(services, callerOf(request), params)
    return shown(request, params.number)
  })
  route(app, 'POST /staff/orders/:number/parcels/:position/decline', async ({ params, body, request }) => {
    await steps.declineForShop(services, callerOf(request), params, body)
    return shown(request, params.number)
  })
  route(app, 'POST /staff/orders/:number/parcels/:position/missing', async ({ params, body, request }) => {
    await steps.reportMissingForShop(services, callerOf(request), params, body)
    return shown(request, params.number)
  })
  route(app, 'POST /staff/orders/:number/parcels/:position/pack', async ({ params, request }) => {
    await steps.packForShop(services, callerOf(request), params)
    return shown(request, params.number)
  })
  route(app, 'POST /staff/orders/:number/parcels/:position/hand-over', async ({ params, body, request }) => {
    await steps.handOverForShop(services, callerOf(request), params, body)
    return shown(request, params.number)
  })
  route(app, 'POST /staff/orders/:number/parcels/:position/leave', async ({ params, request }) => {
    await steps.leaveForShop(services, callerOf(request), params)
    return shown(request, params.number)
  })
  route(app, 'POST /staff/orders/:number/parcels/:position/door', async ({ params, body, request }) => {
    await steps.closeForShop(services, callerOf(request), params, body)
    return shown(request, params.number)
  })
  route(
    app,
    'POST /staff/orders/:number/parcels/:position/door-payment',
    async ({ params, body, request }) => {
      await steps.answerPaymentForShop(services, callerOf(request), params, body)
      return shown(request, params.number)
    },
  )
  route(app, 'POST /staff/orders/:number/parcels/:position/back', async ({ params, request }) => {
    await steps.takeBackForShop(services, callerOf(request), params)
    return shown(request, params.number)
  })
  route(app, 'POST /staff/orders/:number/parcels/:position/cancel', async ({ params, body, request }) => {
    await steps.cancelForShopper(services, callerOf(request), params, body.words)
    return shown(request, params.number)
  })
  route(
    app,
    'POST /staff/orders/:number/parcels/:position/free-door-code',
    async ({ params, body, request }) => {
      await steps.freeCodeForShopper(services, callerOf(request), params, body.words)
      return shown(request, params.number)
    },
  )

  route(app, 'POST /staff/refunds/:id/done', async ({ params, body, request }) =>
    answer(
      'Noted: the money was sent back.',
      await completeRefundByStaff(services, callerOf(request), params.id, body),
    ),
  )
}
