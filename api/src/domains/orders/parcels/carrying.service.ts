import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { carriedStates } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { lockStock, recountStock } from '#domains/catalogue/stock/stock.service.ts'
import { listEvents, listLines } from '../orders.store.ts'
import { changeCourier, mayChangeCourier } from './change-courier.service.ts'
import { lockParcel, moveLocked, stepRefusal } from './locked-parcel.ts'
import type { LockedParcel, ParcelPerson, ParcelPlace } from './locked-parcel.ts'

/** Parcels are locked in one order everywhere, so that two who give several away at once do not wait for each other. */
const inOrder = <P extends ParcelPlace>(places: P[]) =>
  places.toSorted((a, b) => a.orderId - b.orderId || a.id - b.id)

interface Given {
  places: ParcelPlace[]
  courierId: number
  person: ParcelPerson
}

/**
 * Whether the courier has the parcel already, or has it now from another who was not at its door yet. One that nobody can give to a courier is
 * refused by its number.
 */
async function isWithCourier(locked: LockedParcel, { courierId, person }: Given): Promise<boolean> {
  const { tx, parcel } = locked
  if (parcel.state === 'packed') return false
  const isCarried = carriedStates.includes(parcel.state)
  if (isCarried && parcel.courierId === courierId) return true
  if (mayChangeCourier(parcel)) {
    await changeCourier(locked, person, { courierId, trackingNumber: null, noNumberReason: 'knownRider' })
    return true
  }
  const number = orderNumber(parcel.orderId)
  if (isCarried)
    throw new ApiError('CONFLICT', `${number}: This parcel is with somebody else.`, { parcels: number })
  const { message } = await stepRefusal(tx, parcel, await listEvents(tx, [parcel.id]), person.actor)
  throw new ApiError('CONFLICT', `${number}: ${message}`, { parcels: number })
}

/**
 * Gives several parcels to a courier who sets off later, all of them or none. `also` is written with it, before the
 * parcels move and while they are locked; when it answers false nothing is moved.
 */
export async function giveToCourier(
  services: Services,
  given: Given,
  also: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  const touched = new Set<number>()
  await services.db.transaction(async (tx) => {
    const all: LockedParcel[] = []
    for (const place of inOrder(given.places)) all.push(await lockParcel(services, tx, place, touched))
    if (!(await also(tx))) return
    const packed: LockedParcel[] = []
    for (const locked of all) if (!(await isWithCourier(locked, given))) packed.push(locked)
    const lines = await listLines(
      tx,
      packed.map(({ parcel }) => parcel.id),
    )
    // Parcel by parcel, rows would not be locked in their common order.
    await lockStock(
      tx,
      lines.map(({ variantId }) => variantId),
    )
    const { courierId, person } = given
    const set = { carrier: 'courier', courierId, trackingNumber: null, noNumberReason: 'knownRider' } as const
    for (const locked of packed) await moveLocked(locked, person, { to: 'handedOver', set })
  })
  if (touched.size > 0) await recountStock(services.db, [...touched])
  services.outbox.wake()
}

/** The courier sets off with the parcels, also with those that were brought in vain before. No stock is moved by it. */
export async function setOff(services: Services, tx: Tx, places: ParcelPlace[]): Promise<void> {
  const courier = { actor: 'courier', actorId: null } as const
  for (const place of inOrder(places)) {
    const locked = await lockParcel(services, tx, place, new Set())
    const { state } = locked.parcel
    if (state === 'handedOver' || state === 'tried') await moveLocked(locked, courier, { to: 'shipped' })
  }
}
