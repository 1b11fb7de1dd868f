import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { OrderCard } from '@haat/contract/domains/orders.ts'
import type { Tx } from '#platform/database/database.ts'
import { needsCode } from './order-view.service.ts'
import { listLines, listParcels, type OrderRow } from './orders.store.ts'
import { sentQuantity } from './parcels/held.ts'

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
const maxPictures = 4

/** Cards for a list of orders. A page of any length takes the same few statements. */
export async function viewOrderCards(db: Tx, orders: OrderRow[]): Promise<OrderCard[]> {
  if (orders.length === 0) return []
  const parcels = await listParcels(db, idsOf(orders))
  const lines = await listLines(db, idsOf(parcels))
  return orders.map((order) => {
    const ofOrder = parcels.filter(({ orderId }) => orderId === order.id)
    const all = lines.filter(({ parcelId }) => ofOrder.some(({ id }) => id === parcelId))
    const inside = all.filter((line) => sentQuantity(line) > 0)
    return {
      number: orderNumber(order.id),
      placedAt: order.placedAt.toISOString(),
      totalPaisa: order.totalPaisa,
      method: order.method,
      parcels: ofOrder.map(({ state, dueFrom, dueTo }) => ({ state, dueFrom, dueTo })),
      payBy: order.heldUntil?.toISOString() ?? null,
      needsCode: needsCode(order, ofOrder),
      pictures: inside.slice(0, maxPictures).map(({ picture }) => picture),
      titles: inside.slice(0, maxPictures).map(({ title }) => title),
      itemCount: inside.reduce((sum, line) => sum + sentQuantity(line), 0),
    }
  })
}
