import { randomUUIDv7 } from 'node:crypto'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { PaymentStart } from '@haat/contract/domains/orders.ts'
import {
  isGateway,
  isUndecided,
  leastOnlinePaisa,
  type PaymentMethod,
} from '@haat/contract/domains/payments.rules.ts'
import { GatewayError, type GatewayMethod, type PaymentGateway } from '#platform/payments/payment-gateway.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { nextAskAt } from './ask-times.ts'
import { openProblemOf } from './payment-problem.service.ts'
import { insertPayment, listPaymentsOf, listRefundTasks, movePayment } from './payments.store.ts'

export { openPayments } from './payments.store.ts'

export interface Payable {
  orderId: number
  userId: string
  method: GatewayMethod
  amountPaisa: number
  /** Until when the order waits for the money. */
  expiresAt: Date
  /** By which name the shopper knows the site (`visitorSite`), who comes back to it. */
  site?: string | undefined
}

const names: Record<GatewayMethod, string> = { esewa: 'eSewa', khalti: 'Khalti' }

/** Cash needs no gateway. */
export const isOffered = ({ gateways }: Pick<Services, 'gateways'>, method: PaymentMethod) =>
  !isGateway(method) || gateways[method] !== undefined

function gatewayFor({ gateways }: Services, { method, amountPaisa, expiresAt }: Payable): PaymentGateway {
  const gateway = gateways[method]
  if (!gateway) throw new ApiError('CONFLICT', `This shop does not take ${names[method]}.`)
  if (amountPaisa < leastOnlinePaisa) {
    throw new ApiError('CONFLICT', `${names[method]} takes no less than Rs. ${leastOnlinePaisa / 100}.`)
  }
  if (expiresAt.getTime() <= Date.now()) {
    throw new ApiError('CONFLICT', 'The time to pay this order is over. Please order again.')
  }
  return gateway
}

/**
 * Begins a try to pay. It is written down before the gateway hears of it, so that no money comes for something nobody
 * knows. Not to be called inside a transaction: it waits for the gateway.
 */
export async function startPayment(services: Services, payable: Payable): Promise<PaymentStart> {
  const gateway = gatewayFor(services, payable)
  const { orderId, userId, method, amountPaisa, expiresAt, site = services.config.siteUrl } = payable
  const [id, createdAt] = [randomUUIDv7(), new Date()]
  const askAt = nextAskAt({ createdAt, expiresAt }, createdAt)
  const row = { id, orderId, userId, method, amountPaisa, createdAt, expiresAt, askAt }
  await insertPayment(services.db, { ...row, state: 'created' })
  try {
    const { start, gatewayId } = await gateway.start({
      id,
      amountPaisa,
      orderNumber: orderNumber(orderId),
      site,
      returnUrl: `${site}/api/payments/${method}/return`,
      // Its own name stands in the path: what a gateway hangs at the end is a query.
      failedUrl: `${site}/api/payments/${method}/failed/${id}`,
    })
    await movePayment(services.db, id, 'pending', { gatewayId })
    return start
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    // Nobody was sent anywhere to pay it.
    await movePayment(services.db, id, 'failed', { askAt: null })
    throw new ApiError(
      'UNAVAILABLE',
      `${names[method]} cannot be reached right now. Please try again in a moment, or pay in another way.`,
    )
  }
}

/** Whether a try of it is under way, or has brought the money. */
export async function isBeingPaid(db: Services['db'], orderId: number): Promise<boolean> {
  const tries = await listPaymentsOf(db, orderId)
  return tries.some(({ state }) => state === 'paid' || (isUndecided(state) && state !== 'created'))
}

/** Of several tries the one that says most about the order. */
const telling = [
  'paid',
  'refundDue',
  'refunded',
  'ambiguous',
  'pending',
  'created',
  'failed',
  'expired',
] as const

/** How an order's payment stands; undefined when nobody has tried to pay it online. */
export async function findPaymentOf(db: Services['db'], orderId: number) {
  const tries = await listPaymentsOf(db, orderId)
  const state = telling.find((one) => tries.some((oneTry) => oneTry.state === one))
  if (!state) return undefined
  const ids = tries.map(({ id }) => id)
  const open = (await listRefundTasks(db, ids)).filter(({ doneAt }) => doneAt === null)
  const dueAt = open.map((task) => task.dueAt.getTime())
  return {
    state,
    problem: await openProblemOf(db, tries),
    refundPaisa: open.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0),
    refundBy: dueAt.length > 0 ? new Date(Math.min(...dueAt)) : null,
  }
}
