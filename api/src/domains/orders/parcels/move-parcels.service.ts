import {
  carriedStates,
  stepOf,
  type ParcelActor,
  type ParcelState,
  type ParcelStep,
} from '@haat/contract/domains/orders.steps.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { lockCart } from '#domains/cart/cart.service.ts'
import { mergeInto } from '#domains/cart/merge-cart.service.ts'
import { addSold, recountStock, type StockAmount } from '#domains/catalogue/stock/stock.service.ts'
import { getWorkingDays } from '#domains/content/site/site.service.ts'
import { giveBackCoupon } from '#domains/coupons/coupons.service.ts'
import { postDelivered } from '#domains/ledger/ledger.service.ts'
import { oweRefund } from '#domains/payments/refunds/refunds.service.ts'
import type { CancelReason } from '../invoices/invoice-content.ts'
import { cancelInvoice, issueInvoice, replaceInvoice } from '../invoices/invoices.service.ts'
import { newDoorCode } from '../order-codes.ts'
import { queueOrderMail, type OrderMailKind } from '../mails/orders.mail.ts'
import {
  listLines,
  listParcels,
  lockOrder,
  updateOrder,
  type LineRow,
  type OrderRow,
  type ParcelRow,
} from '../orders.store.ts'
import { lastReturnDay } from '../return-days.ts'
import { heldQuantity, isHeld } from './held.ts'
import { moveGoods } from './move-goods.service.ts'
import {
  listPayableDays,
  moveParcelRow,
  setReturnDays,
  updateParcel,
  type ParcelColumns,
} from './parcels.store.ts'
import { notifyShopper, notifyShops } from './notify-step.service.ts'

export interface Move {
  to: ParcelState
  actor: ParcelActor
  /** The person; left out for the clock and a payment. */
  actorId?: string | null
  note?: string
  /** When it happened, if that was not now. */
  at?: Date | undefined
  /** No mail is sent: the shopper gets the answer at once, or a mail about something else. */
  isQuiet?: boolean
  /** What the mail says, where that is not the state. */
  mail?: OrderMailKind
  /** What is written into the parcel with it. */
  set?: ParcelColumns
  /** What the parcel holds is not there: it leaves the stock, instead of going back on sale. */
  isLost?: boolean
}

export interface Touched {
  parcel: ParcelRow
  lines: LineRow[]
  step: ParcelStep
  /** All whose stock may have changed: those of its lines, and substitutes that are no longer kept. */
  variantIds: Set<number>
}

interface Context extends Touched {
  services: Services
  tx: Tx
  order: OrderRow
  at: Date | undefined
}

const heldOf = (lines: LineRow[]): StockAmount[] =>
  lines.filter(isHeld).map((line) => ({ variantId: line.variantId, quantity: heldQuantity(line) }))

/** Why a bill no longer holds. */
const billEnds: Partial<Record<ParcelState, CancelReason>> = {
  accepted: 'opened again',
  cancelled: 'cancelled before it left',
  refused: 'refused at the door',
  partlyDelivered: 'a part was not taken',
}

const books: Record<NonNullable<ParcelStep['books']>, (context: Context) => Promise<unknown>> = {
  sale: ({ tx, lines }) => addSold(tx, heldOf(lines)),
  async refund({ tx, order, parcel }) {
    const { id, orderId, totalPaisa } = parcel
    if (isGateway(order.method)) await oweRefund(tx, { orderId, parcelId: id, amountPaisa: totalPaisa })
  },
}

async function keepBill({ tx, order, parcel, lines, step, at }: Context) {
  const sold = {
    order,
    parcel,
    lines: lines.filter(isHeld).map((line) => ({ ...line, quantity: heldQuantity(line) })),
  }
  if (step.bill === 'cancel') await cancelInvoice(tx, parcel.id, billEnds[step.to]!, at)
  if (step.bill === 'replace') await replaceInvoice(tx, sold, billEnds[step.to]!, at)
  // A parcel that was packed when bills were issued at leaving gets its bill then.
  if (step.bill === 'issue' || step.stock === 'send') await issueInvoice(tx, sold, at)
}

/** The code is there while the parcel is on its way. A shopper who has paid online needs none at the door. */
async function keepDoorCode({ services, tx, order, parcel, step }: Context) {
  const isCash = !isGateway(order.method)
  if (step.to === 'shipped' && isCash && parcel.doorCodeSealed === null) {
    await updateParcel(tx, parcel.id, { doorCodeSealed: services.encryption.encrypt(newDoorCode()) })
  }
  if (parcel.doorCodeSealed !== null && !carriedStates.includes(step.to)) {
    await updateParcel(tx, parcel.id, { doorCodeSealed: null })
  }
}

/** The key of the task about a parcel that its shop has not accepted. */
export const unacceptedTask = (parcelId: number) => ['parcel', 'unaccepted', String(parcelId)]

