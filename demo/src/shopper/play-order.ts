import { randomUUID } from 'node:crypto'
import type { Quote } from '@haat/contract/domains/orders.quote.ts'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { dueDays } from '@haat/contract/shared/due-days.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { deleteCart, setCartCoupon, setCartItem } from '@haat/api/domains/cart/cart.service.ts'
import { shopTerms } from '@haat/api/domains/content/site/site.service.ts'
import { deliveryOf } from '@haat/api/domains/delivery/delivery.service.ts'
import { dateOrder, setDueDays } from '@haat/api/domains/orders/order-times.service.ts'
import { viewOrder } from '@haat/api/domains/orders/order-view.service.ts'
import { cancelParcel, confirmOrder, getOwnOrder } from '@haat/api/domains/orders/orders.service.ts'
import { advanceParcel, refundParcel } from './advance-parcel.ts'
import { moveParcels } from '@haat/api/domains/orders/parcels/move-parcels.service.ts'
import { startPaying } from '@haat/api/domains/orders/placing/pay-order.service.ts'
import { placeOrder } from '@haat/api/domains/orders/placing/place-order.service.ts'
import { readQuoteFacts } from '@haat/api/domains/orders/placing/quote-facts.ts'
import { makeQuote } from '@haat/api/domains/orders/placing/quote.service.ts'
import { refundLinesInTransaction } from '@haat/api/domains/orders/refunds/refund-lines.service.ts'
import { settle } from '@haat/api/domains/payments/settling/settle.service.ts'
import type { GatewayAnswer } from '@haat/api/platform/payments/payment-gateway.ts'
import { callerAt } from '../staff/caller-at.ts'
import type { DemoOrder, Happening } from './demo-order.ts'
import { instantOf } from './days-ago.ts'
import type { HistoryServices } from './history-services.ts'
import { takeStep } from './take-step.ts'

export interface Play {
  history: HistoryServices
  userId: string
  /** The addresses by their names, and the ids of variants by the slug of their product or another name. */
  addresses: Map<string, { id: string; district: string }>
  variants: Map<string, number>
  now: Date
}

interface Placed {
  orderId: number
  number: string
  paymentId: string
  totalPaisa: number
}

const minuteMs = 60_000

/** Places orders as their shopper does, and lets happen what happened to each then, at its time. Returns their numbers. */
export async function playOrders(play: Play, orders: readonly DemoOrder[]): Promise<string[]> {
  const numbers: string[] = []
  const toldLast: [DemoOrder, Placed][] = []
  for (const demo of orders) {
    const placed = await place(play, demo)
    numbers.push(placed.number)
    if (demo.isToldLast) toldLast.push([demo, placed])
    else await tell(play, demo, placed)
  }
  for (const [demo, placed] of toldLast) await tell(play, demo, placed)
  await deleteCart(play.history.services.db, play.userId)
  return numbers
}

async function tell(play: Play, demo: DemoOrder, placed: Placed) {
  for (const [when, happening, position = 1] of demo.happened) {
    const at = instantOf(when, play.now)
    await happen(play, placed, { happening, position, at })
    await date(play, placed.orderId, at)
  }
}

/** What was written in the last minute was written just now: all that happened before was longer ago. */
const date = ({ history, now }: Play, orderId: number, at: Date) =>
  dateOrder(history.services.db, orderId, { since: new Date(now.getTime() - minuteMs), at })

async function place(play: Play, demo: DemoOrder): Promise<Placed> {
  const { history, userId, addresses, variants, now } = play
  const { services } = history
  const { db } = services
  // What was cancelled unpaid went back into the cart.
  await deleteCart(db, userId)
  for (const [slug, quantity] of Object.entries(demo.goods)) {
    const variantId = variants.get(slug)
    if (variantId === undefined) throw new Error(`The orders of the demo name ${slug}, which is nowhere`)
    await setCartItem(db, userId, variantId, quantity)
  }
  if (demo.coupon) await setCartCoupon(db, userId, demo.coupon)
  const { id: addressId, district } = addresses.get(demo.to)!
  const facts = await readQuoteFacts(db, { userId, addressId })
  const { quote } = await makeQuote(services, db, facts, { userId, addressId })
  const { method, note, buyerPan } = demo
  const body = { addressId, method, note, buyerPan, mark: quote.mark }
  const orderId = await placeOrder(services, userId, randomUUID(), body)
  if (isGateway(method)) await startPaying(services, orderId, undefined)
  const at = instantOf(demo.placed, now)
  await date(play, orderId, at)
  const promised = dueDaysOf(quote, district, at, shopTerms(facts.site))
  await setDueDays(
    db,
    orderId,
    demo.dueDaysAgo === undefined ? promised : dueBefore(promised, now, demo.dueDaysAgo),
  )
  const number = orderNumber(orderId)
  return { orderId, number, paymentId: history.lastPayment(), totalPaisa: quote.totalPaisa }
}

