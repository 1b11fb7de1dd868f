import { orderNumber, parcelStates, isOver } from '@haat/contract/domains/orders.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import type { OrdersOfAccount } from '../account/orders-of-account.ts'
import { openPlace, unreadablePlace } from '../addresses/unreadable-place.ts'
import { isOwedMoney } from '../payments/refunds.service.ts'
import { hasParcelIn, listLines, listOrderRows, listParcels, type OrderRow } from './orders.store.ts'

const perStep = 500
const underWay = parcelStates.filter((state) => !isOver(state))

export const ordersOfAccount: OrdersOfAccount = { exportAll, refuseWhileOpen }

async function exportAll(services: Services, userId: string) {
  const all: Awaited<ReturnType<typeof readable>> = []
  for (let before: number | undefined; ;) {
    const rows = await listOrderRows(services.db, userId, before, perStep)
    if (rows.length > 0) all.push(...(await readable(services, rows)))
    if (rows.length < perStep) return all
    before = rows.at(-1)!.id
  }
}

async function readable({ db, sealer }: Services, rows: OrderRow[]) {
  const parcels = Map.groupBy(
    await listParcels(
      db,
      rows.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  )
  const ids = [...parcels.values()].flat().map(({ id }) => id)
  const lines = Map.groupBy(await listLines(db, ids), ({ parcelId }) => parcelId)
  return rows.map((order) => ({
    number: orderNumber(order.id),
    placedAt: order.placedAt.toISOString(),
    method: order.method,
    couponCode: order.couponCode,
    discountPaisa: order.discountPaisa,
    deliveryPaisa: order.deliveryPaisa,
    totalPaisa: order.totalPaisa,
    sentTo: openPlace<object>(sealer, order.addressSealed) ?? unreadablePlace,
    parcels: (parcels.get(order.id) ?? []).map(({ id, state, totalPaisa }) => ({
      state,
      totalPaisa,
      items: (lines.get(id) ?? []).map(({ productId, title, choice, sku, quantity, pricePaisa }) => ({
        productId,
        title,
        choice,
        sku,
        quantity,
        pricePaisa,
      })),
    })),
  }))
}

/** The order itself is kept for as long as the law wants it; what is on its way needs somebody to take it. */
async function refuseWhileOpen(tx: Tx, userId: string) {
  if (await hasParcelIn(tx, userId, underWay)) {
    throw new ApiError(
      'CONFLICT',
      'An order of yours is still under way. Cancel it or wait until it has come, then delete the account.',
    )
  }
  if (await isOwedMoney(tx, userId)) {
    throw new ApiError(
      'CONFLICT',
      'We still have to send money back to you. Please delete the account once you have it.',
    )
  }
}
