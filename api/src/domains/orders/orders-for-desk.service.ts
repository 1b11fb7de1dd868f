import { orderIdOf } from '@haat/contract/domains/orders.rules.ts'
import type { Order } from '@haat/contract/domains/orders.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Services } from '#services.ts'
import { showOrder } from './order-view.service.ts'
import { findOrder, listOrderRows, sumOrders } from './orders.store.ts'

/** Codes are between the shopper and the courier. */
const withoutCodes = (order: Order): Order => ({
  ...order,
  parcels: order.parcels.map((parcel) => ({ ...parcel, doorCode: null })),
})

/** Whose order it is. */
export async function buyerOf(db: Tx, number: string): Promise<string | null> {
  const id = orderIdOf(number)
  return (id === undefined ? undefined : await findOrder(db, id))?.userId ?? null
}

/** What somebody bought, for who helps them: sums, and the order that is meant, else the last. */
export async function ordersForDesk(services: Services, userId: string, number: string | undefined) {
  const { db } = services
  const id = number === undefined ? undefined : orderIdOf(number)
  const meant = id === undefined ? undefined : await findOrder(db, id)
  const [last] = await listOrderRows(db, userId, undefined, 1)
  const order = meant?.userId === userId ? meant : last
  return {
    ...(await sumOrders(db, userId)),
    order: order ? withoutCodes(await showOrder(services, db, order)) : null,
  }
}
