import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { isUndecided } from '@haat/contract/domains/payments.rules.ts'
import type { GatewayMethod, ReturnedTry } from '#platform/payments/payment-gateway.ts'
import { limitsOf } from '#plugins/rate-limit.ts'
import type { Services } from '#services.ts'
import { sendReturnProblem } from './return-page.ts'
import type { Payment } from './payments.store.ts'
import { findReturned, settle, type Settled } from './settle.service.ts'

const limit = { max: 60, perSeconds: 60 }
/** Nobody stands before an empty window for longer; whoever asks goes on asking. */
const mostMs = 5000

/**
 * Where gateways send people back to. No session is needed: a gateway's page is another site, and whoever comes may be
 * anybody. What the address says is a hint which try it was; how it went is asked of the gateway.
 */
export function paymentsRoutes(app: FastifyInstance, services: Services) {
  const options = {
    config: { access: 'public' as const, mayTakeLong: true },
    ...limitsOf(app, { name: 'returnFromGateway', limit }),
    schema: { hide: true } as object,
    errorHandler: explain,
  }
  const query = (request: FastifyRequest) => request.query as Record<string, unknown>

  for (const method of ['esewa', 'khalti'] as const) {
    app.get(`/payments/${method}/return`, options, async (request, reply) => {
      const returned = services.gateways[method]?.readReturn(query(request))
      return goOn(services, request, reply, { method, returned, wasSentAs: 'paid' })
    })
  }
  app.get('/payments/esewa/failed/:id', options, async (request, reply) => {
    const returned = request.params as { id: string }
    return goOn(services, request, reply, { method: 'esewa', returned, wasSentAs: 'failed' })
  })
}

interface Return {
  method: GatewayMethod
  returned: ReturnedTry | undefined
  wasSentAs: 'paid' | 'failed'
}

async function goOn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { method, returned, wasSentAs }: Return,
) {
  const payment = returned && (await findReturned(services, method, returned))
  if (!payment) return sendReturnProblem(request, reply, 'unknown')
  const settled = await settleInTime(services, request, payment)
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  return reply.redirect(placeAfter(settled, wasSentAs), 303)
}

async function settleInTime(services: Services, request: FastifyRequest, payment: Payment): Promise<Settled> {
  const settling = settle(services, payment.id)
  settling.catch((err: unknown) => request.log.error({ err, paymentId: payment.id }, 'not settled'))
  const settled = await Promise.race([settling, delay(mostMs, undefined, { ref: false })])
  if (settled?.heard?.state === 'unclear') {
    request.log.warn({ paymentId: payment.id, why: settled.heard.why }, 'a payment is not clear')
  }
  return settled ?? { payment, heard: undefined }
}

/** The page of the order says what became of it, goes on looking where that is not known, and offers to pay again. */
function placeAfter({ payment: { state, orderId }, heard }: Settled, wasSentAs: Return['wasSentAs']): string {
  const number = orderNumber(orderId)
  const gaveUp = wasSentAs === 'failed' && heard?.state === 'none' && isUndecided(state)
  if (state === 'failed' || state === 'expired' || gaveUp) return `/profile/orders/${number}?paid=failed`
  if (isUndecided(state)) return `/profile/orders/${number}?paid=pending`
  return `/profile/orders/${number}?paid=${state === 'paid' ? 'yes' : 'back'}`
}

/** A person is looking: whatever goes wrong is told on a page. */
function explain(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
  const isTooMany = error.statusCode === 429
  if (!isTooMany) request.log.error({ err: error }, 'a return from a gateway failed')
  return sendReturnProblem(request, reply, isTooMany ? 'tooMany' : 'later')
}
