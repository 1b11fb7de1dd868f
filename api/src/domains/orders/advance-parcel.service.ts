import { mostWrongCodes, orderIdOf, type ParcelState } from '@haat/contract/domains/orders.rules.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { postRemitted } from '../ledger/ledger.service.ts'
import { listParcels, type ParcelRow } from './orders.store.ts'
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
  const moved = await moveParcels(services, parcel.orderId, ({ id }) => id === parcel.id, { to, actor })
  return moved.length > 0
}

async function checkDoorCode(services: Services, parcel: ParcelRow, code = '') {
  if (parcel.wrongCodes >= mostWrongCodes) {
    throw new ApiError('CONFLICT', 'The door code was wrong too often. Please call support.')
  }
  if (isSameCode(services.sealer.open(parcel.doorCodeSealed!), code)) return
  await updateParcel(services.db, parcel.id, { wrongCodes: parcel.wrongCodes + 1 })
  throw new ApiError(
    'VALIDATION_FAILED',
    'That is not the door code. The shopper sees it on the page of the order.',
  )
}

/** The courier has handed in the cash of a delivered parcel. */
export async function remitParcel(services: Services, number: string, position: number) {
  const parcel = await parcelOf(services, number, position)
  if (parcel.state !== 'delivered') {
    throw new ApiError('CONFLICT', 'Only the cash of a delivered parcel can be handed in.')
  }
  await services.db.transaction((tx) => postRemitted(tx, parcel))
}
