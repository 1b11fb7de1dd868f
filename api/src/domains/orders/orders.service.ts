import {
  confirmCodeDigits,
  isCancellable,
  mostWrongCodes,
  orderIdOf,
  type CancelReason,
  type ParcelState,
} from '@haat/contract/domains/orders.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { openSealed } from '#plugins/open-sealed.ts'
import type { Services } from '#services.ts'
import { mergeCart } from '../cart/merge-cart.service.ts'
import { isOneThing } from './advance-parcel.service.ts'
import { queueOrderMail } from './orders.mail.ts'
import {
  findOrder,
  listLines,
  listOrderRows,
  listParcels,
  lockOrder,
  updateOrder,
  type OrderRow,
  type ParcelRow,
} from './orders.store.ts'
import { showOrderCards } from './order-view.service.ts'
import { moveLocked, moveParcels } from './parcels.service.ts'
import { isSameCode } from './same-code.ts'

/** One's own; another's is as if it were not there. */
export async function ownOrder(db: Tx, userId: string, number: string): Promise<OrderRow> {
  const id = orderIdOf(number)
  const order = id === undefined ? undefined : await findOrder(db, id)
  if (!order || order.userId !== userId) throw notFound('This order')
  return order
}

export async function orderPage(
  db: Tx,
  userId: string,
  { pageSize, cursor }: { pageSize: number; cursor: string },
) {
  const before = cursor === '' ? undefined : orderIdOf(cursor)
  if (cursor !== '' && before === undefined) {
    throw new ApiError('VALIDATION_FAILED', 'This is no place in the list.', {
      cursor: 'This is no place in the list.',
    })
  }
  const rows = await listOrderRows(db, userId, before, pageSize + 1)
  const items = await showOrderCards(db, rows.slice(0, pageSize))
  return { items, nextCursor: rows.length > pageSize ? items.at(-1)!.number : null }
}

/** A few guesses only; after that somebody calls. */
export async function confirmOrder(services: Services, userId: string, number: string, code: string) {
  const { id } = await ownOrder(services.db, userId, number)
  const outcome = await services.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, id))!
    if (order.confirmCodeSealed === null) return order.confirmedAt ? 'done' : 'none'
    if (order.wrongCodes >= mostWrongCodes) return 'tooMany'
    if (!isSameCode(openSealed(services, order.confirmCodeSealed), code)) {
      await updateOrder(tx, id, { wrongCodes: order.wrongCodes + 1 })
      return 'wrong'
    }
    await updateOrder(tx, id, { confirmCodeSealed: null, confirmedAt: new Date() })
    await moveLocked(services, tx, id, ({ state }) => state === 'placed', {
      to: 'confirmed',
      actor: 'shopper',
    })
    return 'done'
  })
  services.outbox.wake()
  if (outcome === 'done') return
  const sentences = {
    wrong: `That is not the code of this order. It has ${confirmCodeDigits} digits and stands in our mail.`,
    tooMany: 'That was not the code too many times. We will call you to confirm the order.',
    none: 'This order needs no code.',
  }
  const fields = outcome === 'wrong' ? { code: sentences.wrong } : undefined
  throw new ApiError(outcome === 'wrong' ? 'VALIDATION_FAILED' : 'CONFLICT', sentences[outcome], fields)
}

export async function resendCode(services: Services, userId: string, number: string) {
  const { id, confirmCodeSealed, wrongCodes } = await ownOrder(services.db, userId, number)
  if (confirmCodeSealed === null || wrongCodes >= mostWrongCodes) {
    throw new ApiError('CONFLICT', 'This order needs no code.')
  }
  const code = openSealed(services, confirmCodeSealed)
  await services.db.transaction((tx) => queueOrderMail(services, tx, 'placed', id, { code }))
  services.outbox.wake()
}

export async function cancelParcel(
  services: Services,
  userId: string,
  { number, position, reason }: { number: string; position: number; reason: CancelReason },
) {
  const order = await ownOrder(services.db, userId, number)
  const parcels = await listParcels(services.db, [order.id])
  const parcel = parcels[position - 1]
  if (!parcel) throw notFound('This parcel')
  const isMeant = (one: ParcelRow) => one.id === parcel.id || isOneThing(parcel, one)
  if (!isCancellable(parcel.state)) throw new ApiError('CONFLICT', alreadyWords(parcel.state))
  await moveParcels(services, order.id, isMeant, { to: 'cancelled', actor: 'shopper', note: reason })
}

/** Until when it could have been cancelled, and what is left to do. */
function alreadyWords(state: ParcelState) {
  if (state === 'cancelled') return 'This parcel is cancelled already.'
  const until = 'This parcel could be cancelled until the courier took it'
  return state === 'shipped' ? `${until}. You can still refuse it at the door.` : `${until}.`
}

/** As many as there are today. */
export async function buyAgain(services: Services, userId: string, number: string) {
  const order = await ownOrder(services.db, userId, number)
  const parcels = await listParcels(services.db, [order.id])
  const lines = await listLines(
    services.db,
    parcels.map(({ id }) => id),
  )
  const wanted = lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
  const { changes, itemCount } = await mergeCart(services.db, userId, wanted)
  const gone = new Set(changes.filter(({ kind }) => kind !== 'fewer').map(({ variantId }) => variantId))
  const missing = lines.filter(({ variantId }) => gone.has(String(variantId))).map(({ title }) => title)
  return { added: lines.length - missing.length, missing, itemCount }
}
