import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { underWayStates } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import type { OrdersOfAccount } from '../account/account-holdings.ts'
import { decryptAddress, unreadableAddress } from '../addresses/unreadable-address.ts'
import { isOwedMoney } from '../payments/refunds/refunds.service.ts'
import { buyerPanOf, takenOf } from './order-view.service.ts'
import { hasParcelIn, listLines, listOrderRows, listParcels } from './orders.store.ts'
import type { LineRow, OrderRow, ParcelRow } from './orders.store.ts'
import { sentQuantity } from './parcels/held.ts'
import { listLineChanges, type LineChangeRow } from './parcels/parcels.store.ts'

const perStep = 500

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
  const changes = Map.groupBy(await listLineChanges(db, ids), ({ parcelId }) => parcelId)
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
    parcels: (parcels.get(order.id) ?? []).map((parcel) => ({
      state: parcel.state,
      totalPaisa: parcel.totalPaisa,
      ...linesToExport(parcel, lines.get(parcel.id) ?? [], changes.get(parcel.id) ?? []),
    })),
  }))
}

/** What was ordered, how much of it was sent and kept, and how it came to be less. */
function linesToExport(parcel: ParcelRow, lines: LineRow[], changes: LineChangeRow[]) {
  const productOf = new Map(lines.map(({ variantId, productId }) => [variantId, productId]))
  return {
    items: lines.map((line) => ({
      productId: line.productId,
      title: line.title,
      choice: line.choice,
      sku: line.sku,
      quantity: line.quantity,
      sentQuantity: sentQuantity(line),
      keptQuantity: takenOf(parcel, line),
      insteadOf: line.replacesVariantId === null ? null : (productOf.get(line.replacesVariantId) ?? null),
      pricePaisa: line.pricePaisa,
    })),
    changes: changes.map(({ kind, variantId, fromQuantity, toQuantity, differencePaisa, at }) => ({
      what: kind,
      productId: productOf.get(variantId) ?? null,
      from: fromQuantity,
      to: toQuantity,
      differencePaisa,
      at: at.toISOString(),
    })),
  }
}

/**
 * An account is not deleted while a parcel is on its way, because somebody has to receive it. Orders themselves stay for
 * as long as the law requires.
 */
async function refuseWhileOpen(tx: Tx, userId: string) {
  if (await hasParcelIn(tx, userId, underWayStates)) {
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
