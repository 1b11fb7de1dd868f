import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import type { DoorOutcome } from '@haat/contract/domains/orders.parcel-input.ts'
import { maxWrongCodes, orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { carriedStates } from '@haat/contract/domains/orders.steps.rules.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { areaNames } from '#domains/addresses/local-levels.ts'
import { listSaidCash } from '#domains/ledger/ledger.service.ts'
import { cashOf } from '../order-view.service.ts'
import { listLines, listOrdersById, listParcels, listParcelsById } from '../orders.store.ts'
import type { LineRow, OrderRow, ParcelRow } from '../orders.store.ts'
import { sentQuantity, sumsOf } from './held.ts'
import type { LockedParcel } from './locked-parcel.ts'
import { listSumsAtDoors } from './doors.store.ts'
import { addressOf } from './shop-parcel-view.service.ts'

export { listCarriedIds, listCarriedOfShop, listOverBefore } from './doors.store.ts'

/** What whoever carries a parcel has to know at its door. */
export interface Door extends Omit<PhoneStop, 'shopName'> {
  parcelId: number
  orderId: number
  vendorId: number
}

/** Whether nothing is to be done any more by whoever carried it. */
const isClosed = ({ state }: Pick<ParcelRow, 'state'>) => !carriedStates.includes(state)

interface DoorParts {
  order: OrderRow
  parcel: ParcelRow
  lines: LineRow[]
  position: number
  saidPaisa: number
}

function toDoor(services: Services, { order, parcel, lines, position, saidPaisa }: DoorParts): Door {
  const { id, vendorId, state, deliveryPaisa, discountPaisa, tries, wishedDay } = parcel
  const address = addressOf(services, order)
  return {
    parcelId: id,
    orderId: order.id,
    vendorId,
    number: orderNumber(order.id),
    position,
    state,
    isClosed: isClosed(parcel),
    name: address.name,
    phoneNumber: address.phoneNumber,
    otherPhone: address.otherPhone ?? null,
    ...areaNames(address),
    ward: address.ward,
    tole: address.tole,
    landmark: address.landmark,
    note: address.note,
    cashPaisa: cashOf(order, parcel),
    saidPaisa,
    deliveryPaisa,
    discountPaisa,
    lines: lines
      .filter((line) => sentQuantity(line) > 0)
      .map((line) => ({
        variantId: String(line.variantId),
        title: line.title,
        choice: line.choice,
        quantity: sentQuantity(line),
        pricePaisa: line.pricePaisa,
        bearsDiscount: line.bearsDiscount,
      })),
    needsCode: !isGateway(order.method),
    guessesLeft: Math.max(0, maxWrongCodes - parcel.wrongCodes),
    tries,
    wishedDay,
  }
}

/** The doors of parcels, in the order of the ids. Any number of them takes the same few statements. */
export async function viewDoors(services: Services, db: Tx, parcelIds: number[]): Promise<Door[]> {
  if (parcelIds.length === 0) return []
  const rows = await listParcelsById(db, parcelIds)
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))]
  const orders = await listOrdersById(db, orderIds)
  const siblings = Map.groupBy(await listParcels(db, orderIds), ({ orderId }) => orderId)
  const lines = Map.groupBy(await listLines(db, parcelIds), ({ parcelId }) => parcelId)
  const said = new Map((await listSaidCash(db, parcelIds)).map((one) => [one.parcelId, one.amountPaisa]))
  return rows.map((parcel) =>
    toDoor(services, {
      order: orders.get(parcel.orderId)!,
      parcel,
      lines: lines.get(parcel.id) ?? [],
      saidPaisa: said.get(parcel.id) ?? 0,
      position: siblings.get(parcel.orderId)!.findIndex(({ id }) => id === parcel.id) + 1,
    }),
  )
}

/** Of each parcel whether it is closed, and what is to be taken for it. */
export async function sumsAtDoors(db: Tx, parcelIds: number[]) {
  const rows = await listSumsAtDoors(db, parcelIds)
  return new Map(
    rows.map((row) => [row.id, { isClosed: isClosed(row), cashPaisa: cashOf(row, row) }] as const),
  )
}

/** Who ordered each of the parcels, and whose shop sends it. */
export const ownersAtDoors = async (db: Tx, parcelIds: number[]) =>
  (await listParcelsById(db, parcelIds)).map(({ userId, vendorId }) => ({ userId, vendorIds: [vendorId] }))

/** What the courier gets in notes and coins if the shopper takes the parcel as the outcome says. */
export async function cashFor({ tx, order, parcel }: LockedParcel, door: DoorOutcome): Promise<number> {
  if (!('paidHow' in door) || door.paidHow !== 'cash' || isGateway(order.method)) return 0
  if (door.outcome === 'delivered') return parcel.totalPaisa
  const kept = new Map(door.taken.map(({ variantId, quantity }) => [Number(variantId), quantity]))
  const lines = await listLines(tx, [parcel.id])
  const taken = lines.map((line) => ({ ...line, takenQuantity: kept.get(line.variantId) ?? 0 }))
  return sumsOf({ parcel, lines }, taken).totalPaisa
}
