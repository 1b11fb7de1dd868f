import { mostWrongCodes, orderIdOf, type ParcelState } from '@haat/contract/domains/orders.rules.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { openSealed } from '#plugins/open-sealed.ts'
import type { Services } from '#services.ts'
import { postRemitted } from '../ledger/ledger.service.ts'
import { refundsDone } from '../payments/refunds.service.ts'
import { findOrder, listParcels, lockOrder, type ParcelRow } from './orders.store.ts'
import { moveParcels } from './parcels.service.ts'
import { updateParcel } from './parcels.store.ts'
import { isSameCode } from './same-code.ts'

interface Advance {
  number: string
  /** From 1, within its order. */
  position: number
  to: ParcelState
  actor: string
  /** What the shopper says at the door, where cash is paid. */
  code?: string | undefined
}

async function parcelOf({ db }: Services, number: string, position: number): Promise<ParcelRow> {
  const id = orderIdOf(number)
  const parcel = id === undefined ? undefined : (await listParcels(db, [id]))[position - 1]
  if (!parcel) throw notFound('This parcel')
  return parcel
}

/** For those who pack, carry and help: one step along the table of states. */
export async function advanceParcel(services: Services, { number, position, to, actor, code }: Advance) {
  const parcel = await parcelOf(services, number, position)
  if (to === 'delivered' && parcel.doorCodeSealed !== null) await checkDoorCode(services, parcel, code)
  const isMeant = (one: ParcelRow) => {
    if (one.state === 'awaitingPayment' && to === 'confirmed') throw unpaid()
    return one.id === parcel.id || (to === 'cancelled' && isOneThing(parcel, one))
  }
  const moved = await moveParcels(services, parcel.orderId, isMeant, { to, actor })
  return moved.length > 0
}

const unpaid = () => new ApiError('CONFLICT', 'This order waits for its payment: only that confirms it.')

/** What waits for its payment is one thing: a part of it cannot be paid. */
export const isOneThing = (parcel: Pick<ParcelRow, 'state'>, other: Pick<ParcelRow, 'state'>) =>
  parcel.state === 'awaitingPayment' && other.state === 'awaitingPayment'

const sentences = {
  tooMany: 'The door code was wrong too often. Please call support.',
  wrong: 'That is not the door code. The shopper sees it on the page of the order.',
}

/** A few guesses only. The order is locked while it is looked at, so that many at once have no more of them. */
async function checkDoorCode(services: Services, { id, orderId }: ParcelRow, code = '') {
  const outcome = await services.db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const parcel = (await listParcels(tx, [orderId])).find((one) => one.id === id)
    // Somebody else has just handed it over: the table of states says so.
    if (!parcel?.doorCodeSealed) return 'right'
    if (parcel.wrongCodes >= mostWrongCodes) return 'tooMany'
    if (isSameCode(openSealed(services, parcel.doorCodeSealed), code)) return 'right'
    await updateParcel(tx, id, { wrongCodes: parcel.wrongCodes + 1 })
    return 'wrong'
  })
  if (outcome === 'right') return
  throw new ApiError(outcome === 'wrong' ? 'VALIDATION_FAILED' : 'CONFLICT', sentences[outcome])
}

/** The courier has handed in the cash of a delivered parcel. */
export async function remitParcel(services: Services, number: string, position: number) {
  const parcel = await parcelOf(services, number, position)
  if (parcel.state !== 'delivered') {
    throw new ApiError('CONFLICT', 'Only the cash of a delivered parcel can be handed in.')
  }
  const { method } = (await findOrder(services.db, parcel.orderId))!
  if (method !== 'cod' || parcel.totalPaisa === 0) {
    throw new ApiError('CONFLICT', 'There is no cash of this parcel to hand in.')
  }
  await services.db.transaction((tx) => postRemitted(tx, parcel))
}

/** The money for a parcel that was cancelled, or that came too late, was sent back the way it was paid. */
export async function refundParcel(services: Services, number: string, position: number) {
  const parcel = await parcelOf(services, number, position)
  if ((await refundsDone(services, parcel)) === 0) {
    throw new ApiError('CONFLICT', 'No money is owed for this parcel.')
  }
}
