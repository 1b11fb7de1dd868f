import type { StepRefusal } from '@haat/contract/domains/orders.steps.rules.ts'
import { ApiError } from '#plugins/api-error.ts'
import { courierNamesById } from '#domains/couriers/couriers.service.ts'
import type { ParcelRow } from '../orders.store.ts'
import type { LockedParcel, ParcelPerson } from './locked-parcel.ts'
import { moveParcelRow } from './parcels.store.ts'

type Carried = Pick<ParcelRow, 'courierId' | 'trackingNumber' | 'noNumberReason'>

/** Whether a courier has the parcel and has not been at its door yet: until then another courier can take it. */
export const mayChangeCourier = ({ state, carrier, tries }: ParcelRow) =>
  carrier === 'courier' && tries === 0 && (state === 'handedOver' || state === 'shipped')

/** A door must not stay on the phone of a courier who does not bring its parcel any more. */
export async function refuseInRun({ tx, services, parcel }: LockedParcel) {
  if (!(await services.courierRuns.isInRun(tx, parcel.id))) return
  const sentence = 'This parcel is in a delivery run. Take the run back first.'
  const reason: StepRefusal = 'inRun'
  throw new ApiError('CONFLICT', sentence, { reason })
}

const noteOf = (from: string, to: string) => `courier: ${from} → ${to}`

/** Gives a parcel that a courier has to another one. It stays where it stands, and its history says from whom to whom it went. */
export async function changeCourier(
  { tx, parcel }: LockedParcel,
  { actor, actorId, at }: ParcelPerson,
  to: Carried,
): Promise<void> {
  const names = await courierNamesById(tx, [parcel.courierId, to.courierId])
  const nameOf = (id: number | null) => names.get(id ?? 0) ?? '?'
  const { state } = parcel
  const note = noteOf(nameOf(parcel.courierId), nameOf(to.courierId))
  await moveParcelRow(tx, parcel.id, { from: state, to: state, actor, actorId, at, note, set: to })
}
