import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { isUndecided } from '@haat/contract/domains/payments.rules.ts'
import { languageCookie, toLanguage, type Language } from '@haat/contract/shared/language.ts'
import { themeCookie, toTheme } from '@haat/contract/shared/theme.ts'
import { sendSmallPage } from '#platform/http/small-page.ts'
import { limitsOf } from '#plugins/limits/rate-limit.ts'
import { gatewayMethods, type GatewayMethod, type ReturnedTry } from '#platform/payments/payment-gateway.ts'
import type { Services } from '#services.ts'
import type { Payment } from './payments.store.ts'
import { findReturned, settle, type Settled } from './settling/settle.service.ts'

const limit = { max: 60, perSeconds: 60 }
/** The browser waits no longer than this for an answer of the gateway; settling goes on without it. */
const maxWaitMs = 5000

/**
 * Where gateways send shoppers back to. No session is needed, and anybody may come: a gateway is another site. The address
 * only hints at which payment it was; how the payment went is asked of the gateway.
 */
export function paymentsRoutes(app: FastifyInstance, services: Services) {
  const options = {
    config: { access: 'public' as const, mayTakeLong: true },
    ...limitsOf(app, { name: 'returnFromGateway', limit }),
    schema: { hide: true } as object,
    errorHandler: sendErrorPage,
  }
  const query = (request: FastifyRequest) => request.query as Record<string, unknown>

  for (const method of gatewayMethods) {
    app.get(`/payments/${method}/return`, options, async (request, reply) => {
      const returned = services.gateways[method]?.readReturn(query(request))
      return redirectToOrder(services, request, reply, { method, returned, wasSentAs: 'paid' })
    })
  }
  app.get('/payments/esewa/failed/:id', options, async (request, reply) => {
    const returned = request.params as { id: string }
    return redirectToOrder(services, request, reply, { method: 'esewa', returned, wasSentAs: 'failed' })
  })
}

interface Return {
  method: GatewayMethod
  returned: ReturnedTry | undefined
  wasSentAs: 'paid' | 'failed'
}

async function redirectToOrder(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { method, returned, wasSentAs }: Return,
) {
  const payment = returned && (await findReturned(services, method, returned))
  if (!payment) return sendReturnProblem(request, reply, 'unknown')
  const settled = await settleInTime(services, request, payment)
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  return reply.redirect(orderPageAfter(settled, wasSentAs), 303)
}

async function settleInTime(services: Services, request: FastifyRequest, payment: Payment): Promise<Settled> {
  const settling = settle(services, payment.id)
  settling.catch((err: unknown) => request.log.error({ err, paymentId: payment.id }, 'not settled'))
  const settled = await Promise.race([settling, delay(maxWaitMs, undefined, { ref: false })])
  if (settled?.answer?.state === 'unclear') {
    request.log.warn({ paymentId: payment.id, why: settled.answer.why }, 'a payment is not clear')
  }
  return settled ?? { payment, answer: undefined }
}

/** The page of the order: it says how the payment went, keeps looking while that is not known, and offers to pay again. */
function orderPageAfter(
  { payment: { state, orderId }, answer }: Settled,
  wasSentAs: Return['wasSentAs'],
): string {
  const number = orderNumber(orderId)
  const gaveUp = wasSentAs === 'failed' && answer?.state === 'none' && isUndecided(state)
  if (state === 'failed' || state === 'expired' || gaveUp) return `/profile/orders/${number}?paid=failed`
  if (isUndecided(state)) return `/profile/orders/${number}?paid=pending`
  return `/profile/orders/${number}?paid=${state === 'paid' ? 'yes' : 'back'}`
}

/** A person is waiting in a browser, so errors are shown as a page rather than as JSON. */
function sendErrorPage(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
  const problem = error.statusCode === 429 ? 'tooMany' : error.statusCode === 422 ? 'unknown' : 'later'
  if (problem === 'later') request.log.error({ err: error }, 'a return from a gateway failed')
  return sendReturnProblem(request, reply, problem)
}

type Problem = 'unknown' | 'tooMany' | 'later'

const statusOf: Record<Problem, number> = { unknown: 400, tooMany: 429, later: 503 }

interface Texts extends Record<Problem, { title: string; text: string }> {
  toOrders: string
}

/** Texts of a page that the server sends itself: the messages of the web client are not at hand here. */
const texts: Record<Language, Texts> = {
  en: {
    unknown: {
      title: 'We could not find this payment',
      text: 'The link you came back by is incomplete or not ours. If you have paid, your order will show it: we ask the payment service ourselves.',
    },
    tooMany: {
      title: 'One moment, please',
      text: 'Too many attempts. If you have paid, your order will show it by itself.',
    },
    later: {
      title: 'We cannot look this up right now',
      text: 'Nothing is lost. If you have paid, your order will show it as soon as we have asked the payment service.',
    },
    toOrders: 'Your orders',
  },
  ne: {
    unknown: {
      title: 'यो भुक्तानी भेटिएन',
      text: 'तपाईं फर्किनुभएको लिङ्क अधुरो छ वा हाम्रो होइन। तपाईंले भुक्तानी गरिसक्नुभएको छ भने अर्डरमा देखिनेछ: हामी आफैँ भुक्तानी सेवालाई सोध्छौँ।',
    },
    tooMany: {
      title: 'एकछिन पर्खनुहोस्',
      text: 'छोटो समयमा धेरै पटक प्रयास भयो। तपाईंले भुक्तानी गरिसक्नुभएको छ भने अर्डरमा आफैँ देखिनेछ।',
    },
    later: {
      title: 'अहिले हेर्न सकिएन',
      text: 'केही पनि हराएको छैन। तपाईंले भुक्तानी गरिसक्नुभएको छ भने, भुक्तानी सेवालाई सोध्नेबित्तिकै अर्डरमा देखिनेछ।',
    },
    toOrders: 'तपाईंका अर्डर',
  },
}

function sendReturnProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  const language = toLanguage(request.cookies[languageCookie])
  const { title, text } = texts[language][problem]
  return sendSmallPage(reply.code(statusOf[problem]), {
    language,
    theme: toTheme(request.cookies[themeCookie]),
    title,
    body: `<h1>${title}</h1><p>${text}</p><div class="row"><a class="button" href="/profile/orders">${texts[language].toOrders}</a></div>`,
  })
}
