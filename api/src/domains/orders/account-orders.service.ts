import { orderNumber, parcelStates, isOver } from '@haat/contract/domains/orders.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import type { OrdersOfAccount } from '../account/account-holdings.ts'
import { decryptAddress, unreadableAddress } from '../addresses/unreadable-address.ts'
import { isOwedMoney } from '../payments/refunds/refunds.service.ts'
import { buyerPanOf } from './order-view.service.ts'
import { hasParcelIn, listLines, listOrderRows, listParcels, type OrderRow } from './orders.store.ts'

const perStep = 500
const underWay = parcelStates.filter((state) => !isOver(state))

export const ordersOfAccount: OrdersOfAccount = { exportAll, refuseWhileOpen }

async function exportAll(services: Services, userId: string) {
  const all: Awaited<ReturnType<typeof toExport>> = []
  for (let before: number | undefined; ;) {
    const rows = await listOrderRows(services.db, userId, before, perStep)
    if (rows.length > 0) all.push(...(await toExport(services, rows)))
    if (rows.length < perStep) return all
    before = rows.at(-1)!.id
  }
}

async function toExport({ db, encryption }: Services, rows: OrderRow[]) {
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
    buyerPan: buyerPanOf({ encryption }, order),
    sentTo: decryptAddress<object>(encryption, order.addressSealed) ?? unreadableAddress,
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

/**
 * An account is not deleted while a parcel is on its way, because somebody has to receive it. Orders themselves stay for
 * as long as the law requires.
 */
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
