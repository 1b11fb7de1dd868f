import { maxWrongCodes, orderIdOf, type ParcelState } from '@haat/contract/domains/orders.rules.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { decryptOrRefuse } from '#plugins/decrypt-or-refuse.ts'
import type { Services } from '#services.ts'
import { postRemitted } from '#domains/ledger/ledger.service.ts'
import { completeRefunds } from '#domains/payments/refunds/refunds.service.ts'
import { findOrder, listParcels, lockOrder, type ParcelRow } from '../orders.store.ts'
import { moveParcels } from './move-parcels.service.ts'
import { updateParcel } from './parcels.store.ts'
import { isSameCode } from '../order-codes.ts'

interface Advance {
  number: string
  /** The parcel's number within its order, from 1 on. */
  position: number
  to: ParcelState
  actor: string
  /** The code that the shopper tells at the door when they pay in cash. */
  code?: string | undefined
  /** When it happened, if that was not now. */
  at?: Date
}

async function getParcel({ db }: Services, number: string, position: number): Promise<ParcelRow> {
  const id = orderIdOf(number)
  const parcel = id === undefined ? undefined : (await listParcels(db, [id]))[position - 1]
  if (!parcel) throw notFound('This parcel')
  return parcel
}

/** For vendors, couriers and staff: moves a parcel one step along the table of states. */
export async function advanceParcel(services: Services, { number, position, to, actor, code, at }: Advance) {
  const parcel = await getParcel(services, number, position)
  if (to === 'delivered' && parcel.doorCodeSealed !== null) await checkDoorCode(services, parcel, code)
  const isMeant = (one: ParcelRow) => {
    if (one.state === 'awaitingPayment' && to === 'confirmed') throw unpaid()
    return one.id === parcel.id || (to === 'cancelled' && areUnpaidTogether(parcel, one))
  }
  const moved = await moveParcels(services, parcel.orderId, isMeant, { to, actor, ...(at && { at }) })
  return moved.length > 0
}

const unpaid = () => new ApiError('CONFLICT', 'This order waits for its payment: only that confirms it.')

/** Parcels that wait for their payment are cancelled together, because a part of an order cannot be paid. */
export const areUnpaidTogether = (parcel: Pick<ParcelRow, 'state'>, other: Pick<ParcelRow, 'state'>) =>
  parcel.state === 'awaitingPayment' && other.state === 'awaitingPayment'

const sentences = {
  tooMany: 'The door code was wrong too often. Please call support.',
  wrong: 'That is not the door code. The shopper sees it on the page of the order.',
}

/** Allows a few guesses only. The order is locked meanwhile, so that requests in parallel get no more of them. */
async function checkDoorCode(services: Services, { id, orderId }: ParcelRow, code = '') {
  const outcome = await services.db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const parcel = (await listParcels(tx, [orderId])).find((one) => one.id === id)
    // Another request has just delivered it: the table of states will refuse this one.
    if (!parcel?.doorCodeSealed) return 'right'
    if (parcel.wrongCodes >= maxWrongCodes) return 'tooMany'
    if (isSameCode(decryptOrRefuse(services, parcel.doorCodeSealed), code)) return 'right'
    await updateParcel(tx, id, { wrongCodes: parcel.wrongCodes + 1 })
    return 'wrong'
  })
  if (outcome === 'right') return
  throw new ApiError(outcome === 'wrong' ? 'VALIDATION_FAILED' : 'CONFLICT', sentences[outcome])
}

/** Records that the courier has handed in the cash of a delivered parcel. */
export async function remitParcel(services: Services, number: string, position: number) {
  const parcel = await getParcel(services, number, position)
  if (parcel.state !== 'delivered') {
    throw new ApiError('CONFLICT', 'Only the cash of a delivered parcel can be handed in.')
  }
  const { method } = (await findOrder(services.db, parcel.orderId))!
  if (method !== 'cod' || parcel.totalPaisa === 0) {
    throw new ApiError('CONFLICT', 'There is no cash of this parcel to hand in.')
  }
  await services.db.transaction((tx) => postRemitted(tx, parcel))
}

/** Records that the money of a parcel was sent back: it was cancelled, or its payment came too late. */
export async function refundParcel(services: Services, number: string, position: number) {
  const parcel = await getParcel(services, number, position)
  if ((await completeRefunds(services, parcel)) === 0) {
    throw new ApiError('CONFLICT', 'No money is owed for this parcel.')
  }
}
