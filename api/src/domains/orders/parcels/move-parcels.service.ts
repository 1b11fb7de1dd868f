import { mayFollow, type ParcelState } from '@haat/contract/domains/orders.rules.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { lockCart } from '#domains/cart/cart.service.ts'
import { mergeInto } from '#domains/cart/merge-cart.service.ts'
import {
  addSold,
  changeStock,
  recountStock,
  type StockAmount,
  type StockChange,
} from '#domains/catalogue/stock/stock.service.ts'
import { giveBackCoupon } from '#domains/coupons/coupons.service.ts'
import { postDelivered } from '#domains/ledger/ledger.service.ts'
import { oweRefund } from '#domains/payments/refunds/refunds.service.ts'
import { cancelInvoice, issueInvoice } from '../invoices/invoices.service.ts'
import { newDoorCode } from '../order-codes.ts'
import { queueOrderMail } from '../mails/orders.mail.ts'
import {
  listLines,
  listParcels,
  lockOrder,
  updateOrder,
  type LineRow,
  type OrderRow,
  type ParcelRow,
} from '../orders.store.ts'
import { moveParcelRow, updateParcel } from './parcels.store.ts'

export interface Move {
  to: ParcelState
  /** Who did it: `shopper`, `vendor`, `staff` or `clock`. */
  actor: string
  note?: string
  /** When it happened, if that was not now. */
  at?: Date
  /** No mail is sent: the shopper gets the answer at once. */
  isQuiet?: true
}

interface ParcelStep {
  services: Services
  tx: Tx
  order: OrderRow
  parcel: ParcelRow
  lines: LineRow[]
  at?: Date | undefined
}

const payBack = (tx: Tx, { id, orderId, totalPaisa }: ParcelRow) =>
  oweRefund(tx, { orderId, parcelId: id, amountPaisa: totalPaisa })
const amountsOf = (lines: LineRow[]) => lines.map(({ variantId, quantity }) => ({ variantId, quantity }))

/** How a step of a parcel changes the stock. */
function stockChangeOf(from: ParcelState, to: ParcelState): StockChange | undefined {
  if (to === 'cancelled') return from === 'awaitingPayment' ? 'release' : 'giveBack'
  if (to === 'confirmed' && from === 'awaitingPayment') return 'keep'
  if (to === 'shipped') return 'send'
  if (to === 'refused') return 'takeBack'
  return undefined
}

const effects: Partial<Record<ParcelState, (step: ParcelStep) => Promise<unknown>>> = {
  async shipped({ services, tx, order, parcel, lines, at }) {
    // A shopper who has paid online needs no code at the door.
    const code = isGateway(order.method) ? null : services.encryption.encrypt(newDoorCode())
    await updateParcel(tx, parcel.id, { doorCodeSealed: code })
    await issueInvoice(tx, { order, parcel, lines }, at)
  },
  async delivered({ tx, order, parcel, lines }) {
    await updateParcel(tx, parcel.id, { doorCodeSealed: null })
    await postDelivered(tx, { ...parcel, method: order.method })
    await addSold(tx, amountsOf(lines))
  },
  async refused({ tx, order, parcel }) {
    await updateParcel(tx, parcel.id, { doorCodeSealed: null })
    await cancelInvoice(tx, parcel.id, 'refused at the door')
    if (isGateway(order.method)) await payBack(tx, parcel)
  },
  async cancelled({ tx, order, parcel }) {
    if (isGateway(order.method) && parcel.state !== 'awaitingPayment') await payBack(tx, parcel)
  },
}

/** Moves a parcel one step with all that follows from it, except for the stock. The order must be locked. */
async function moveParcel(step: ParcelStep, { to, actor, note, at }: Move) {
  const { tx, parcel } = step
  if (!mayFollow(parcel.state, to)) {
    throw new ApiError('CONFLICT', `This parcel is ${parcel.state}: it cannot become ${to}.`)
  }
  if (!(await moveParcelRow(tx, parcel.id, { from: parcel.state, to, actor, note, at }))) {
    throw new ApiError('CONFLICT', 'Somebody else has just changed this parcel. Please look again.')
  }
  await effects[to]?.({ ...step, at })
}

interface Touched {
  parcel: ParcelRow
  lines: LineRow[]
}

/** Changes the stock of all parcels in one statement: parcel by parcel, rows would not be locked in their common order. */
async function moveGoods(tx: Tx, touched: Touched[], to: ParcelState) {
  const byChange = Map.groupBy(touched, ({ parcel }) => stockChangeOf(parcel.state, to))
  for (const [change, some] of byChange) {
    if (change) await changeStock(tx, change, amountsOf(some.flatMap(({ lines }) => lines)))
  }
}

/** Moves those parcels of an order that `isMeant` picks. Returns them as they were before. */
export async function moveParcels(
  services: Services,
  orderId: number,
  isMeant: (parcel: ParcelRow, order: OrderRow) => boolean,
  move: Move,
): Promise<ParcelRow[]> {
  const touched = await services.db.transaction(async (tx) =>
    moveParcelsInTransaction(services, tx, orderId, isMeant, move),
  )
  const variantIds = touched.flatMap(({ lines }) => lines.map(({ variantId }) => variantId))
  if (variantIds.length > 0) await recountStock(services.db, variantIds)
  services.outbox.wake()
  return touched.map(({ parcel }) => parcel)
}

/** The same as part of the caller's transaction. */
export async function moveParcelsInTransaction(
  services: Services,
  tx: Tx,
  orderId: number,
  isMeant: (parcel: ParcelRow, order: OrderRow) => boolean,
  move: Move,
) {
  const order = await lockOrder(tx, orderId)
  if (!order) return []
  const all = await listParcels(tx, [orderId])
  const meant = all.filter((parcel) => isMeant(parcel, order))
  if (meant.length === 0) return []
  const lines = await listLines(
    tx,
    meant.map(({ id }) => id),
  )
  const touched = meant.map((parcel) => ({
    parcel,
    lines: lines.filter(({ parcelId }) => parcelId === parcel.id),
  }))
  for (const one of touched) await moveParcel({ services, tx, order, ...one }, move)
  // Locked in the same order as when an order is placed (cart, coupon, then stock), so that there is no deadlock.
  const unpaid = move.to === 'cancelled' ? await undoOrder({ tx, order, all, touched }) : []
  await moveGoods(tx, touched, move.to)
  if (unpaid.length > 0) await mergeInto(tx, order.userId, unpaid)
  if (!move.isQuiet)
    await queueOrderMail(services, tx, move.to, orderId, { parcelIds: meant.map(({ id }) => id) })
  return touched
}

interface Cancelled {
  tx: Tx
  order: OrderRow
  all: ParcelRow[]
  touched: Touched[]
}

/** When the whole order is cancelled its coupon can be used again. Returns goods never paid for: they go back into the cart. */
async function undoOrder({ tx, order, all, touched }: Cancelled): Promise<StockAmount[]> {
  const ids = new Set(touched.map(({ parcel }) => parcel.id))
  const isWhole = all.every(({ id, state }) => ids.has(id) || state === 'cancelled')
  if (!isWhole) return []
  const unpaid = touched.filter(({ parcel }) => parcel.state === 'awaitingPayment')
  if (unpaid.length > 0) await lockCart(tx, order.userId)
  await updateOrder(tx, order.id, { heldUntil: null, confirmCodeSealed: null })
  if (order.couponCode !== null) await giveBackCoupon(tx, { code: order.couponCode, userId: order.userId })
  return unpaid.flatMap(({ lines }) => amountsOf(lines))
}
