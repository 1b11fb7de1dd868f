import type { PhoneRun, PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { courierNamesById } from '#domains/couriers/couriers.service.ts'
import { sumsAtDoors, viewDoors, type Door } from '#domains/orders/parcels/doors.service.ts'
import { endOfDay } from '../run-times.ts'
import { shopsOf, stateOf } from '../run-view.service.ts'
import { listStops, type RunRow } from '../runs.store.ts'
import type { Binding } from './open-link.service.ts'

/** What everybody with the link may see. */
export async function viewPhoneRun(db: Tx, run: RunRow, binding: Binding): Promise<PhoneRun> {
  const stops = await listStops(db, [run.id])
  const sums = await sumsAtDoors(
    db,
    stops.map(({ parcelId }) => parcelId),
  )
  const closedCount = [...sums.values()].filter(({ isClosed }) => isClosed).length
  const couriers = await courierNamesById(db, [run.courierId])
  return {
    id: run.id,
    day: run.day,
    courierName: couriers.get(run.courierId) ?? '',
    rider: run.rider,
    state: stateOf(run, { stopCount: stops.length, closedCount }, new Date()),
    stopCount: stops.length,
    isBound: binding.bound !== undefined,
    isThisPhone: binding.isThisPhone,
    endsAt: endOfDay(run).toISOString(),
  }
}

/** Who somebody is, and where exactly they live, is nobody's business once the parcel is closed. */
const nobody = {
  name: '',
  phoneNumber: null,
  otherPhone: null,
  ward: 0,
  tole: '',
  landmark: '',
  note: '',
  lines: [],
}

function toPhoneStop(known: Door, shopName: PhoneStop['shopName']): PhoneStop {
  const { parcelId: _parcelId, orderId: _orderId, vendorId: _vendorId, ...door } = known
  return { ...door, shopName, ...(door.isClosed && nobody) }
}

async function viewStops(services: Services, db: Tx, parcelIds: number[]): Promise<PhoneStop[]> {
  const doors = await viewDoors(services, db, parcelIds)
  const shops = await shopsOf(db, doors)
  return doors.map((door) => toPhoneStop(door, shops.get(door.vendorId)?.name ?? { en: '', ne: '' }))
}

export async function viewPhoneStop(services: Services, db: Tx, parcelId: number): Promise<PhoneStop | null> {
  return (await viewStops(services, db, [parcelId]))[0] ?? null
}

export async function viewPhoneStops(services: Services, db: Tx, run: RunRow, binding: Binding) {
  const stops = await listStops(db, [run.id])
  return {
    run: await viewPhoneRun(db, run, binding),
    stops: await viewStops(
      services,
      db,
      stops.map(({ parcelId }) => parcelId),
    ),
  }
}