/** The days that were promised on that day. */
function dueDaysOf(
  quote: Quote,
  district: string,
  at: Date,
  { holidays, week }: ReturnType<typeof shopTerms>,
) {
  const { extraDays } = deliveryOf(district)
  return quote.parcels.map(({ items }, index) => {
    const times = items.flatMap(({ delivery }) => delivery ?? [])
    const days = dueDays({
      from: at,
      minDays: Math.max(...times.map(({ minDays }) => minDays)),
      maxDays: Math.max(...times.map(({ maxDays }) => maxDays)),
      extraDays,
      holidays,
      week,
    })
    return { position: index + 1, ...days }
  })
}

/** The same parcels, promised for a day before the start of the demo and the day before that. */
function dueBefore(promised: ReturnType<typeof dueDaysOf>, now: Date, daysAgo: number) {
  const dueTo = addDays(nepalDay(now), -daysAgo)
  return promised.map(({ position }) => ({ position, dueFrom: addDays(dueTo, -1), dueTo }))
}

interface Event {
  happening: Happening
  position: number
  at: Date
}

async function happen(play: Play, placed: Placed, { happening, position, at }: Event) {
  const { history, userId } = play
  const { services } = history
  const { orderId, number } = placed
  if (happening.what === 'confirm') {
    const { confirmCodeSealed } = await getOwnOrder(services.db, userId, number)
    await confirmOrder(services, userId, number, services.encryption.decrypt(confirmCodeSealed!)!)
  } else if (happening.what === 'asked') {
    history.answer(answerOf(happening.answer, placed))
    await settle(services, placed.paymentId, at)
  } else if (happening.what === 'moved') {
    const { to } = happening
    const actor = to === 'packed' || to === 'handedOver' || to === 'shipped' ? 'vendor' : 'staff'
    const code = to === 'delivered' ? await doorCodeOf(play, number, position) : undefined
    await advanceParcel(services, { number, position, to, actor, code, at })
  } else if (happening.what === 'step') {
    const { variants } = play
    await takeStep(services, { number, position, at, userId, variants, step: happening.step })
  } else if (happening.what === 'cancelled') {
    await cancelParcel(services, userId, { number, position, reason: happening.reason })
  } else if (happening.what === 'notPaidInTime') {
    const move = { to: 'cancelled', actor: 'clock', note: 'not paid in time' } as const
    await moveParcels(services, orderId, ({ state }) => state === 'awaitingPayment', move)
  } else if (happening.what === 'pieceRefunded') {
    const order = await viewOrder(services, services.db, await getOwnOrder(services.db, userId, number))
    const { variantId } = order.parcels[position - 1]!.lines[0]!
    const refund = { id: randomUUID(), lines: [{ variantId, quantity: 1 }], reason: happening.reason }
    const ofParcel = { number, position }
    await refundLinesInTransaction(services, services.db, callerAt('admin', at), ofParcel, refund)
  } else {
    await refundParcel(services, number, position)
  }
}

async function doorCodeOf({ history: { services }, userId }: Play, number: string, position: number) {
  const order = await viewOrder(services, services.db, await getOwnOrder(services.db, userId, number))
  return order.parcels[position - 1]!.doorCode ?? undefined
}

function answerOf(answer: Extract<Happening, { what: 'asked' }>['answer'], placed: Placed): GatewayAnswer {
  const reference = `DEMO${String(placed.orderId)}`
  if (answer === 'paid') return { state: 'paid', captureId: reference, paidPaisa: placed.totalPaisa }
  if (answer !== 'otherSum') return { state: answer }
  return { state: 'strange', problem: 'otherSum', reportedPaisa: placed.totalPaisa - 100_00, reference }
}
