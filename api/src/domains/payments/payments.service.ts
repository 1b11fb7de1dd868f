import { randomUUIDv7 } from 'node:crypto'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { PaymentStart } from '@haat/contract/domains/orders.ts'
import {
  isGateway,
  isUndecided,
  minOnlinePaisa,
  type PaymentMethod,
} from '@haat/contract/domains/payments.rules.ts'
import { GatewayError, type GatewayMethod, type PaymentGateway } from '#platform/payments/payment-gateway.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { nextAskAt } from './settling/ask-times.ts'
import { openProblemOf } from './settling/payment-problem.service.ts'
import { insertPayment, listPaymentsOf, listRefundTasks, movePayment } from './payments.store.ts'

export { datePayments, holdOpenPayments } from './payment-times.store.ts'
export { countOpenPayments } from './payments.store.ts'

export interface Payable {
  orderId: number
  userId: string
  method: GatewayMethod
  amountPaisa: number
  /** Until when the order waits for the money. */
  expiresAt: Date
  /** The address of the site that the shopper comes back to (`visitorSite`). */
  site?: string | undefined
}

const gatewayNames: Record<GatewayMethod, string> = { esewa: 'eSewa', khalti: 'Khalti' }

/** Whether the shop can take payments by this method; cash needs no gateway. */
export const isOffered = ({ gateways }: Pick<Services, 'gateways'>, method: PaymentMethod) =>
  !isGateway(method) || gateways[method] !== undefined

function gatewayFor({ gateways }: Services, { method, amountPaisa, expiresAt }: Payable): PaymentGateway {
  const gateway = gateways[method]
  if (!gateway) throw new ApiError('CONFLICT', `This shop does not take ${gatewayNames[method]}.`)
  if (amountPaisa < minOnlinePaisa) {
    throw new ApiError('CONFLICT', `${gatewayNames[method]} takes no less than Rs. ${minOnlinePaisa / 100}.`)
  }
  if (expiresAt.getTime() <= Date.now()) {
    throw new ApiError('CONFLICT', 'The time to pay this order is over. Please order again.')
  }
  return gateway
}

/**
 * Starts a payment. Its row is written before the gateway is asked, so that no money comes for a payment that we do not
 * know. It must not be called inside a transaction, because it waits for the gateway.
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
      // The id is in the path, as gateways append a query of their own.
      failedUrl: `${site}/api/payments/${method}/failed/${id}`,
    })
    await movePayment(services.db, id, 'pending', { gatewayId })
    return start
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    // The shopper was not sent to the gateway, so no money can come.
    await movePayment(services.db, id, 'failed', { askAt: null })
    throw new ApiError(
      'UNAVAILABLE',
      `${gatewayNames[method]} cannot be reached right now. Please try again in a moment, or pay in another way.`,
    )
  }
}

/** Whether a payment of the order is under way or has succeeded. */
export async function isBeingPaid(db: Services['db'], orderId: number): Promise<boolean> {
  const tries = await listPaymentsOf(db, orderId)
  return tries.some(({ state }) => state === 'paid' || (isUndecided(state) && state !== 'created'))
}

/** Of several payments of an order, the first state in this list says most about it. */
const statesByWeight = [
  'paid',
  'refundDue',
  'refunded',
  'ambiguous',
  'pending',
  'created',
  'failed',
  'expired',
] as const

/** The state of an order's payment; undefined if the shopper never tried to pay online. */
export async function findPaymentOf(services: Services, db: Services['db'], orderId: number) {
  const tries = await listPaymentsOf(db, orderId)
  const state = statesByWeight.find((one) => tries.some((oneTry) => oneTry.state === one))
  if (!state) return undefined
  const ids = tries.map(({ id }) => id)
  const open = (await listRefundTasks(db, ids)).filter(({ doneAt }) => doneAt === null)
  const dueAt = open.map((task) => task.dueAt.getTime())
  return {
    state,
    problem: await openProblemOf(services, db, tries),
    refundPaisa: open.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0),
    refundBy: dueAt.length > 0 ? new Date(Math.min(...dueAt)) : null,
  }
}
