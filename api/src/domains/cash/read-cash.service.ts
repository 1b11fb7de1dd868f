import {
  cashLateDays,
  maxHandInsShown,
  maxParcelsOfHandIn,
  maxShopsShown,
} from '@haat/contract/domains/cash.rules.ts'
import type {
  CashOverview,
  CashParcel,
  CourierCash,
  HandIn,
  Remittance,
} from '@haat/contract/domains/cash.ts'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { accountNamesById } from '#domains/account/account.service.ts'
import { courierNamesById } from '#domains/couriers/couriers.service.ts'
import { listOpenDoorPayments } from '#domains/orders/parcels/door-payments.service.ts'
import { vendorLinks } from '#domains/vendors/vendors.service.ts'
import { readDaysNow } from './cash-days.service.ts'
import * as store from './cash.store.ts'
import { courierNameOrRefuse } from './courier-subject.ts'

export { hasHandIns } from './cash.store.ts'

const lateMs = cashLateDays * 86_400_000
const noneHeld = { heldPaisa: 0, parcelCount: 0, oldestAt: null, isLate: false }

const viewHeld = ({ heldPaisa, parcelCount, oldestAt }: store.HeldSums) => ({
  heldPaisa,
  parcelCount,
  oldestAt: oldestAt.toISOString(),
  isLate: oldestAt.getTime() < Date.now() - lateMs,
})

/** The longest held first; who holds nothing comes last. */
const byOldest = (one: { oldestAt: string | null }, other: { oldestAt: string | null }) =>
  (one.oldestAt ?? '9').localeCompare(other.oldestAt ?? '9')

/** What couriers hold, by courier and by shop, and how the box stands. */
export async function readCash(db: Tx): Promise<CashOverview> {
  return {
    couriers: await listCourierCash(db),
    ...(await listShopCash(db)),
    ...(await readDaysNow(db)),
  }
}

async function listCourierCash(db: Tx, courierId?: number): Promise<CourierCash[]> {
  const held = await store.sumHeldByCourier(db, courierId === undefined ? {} : { courierId })
  const uncounted = await store.sumUncounted(db, courierId)
  const differences = await store.sumDifferences(db, courierId)
  const said = await store.sumSaid(db, courierId)
  const ids = [...new Set([...held, ...uncounted, ...differences, ...said].map((row) => row.courierId))]
  const names = await courierNamesById(db, ids)
  const paisaOf = (rows: { courierId: number; paisa: number }[], id: number) =>
    rows.find((row) => row.courierId === id)?.paisa ?? 0
  const cash = ids.map((id) => {
    const sums = held.find((row) => row.courierId === id)
    return {
      courierId: String(id),
      courierName: names.get(id) ?? '',
      ...(sums ? viewHeld(sums) : noneHeld),
      uncountedPaisa: paisaOf(uncounted, id),
      saidPaisa: paisaOf(said, id),
      differencePaisa: paisaOf(differences, id),
    }
  })
  return cash.toSorted(byOldest)
}

async function listShopCash(db: Tx): Promise<Pick<CashOverview, 'shops' | 'shopCount'>> {
  const held = await store.sumHeldByShop(db, maxShopsShown)
  const links = await vendorLinks(
    db,
    held.map(({ vendorId }) => vendorId),
  )
  const shops = held.map((row) => {
    const { slug, name } = links.get(row.vendorId)!
    return { shopId: toPublicId(slug, row.vendorId), shopName: name, ...viewHeld(row) }
  })
  return { shops, shopCount: held[0]?.shopCount ?? 0 }
}

/** What one courier holds and has handed in. */
export async function readCourierCash(db: Tx, courierId: number) {
  const courierName = await courierNameOrRefuse(db, courierId)
  const [cash] = await listCourierCash(db, courierId)
  const none = {
    courierId: String(courierId),
    courierName,
    ...noneHeld,
    uncountedPaisa: 0,
    saidPaisa: 0,
    differencePaisa: 0,
  }
  const handIns = [
    ...(await store.listUncounted(db, courierId)),
    ...(await store.listCounted(db, courierId, maxHandInsShown)),
  ]
  return {
    cash: cash ?? none,
    parcels: await viewParcels(db, await store.listHeld(db, courierId, maxParcelsOfHandIn)),
    handIns: await viewHandIns(db, handIns, courierName),
  }
}

