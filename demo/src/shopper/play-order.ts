import { randomUUID } from 'node:crypto'
import type { Quote } from '@haat/contract/domains/orders.ts'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import { dueDays } from '@haat/contract/shared/due-days.ts'
import { deleteCart, setCartCoupon, setCartItem } from '@haat/api/domains/cart/cart.service.ts'
import { shopTerms } from '@haat/api/domains/content/site/site.service.ts'
import { deliveryOf } from '@haat/api/domains/delivery/delivery.service.ts'
import { dateOrder, setDueDays } from '@haat/api/domains/orders/order-times.service.ts'
import { viewOrder } from '@haat/api/domains/orders/order-view.service.ts'
import { cancelParcel, confirmOrder, getOwnOrder } from '@haat/api/domains/orders/orders.service.ts'
import {
  advanceParcel,
  refundParcel,
  remitParcel,
} from '@haat/api/domains/orders/parcels/advance-parcel.service.ts'
import { moveParcels } from '@haat/api/domains/orders/parcels/move-parcels.service.ts'
import { startPaying } from '@haat/api/domains/orders/placing/pay-order.service.ts'
import { placeOrder } from '@haat/api/domains/orders/placing/place-order.service.ts'
import { readQuoteFacts } from '@haat/api/domains/orders/placing/quote-facts.ts'
import { makeQuote } from '@haat/api/domains/orders/placing/quote.service.ts'
import { settle } from '@haat/api/domains/payments/settling/settle.service.ts'
import type { GatewayAnswer } from '@haat/api/platform/payments/payment-gateway.ts'
import type { DemoOrder, Happening } from './demo-orders.ts'
import { demoAddresses } from './demo-addresses.ts'
import { instantOf } from './days-ago.ts'
import type { HistoryServices } from './history-services.ts'

export interface Play {
  history: HistoryServices
  userId: string
  /** The ids of the addresses by their names, and of the variants by the slug of their product. */
  addresses: Map<string, string>
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

/** Orders as a shopper does, and lets happen what happened then, each at its time. */
export async function playOrder(play: Play, demo: DemoOrder) {
  const placed = await place(play, demo)
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
  const addressId = addresses.get(demo.to)!
  const facts = await readQuoteFacts(db, { userId, addressId })
  const { quote } = await makeQuote(services, db, facts, { userId, addressId })
  const { method, note, buyerPan } = demo
  const body = { addressId, method, note, buyerPan, mark: quote.mark }
  const orderId = await placeOrder(services, userId, randomUUID(), body)
  if (isGateway(method)) await startPaying(services, orderId, undefined)
  const at = instantOf(demo.placed, now)
  await date(play, orderId, at)
  await setDueDays(db, orderId, dueDaysOf(quote, demo, at, shopTerms(facts.site)))
  const number = orderNumber(orderId)
  return { orderId, number, paymentId: history.lastPayment(), totalPaisa: quote.totalPaisa }
}

/** The days that were promised on that day. */
function dueDaysOf(
  quote: Quote,
  { to }: DemoOrder,
  at: Date,
  { holidays, week }: ReturnType<typeof shopTerms>,
) {
  const { extraDays } = deliveryOf(demoAddresses[to].district)
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
    const actor = to === 'packed' || to === 'shipped' ? 'vendor' : 'staff'
    const code = to === 'delivered' ? await doorCodeOf(play, number, position) : undefined
    await advanceParcel(services, { number, position, to, actor, code, at })
  } else if (happening.what === 'cancelled') {
    await cancelParcel(services, userId, { number, position, reason: happening.reason })
  } else if (happening.what === 'notPaidInTime') {
    const move = { to: 'cancelled', actor: 'clock', note: 'not paid in time' } as const
    await moveParcels(services, orderId, ({ state }) => state === 'awaitingPayment', move)
  } else if (happening.what === 'remitted') {
    await remitParcel(services, number, position)
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
