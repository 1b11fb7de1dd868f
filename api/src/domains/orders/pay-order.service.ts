import type { GatewayMethod } from '#platform/payments/payment-gateway.ts'
import { isGateway, type PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { PaymentStart } from '@haat/contract/domains/orders.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { isBeingPaid, startPayment } from '../payments/payments.service.ts'
import { findOrder, forgetKeyOf, lockOrder, updateOrder, type OrderRow } from './orders.store.ts'
import { getSiteSettings } from '../site/site.service.ts'
import { moveParcels } from './parcels.service.ts'

export const nothingToPay: PaymentStart = { kind: 'none' }

/** By which name the shopper knows the site, who comes back to it; the settings say it where the request does not. */
type Site = string | undefined

function begin(services: Services, order: OrderRow, { method, site }: { method: GatewayMethod; site: Site }) {
  const { id, userId, totalPaisa, heldUntil } = order
  const payable = { orderId: id, userId, method, amountPaisa: totalPaisa, expiresAt: heldUntil! }
  return startPayment(services, { ...payable, ...(site && { site }) })
}

/** Sends the shopper to the gateway. Where it does not answer, nothing was ordered and the cart is as it was. */
export async function startPaying(services: Services, orderId: number, site: Site): Promise<PaymentStart> {
  const order = (await findOrder(services.db, orderId))!
  if (!isGateway(order.method) || order.heldUntil === null) return nothingToPay
  try {
    return await begin(services, order, { method: order.method, site })
  } catch (error) {
    // Another click may have got through: somebody is paying there.
    if (await isBeingPaid(services.db, orderId)) throw error
    await moveParcels(services, orderId, ({ state }) => state === 'awaitingPayment', {
      to: 'cancelled',
      actor: 'clock',
      note: 'the gateway did not answer',
      isQuiet: true,
    })
    await forgetKeyOf(services.db, orderId)
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(error.code, `${error.message} Nothing was ordered, and your cart is as it was.`)
  }
}

/** Another try while the things are still held, in this way or another. */
export async function payOrder(
  services: Services,
  order: OrderRow,
  { method, site }: { method: PaymentMethod; site: Site },
) {
  if (!isGateway(method))
    throw new ApiError('CONFLICT', 'This order is paid online. To pay in cash, cancel it and order again.')
  const { paymentWays } = await getSiteSettings(services, services.db)
  if (!paymentWays.includes(method)) {
    throw new ApiError('CONFLICT', 'This shop no longer takes payments in that way. Please choose another.')
  }
  await services.db.transaction(async (tx) => {
    // Locked: the payment may come at this moment, and says itself by which way it came.
    const { heldUntil } = (await lockOrder(tx, order.id))!
    if (heldUntil === null || heldUntil < new Date()) {
      throw new ApiError('CONFLICT', 'This order no longer waits for a payment.')
    }
    await updateOrder(tx, order.id, { method })
  })
  return begin(services, order, { method, site })
}
