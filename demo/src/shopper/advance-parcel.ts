import type { ParcelActor, ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import { areUnpaidTogether, closeAtDoor } from '@haat/api/domains/orders/parcels/door.service.ts'
import { moveParcels } from '@haat/api/domains/orders/parcels/move-parcels.service.ts'
import { getParcelAt } from '@haat/api/domains/orders/parcels/shop-parcels.service.ts'
import { completeRefunds } from '@haat/api/domains/payments/refunds/refunds.service.ts'
import { ApiError } from '@haat/api/plugins/api-error.ts'
import type { Services } from '@haat/api/services.ts'

interface Advance {
  number: string
  /** The parcel's number within its order, from 1 on. */
  position: number
  to: ParcelState
  actor: ParcelActor
  /** The code that the shopper tells at the door when they pay in cash. */
  code?: string | undefined
  /** When it happened, if that was not now. */
  at?: Date
}

/** Moves a parcel one step along the table of states, for what happened before the start of the demo, and for tests. */
export async function advanceParcel(services: Services, { number, position, to, actor, code, at }: Advance) {
  const parcel = await getParcelAt(services.db, number, position)
  const person = { actor, actorId: null, at }
  if (to === 'delivered') {
    const outcome = { outcome: to, paidHow: 'cash', reference: '', ...(code && { code }) } as const
    await closeAtDoor(services, parcel, person, outcome)
    return true
  }
  if (to === 'tried') {
    await closeAtDoor(services, parcel, person, { outcome: to, words: '', seenTries: parcel.tries })
    return true
  }
  const isMeant = (one: typeof parcel) => {
    if (one.state === 'awaitingPayment' && to === 'confirmed') throw unpaid()
    return one.id === parcel.id || (to === 'cancelled' && areUnpaidTogether(parcel, one))
  }
  const moved = await moveParcels(services, parcel.orderId, isMeant, { to, ...person })
  return moved.length > 0
}

const unpaid = () => new ApiError('CONFLICT', 'This order waits for its payment: only that confirms it.')

/** Records that the money of a parcel was sent back: it was cancelled, or its payment came too late. */
export async function refundParcel(services: Services, number: string, position: number) {
  const parcel = await getParcelAt(services.db, number, position)
  if ((await completeRefunds(services, parcel)) === 0) {
    throw new ApiError('CONFLICT', 'No money is owed for this parcel.')
  }
}
