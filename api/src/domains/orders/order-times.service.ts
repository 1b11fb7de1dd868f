import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { dateNotifications } from '#domains/notifications/notifications.service.ts'
import { datePayments, holdOpenPayments } from '#domains/payments/payments.service.ts'
import { dateOrderRows, holdOpenOrders } from './order-times.store.ts'

export { setDueDays } from './order-times.store.ts'

/**
 * Dates all that was written about an order since a moment, for the demo, whose shopper ordered before its first start. The
 * books keep the time at which they were written: nothing in them is ever changed.
 */
export async function dateOrder(tx: Tx, orderId: number, times: { since: Date; at: Date }) {
  await dateOrderRows(tx, orderId, times)
  await datePayments(tx, orderId, times)
  await dateNotifications(tx, orderNumber(orderId), times)
}

/** Lets what a shopper has neither paid nor confirmed wait for longer. */
export const holdOpen = ({ db }: Services, userId: string, until: Date) =>
  db.transaction(async (tx) => {
    const orderIds = await holdOpenOrders(tx, userId, until)
    if (orderIds.length > 0) await holdOpenPayments(tx, orderIds, until)
  })
