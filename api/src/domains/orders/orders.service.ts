import {
  confirmCodeDigits,
  maxWrongCodes,
  orderIdOf,
  type CancelReason,
} from '@haat/contract/domains/orders.rules.ts'
import { carriedStates, isCancellable, type ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { decryptOrRefuse } from '#plugins/decrypt-or-refuse.ts'
import type { Services } from '#services.ts'
import { listCartGoods } from '../cart/cart-entries.service.ts'
import { fillCart } from '../cart/merge-cart.service.ts'
import { areUnpaidTogether } from './parcels/door.service.ts'
import { queueOrderMail } from './mails/orders.mail.ts'
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
import { viewOrderCards } from './order-cards.service.ts'
import { moveParcelsInTransaction, moveParcels } from './parcels/move-parcels.service.ts'
import { isSameCode } from './order-codes.ts'

/** An order of this user; the order of another user counts as not found. */
export async function getOwnOrder(db: Tx, userId: string, number: string): Promise<OrderRow> {
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
  const items = await viewOrderCards(db, rows.slice(0, pageSize))
  return { items, nextCursor: rows.length > pageSize ? items.at(-1)!.number : null }
}

/** Allows a few guesses only; after that, staff call the shopper. */
export async function confirmOrder(services: Services, userId: string, number: string, code: string) {
  const { id } = await getOwnOrder(services.db, userId, number)
  const outcome = await services.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, id))!
    if (order.confirmCodeSealed === null) return order.confirmedAt ? 'done' : 'none'
    if (order.wrongCodes >= maxWrongCodes) return 'tooMany'
    if (!isSameCode(decryptOrRefuse(services, order.confirmCodeSealed), code)) {
      await updateOrder(tx, id, { wrongCodes: order.wrongCodes + 1 })
      return 'wrong'
    }
    await updateOrder(tx, id, { confirmCodeSealed: null, confirmedAt: new Date() })
    await moveParcelsInTransaction(services, tx, id, ({ state }) => state === 'placed', {
      to: 'confirmed',
      actor: 'shopper',
      actorId: userId,
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
  const { id, confirmCodeSealed, wrongCodes } = await getOwnOrder(services.db, userId, number)
  if (confirmCodeSealed === null || wrongCodes >= maxWrongCodes) {
    throw new ApiError('CONFLICT', 'This order needs no code.')
  }
  const code = decryptOrRefuse(services, confirmCodeSealed)
  await services.db.transaction((tx) => queueOrderMail(services, tx, 'placed', id, { code }))
  services.outbox.wake()
}

/** A parcel of this user's order by its number within it, from 1 on. */
export async function getOwnParcel(
  db: Tx,
  userId: string,
  { number, position }: { number: string; position: number },
): Promise<ParcelRow> {
  const order = await getOwnOrder(db, userId, number)
  const parcel = (await listParcels(db, [order.id]))[position - 1]
  if (!parcel) throw notFound('This parcel')
  return parcel
}

export async function cancelParcel(
  services: Services,
  userId: string,
  { number, position, reason }: { number: string; position: number; reason: CancelReason },
) {
  const parcel = await getOwnParcel(services.db, userId, { number, position })
  const isMeant = (one: ParcelRow) => one.id === parcel.id || areUnpaidTogether(parcel, one)
  if (!isCancellable(parcel.state)) throw new ApiError('CONFLICT', cancelRefusal(parcel.state))
  const move = { to: 'cancelled', actor: 'shopper', actorId: userId, note: reason } as const
  await moveParcels(services, parcel.orderId, isMeant, move)
}

/** Says until when the parcel could have been cancelled, and what the shopper can still do. */
function cancelRefusal(state: ParcelState) {
  if (state === 'cancelled') return 'This parcel is cancelled already.'
  if (state === 'declined') return 'The shop has declined this parcel already.'
  const until = 'This parcel could be cancelled until it left'
  return carriedStates.includes(state) ? `${until}. You can still refuse it at the door.` : `${until}.`
}

/** Has in the cart what an order had, as much as there is today; pressed again it stays as much. */
export async function buyAgain(services: Services, userId: string, number: string) {
  const order = await getOwnOrder(services.db, userId, number)
  const parcels = await listParcels(services.db, [order.id])
  const all = await listLines(
    services.db,
    parcels.map(({ id }) => id),
  )
  // What was ordered, also where something else came instead.
  const lines = all.filter(({ replacesVariantId }) => replacesVariantId === null)
  const goods = await listCartGoods(
    services.db,
    lines.map(({ variantId }) => variantId),
  )
  const offered = new Set(goods.flatMap(({ variantId, paused }) => (paused ? [] : Number(variantId))))
  const wanted = lines
    .filter(({ variantId }) => offered.has(variantId))
    .map(({ variantId, quantity }) => ({ variantId, quantity }))
  const { changes, itemCount } = await fillCart(services.db, userId, wanted)
  const gone = new Set(
    changes.filter(({ kind }) => kind !== 'fewer').map(({ variantId }) => Number(variantId)),
  )
  const added = new Set(wanted.map(({ variantId }) => variantId).filter((id) => !gone.has(id)))
  const missing = lines.filter(({ variantId }) => !added.has(variantId)).map(({ title }) => title)
  return { added: lines.length - missing.length, missing, itemCount }
}
