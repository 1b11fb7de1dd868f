import type { GatewayMethod } from '#platform/payments/payment-gateway.ts'
import { isGateway, type PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { PaymentStart } from '@haat/contract/domains/orders.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { isBeingPaid, startPayment } from '#domains/payments/payments.service.ts'
import { findOrder, forgetKeyOf, lockOrder, updateOrder, type OrderRow } from '../orders.store.ts'
import { getSiteSettings } from '#domains/content/site/site.service.ts'
import { moveParcels } from '../parcels/move-parcels.service.ts'

export const nothingToPay: PaymentStart = { kind: 'none' }

/** The address of the site that the shopper comes back to; without one the address of the settings is used. */
type Site = string | undefined

function startGatewayPayment(
  services: Services,
  order: OrderRow,
  { method, site }: { method: GatewayMethod; site: Site },
) {
  const { id, userId, totalPaisa, heldUntil } = order
  const payable = { orderId: id, userId, method, amountPaisa: totalPaisa, expiresAt: heldUntil! }
  return startPayment(services, { ...payable, ...(site && { site }) })
}

/**
 * Sends the shopper to the gateway. If it does not answer, the order is undone and the cart is as it was. Whoever sends the key of
 * an order again after its time to pay finds the order as it is: its money may still be on its way.
 */
export async function startPaying(services: Services, orderId: number, site: Site): Promise<PaymentStart> {
  const order = (await findOrder(services.db, orderId))!
  if (!isGateway(order.method) || order.heldUntil === null || order.heldUntil < new Date())
    return nothingToPay
  try {
    return await startGatewayPayment(services, order, { method: order.method, site })
  } catch (error) {
    // Another click may have reached the gateway, where the shopper is paying now.
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

/** Starts another payment while the goods are still held, by the same method or another. */
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
    // Locked, because the payment may arrive at this moment, and it sets the method that it came by.
    const { heldUntil } = (await lockOrder(tx, order.id))!
    if (heldUntil === null || heldUntil < new Date()) {
      throw new ApiError('CONFLICT', 'This order no longer waits for a payment.')
    }
    await updateOrder(tx, order.id, { method })
  })
  return startGatewayPayment(services, order, { method, site })
}
