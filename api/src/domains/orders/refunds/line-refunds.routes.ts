import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { notFound } from '#plugins/api-error.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { getUserRow } from '#domains/account/account.service.ts'
import { getOwnOrder } from '../orders.service.ts'
import { findLineRefund, type LineRefundRow } from './line-refunds.store.ts'
import { refundLines } from './refund-lines.service.ts'

/** Refunds of delivered pieces, and their credit notes for everybody whom they concern. */
export function lineRefundsRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  route(app, 'POST /staff/orders/:number/parcels/:position/refunds', async ({ params, body, request }) =>
    answer('Noted: the money goes back.', await refundLines(services, callerOf(request), params, body)),
  )

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    isTheirs: (refund: LineRefundRow) => boolean,
  ) {
    const refund = await findLineRefund(db, id)
    if (!refund || !isTheirs(refund)) throw notFound('This credit note')
    const { language } = await getUserRow(db, callerOf(request).userId)
    // The drawing needs fonts and a library that few routes load.
    const { drawCreditNote } = await import('./credit-notes.service.ts')
    const file = await drawCreditNote(services, db, refund, language)
    reply.type('application/pdf').header('cache-control', 'private, no-store')
    reply.header('content-disposition', `attachment; filename="${file.name}"`)
    // The contract describes bytes as a text; Fastify sends them as they are.
    return reply.send(file.bytes) as unknown as string
  }

  route(app, 'GET /orders/:number/credit-notes/:id', async ({ params, request, reply }) => {
    const order = await getOwnOrder(db, callerOf(request).userId, params.number)
    return send(request, reply, params.id, ({ orderId }) => orderId === order.id)
  })
  route(app, 'GET /vendor/shops/:shopId/credit-notes/:id', async ({ params, request, reply }) =>
    send(request, reply, params.id, ({ vendorId }) => vendorId === membershipOf(request).vendorId),
  )
  route(app, 'GET /staff/credit-notes/:id', async ({ params, request, reply }) =>
    send(request, reply, params.id, () => true),
  )
}