async function viewParcels(db: Tx, rows: store.TakingRow[]): Promise<CashParcel[]> {
  const links = await vendorLinks(db, [...new Set(rows.map(({ vendorId }) => vendorId))])
  return rows.map(({ parcelId, orderId, vendorId, amountPaisa, takenAt, isSaid }) => ({
    parcelId: String(parcelId),
    number: orderNumber(orderId),
    shopName: links.get(vendorId)!.name,
    amountPaisa,
    takenAt: takenAt.toISOString(),
    isSaid,
  }))
}

async function viewHandIns(db: Tx, rows: store.HandInRow[], courierName: string): Promise<HandIn[]> {
  const people = await namesOf(
    db,
    rows.flatMap(({ handedInTo, countedBy }) => [handedInTo, countedBy]),
  )
  return rows.map((row) => ({
    id: row.id,
    courierId: String(row.courierId),
    courierName,
    day: row.day,
    parcelCount: row.parcelCount,
    expectedPaisa: row.expectedPaisa,
    handedInAt: row.handedInAt.toISOString(),
    handedInTo: people.get(row.handedInTo) ?? null,
    countedPaisa: row.countedPaisa,
    countedAt: row.countedAt?.toISOString() ?? null,
    countedBy: people.get(row.countedBy ?? '') ?? null,
    words: row.words,
  }))
}

async function namesOf(db: Tx, ids: (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  return known.length === 0 ? new Map() : accountNamesById(db, known)
}

/** What couriers hold of the parcels of one shop. */
export async function readShopCash(db: Tx, vendorId: number) {
  const rows = await store.sumHeldByCourier(db, { vendorId })
  const held = await store.listHeldOfShop(db, vendorId, maxParcelsOfHandIn)
  const said = await listOpenDoorPayments(db, vendorId, maxParcelsOfHandIn)
  const names = await courierNamesById(
    db,
    [...rows, ...held, ...said].map(({ courierId }) => courierId),
  )
  const couriers = rows
    .map((row) => ({ courierName: names.get(row.courierId) ?? '', ...viewHeld(row) }))
    .toSorted(byOldest)
  return {
    heldPaisa: rows.reduce((sum, row) => sum + row.heldPaisa, 0),
    couriers,
    parcels: held.map(({ orderId, courierId, amountPaisa, takenAt, isSaid }) => ({
      number: orderNumber(orderId),
      courierName: names.get(courierId) ?? '',
      amountPaisa,
      takenAt: takenAt.toISOString(),
      isSaid,
    })),
    saidPayments: said.map(({ orderId, courierId, amountPaisa, reference, saidAt }) => ({
      number: orderNumber(orderId),
      courierName: names.get(courierId ?? 0) ?? '',
      amountPaisa,
      reference,
      saidAt: saidAt.toISOString(),
    })),
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function readPlace(cursor: string) {
  const [time = '', id = ''] = cursor.split('~')
  if (!/^\d{1,13}$/.test(time) || !uuid.test(id)) {
    throw new ApiError('VALIDATION_FAILED', 'This list cannot be continued.', { cursor: 'Unknown cursor' })
  }
  return { at: new Date(Number(time)), id }
}

/** What was brought to the bank, the newest first. */
export async function remittancePage(
  db: Tx,
  { pageSize, cursor }: { pageSize: number; cursor?: string | undefined },
) {
  const rows = await store.listRemittances(
    db,
    cursor === undefined ? undefined : readPlace(cursor),
    pageSize + 1,
  )
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  const people = await namesOf(
    db,
    shown.map(({ remittedBy }) => remittedBy),
  )
  const items: Remittance[] = shown.map(({ id, day, amountPaisa, reference, remittedAt, remittedBy }) => ({
    id,
    day,
    amountPaisa,
    reference,
    at: remittedAt.toISOString(),
    by: people.get(remittedBy) ?? null,
  }))
  const nextCursor = rows.length > pageSize && last ? `${last.remittedAt.getTime()}~${last.id}` : null
  return { items, nextCursor }
}
