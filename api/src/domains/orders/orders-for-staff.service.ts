import { orderIdOf, orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { Order } from '@haat/contract/domains/orders.ts'
import { formatDate } from '@haat/contract/shared/dates.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { viewOrder } from './order-view.service.ts'
import { findOrder, listOrderRows, sumOrders } from './orders.store.ts'

/** The order of a number that staff typed into the command palette. */
export async function findOrderByNumber(db: Tx, typed: string) {
  const id = orderIdOf(typed.toUpperCase())
  const order = id === undefined ? undefined : await findOrder(db, id)
  if (!order) return null
  const number = orderNumber(order.id)
  const detail = `${formatDate(order.placedAt, 'en')} · ${formatRupees(order.totalPaisa, 'en')}`
  return { id: number, title: number, detail }
}

/** Door codes are between the shopper and the courier: staff do not see them. */
const withoutDoorCodes = (order: Order): Order => ({
  ...order,
  parcels: order.parcels.map((parcel) => ({ ...parcel, doorCode: null })),
})

/** The id of the user who placed an order. */
export async function findBuyer(db: Tx, number: string): Promise<string | null> {
  const id = orderIdOf(number)
  return (id === undefined ? undefined : await findOrder(db, id))?.userId ?? null
}

/** What support sees of a shopper's purchases: sums, and the order that the ticket names or else the last one. */
export async function ordersForSupport(services: Services, userId: string, number: string | undefined) {
  const { db } = services
  const id = number === undefined ? undefined : orderIdOf(number)
  const named = id === undefined ? undefined : await findOrder(db, id)
  const [last] = await listOrderRows(db, userId, undefined, 1)
  const order = named?.userId === userId ? named : last
  return {
    ...(await sumOrders(db, userId)),
    order: order ? withoutDoorCodes(await viewOrder(services, db, order)) : null,
  }
}