/** Moves a parcel one step with all that follows from it by the table, except for the stock. The order must be locked. */
async function moveParcel(context: Context, { to, actor, actorId, note, at, set }: Move) {
  const { tx, parcel, step } = context
  if (!(await moveParcelRow(tx, parcel.id, { from: parcel.state, to, actor, actorId, note, at, set }))) {
    throw new ApiError('CONFLICT', 'Somebody else has just changed this parcel. Please look again.')
  }
  if (parcel.state === 'confirmed' && parcel.unacceptedAt !== null) {
    await context.services.staffTasks.close(tx, unacceptedTask(parcel.id))
  }
  await keepDoorCode(context)
  await keepBill(context)
  if (step.books) await books[step.books](context)
}

function stepOrRefuse({ state }: ParcelRow, { to, actor }: Move): ParcelStep {
  const step = stepOf(state, to)
  if (step?.by.includes(actor)) return step
  throw new ApiError('CONFLICT', `This parcel is ${state}: it cannot become ${to}.`)
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
  const variantIds = touched.flatMap((one) => [...one.variantIds])
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
): Promise<Touched[]> {
  const order = await lockOrder(tx, orderId)
  if (!order) return []
  const all = await listParcels(tx, [orderId])
  const meant = all.filter((parcel) => isMeant(parcel, order))
  if (meant.length === 0) return []
  const ids = meant.map(({ id }) => id)
  const lines = Map.groupBy(await listLines(tx, ids), ({ parcelId }) => parcelId)
  const touched = meant.map((parcel) => {
    const inside = lines.get(parcel.id) ?? []
    const variantIds = new Set(inside.map(({ variantId }) => variantId))
    return { parcel, lines: inside, step: stepOrRefuse(parcel, move), variantIds }
  })
  for (const one of touched) {
    const parcel = { ...one.parcel, ...move.set }
    await moveParcel({ services, tx, order, ...one, parcel, at: move.at }, move)
  }
  // Locked in the same order as when an order is placed (cart, coupon, then stock), so that there is no deadlock.
  const unpaid = isUndone(move.to) ? await undoOrder({ tx, order, all, touched }) : []
  await moveGoods(tx, touched, move)
  await postSales(tx, order, touched, move)
  if (unpaid.length > 0) await mergeInto(tx, order.userId, unpaid)
  if (move.to === 'confirmed') await notifyShops(tx, touched, move)
  if (!move.isQuiet && touched.some(({ step }) => step.mails)) {
    const { isMailed, isStoppable } = await notifyShopper(tx, order, touched, move)
    const kind = move.mail ?? (move.to as OrderMailKind)
    if (isMailed) await queueOrderMail(services, tx, kind, orderId, { parcelIds: ids, isStoppable })
  }
  return touched
}

/** A courier receives no payment by QR code, so its word for one books nothing: whoever receives it says whether it has arrived. */
export const isOnlySaidByQr = (
  { paidHow, totalPaisa }: Pick<ParcelRow, 'paidHow' | 'totalPaisa'>,
  actor: ParcelActor,
) => actor === 'courier' && paidHow === 'qr' && totalPaisa > 0

/** After everything else, because it locks the account of the shop, which others wait for with less in their hands. */
async function postSales(tx: Tx, { method }: OrderRow, touched: Touched[], { at, set, actor }: Move) {
  const sold = touched.filter(({ step }) => step.books === 'sale')
  if (sold.length === 0) return
  const [delivered, workingDays] = [nepalDay(at ?? new Date()), await getWorkingDays(tx)]
  const days = sold.flatMap(({ lines }) =>
    lines.filter(isHeld).map((line) => ({
      parcelId: line.parcelId,
      variantId: line.variantId,
      returnUntil: lastReturnDay(line, delivered, workingDays),
    })),
  )
  await setReturnDays(tx, days)
  const payable = await listPayableDays(
    tx,
    sold.map(({ parcel }) => parcel.id),
  )
  const parcels = sold.map(({ parcel }) => ({
    ...parcel,
    ...set,
    method,
    payableOn: payable.get(parcel.id),
    isOnlySaid: actor === 'vendor',
  }))
  await postDelivered(
    tx,
    parcels.filter((parcel) => !isOnlySaidByQr(parcel, actor)),
    at,
  )
}

const isUndone = (state: ParcelState) => state === 'cancelled' || state === 'declined'

interface Undone {
  tx: Tx
  order: OrderRow
  all: ParcelRow[]
  touched: Touched[]
}

/** When nothing of an order is left its coupon can be used again. Returns goods never paid for: they go back into the cart. */
async function undoOrder({ tx, order, all, touched }: Undone): Promise<StockAmount[]> {
  const ids = new Set(touched.map(({ parcel }) => parcel.id))
  if (!all.every(({ id, state }) => ids.has(id) || isUndone(state))) return []
  const unpaid = touched.filter(({ parcel }) => parcel.state === 'awaitingPayment')
  if (unpaid.length > 0) await lockCart(tx, order.userId)
  await updateOrder(tx, order.id, { heldUntil: null, confirmCodeSealed: null })
  if (order.couponCode !== null) await giveBackCoupon(tx, { code: order.couponCode, userId: order.userId })
  return unpaid.flatMap(({ lines }) => heldOf(lines))
}
