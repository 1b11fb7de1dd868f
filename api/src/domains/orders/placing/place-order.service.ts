import { createHash } from 'node:crypto'
import { maxOpenOrders } from '@haat/contract/domains/orders.rules.ts'
import type { CartItem } from '@haat/contract/domains/cart.ts'
import { isGateway, type PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { refusalIn } from '#platform/database/errors/refusal-in.ts'
import { createWriteBatcher } from '#platform/database/write-batcher.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import { createConcurrencyLimit } from '#platform/concurrency/concurrency-limit.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import type { BuyerFacts } from '#domains/account/account.service.ts'
import { takeCartLinesSql } from '#domains/cart/cart.service.ts'
import { otherDay, refuseOtherDaySql, type RatesOfDay } from '#domains/commission/commission.service.ts'
import { couponGoneError, countCouponUseSql } from '#domains/coupons/coupons.service.ts'
import { recountStock, stockChangeParts } from '#domains/catalogue/stock/stock.service.ts'
import { shopTerms } from '#domains/content/site/site.service.ts'
import { refuseSuspendedSql, suspendedVendorError } from '#domains/vendors/vendors.service.ts'
import { orderMail } from '../mails/orders.mail.ts'
import { newConfirmCode } from '../order-codes.ts'
import { findKey, type KnownKey } from '../orders.store.ts'
import { insertPlacings, type NewPlacing, type PlacingKey } from './placing.store.ts'
import { readPlacingFacts } from './quote-facts.ts'
import { newLines, newOrder, newParcels } from './order-rows.ts'
import { entriesOf, makeQuote, type Basis } from './quote.service.ts'

export interface OrderRequest {
  addressId: string
  method: PaymentMethod
  note?: string | undefined
  /** The buyer's own PAN, for the bill. */
  buyerPan?: string | undefined
  mark: string
}

/**
 * So many orders are placed at a time, and so many at most are written together. Of a thousand shoppers who want the last
 * fifty pieces, the others see at once that they are sold out; without the limit all would look before the first has
 * bought, and then wait too long.
 */
const atOnce = 32
const maxWaiting = 5000
const limitPlacing = createConcurrencyLimit(atOnce, maxWaiting)
/** No gateway takes more at once, and the integer columns that hold amounts end a little above. */
const maxGoodsPaisa = 2_00_00_000_00
export const changedSentence = 'Something in your cart has changed. Please look at it again before you order.'
const tooManyOpen = () =>
  new ApiError(
    'TOO_MANY_OPEN_ORDERS',
    `${maxOpenOrders} orders of yours are neither paid nor confirmed. Please confirm, pay or cancel one of them first.`,
  )
const changed = () => new ApiError('CONFLICT', changedSentence)

const fingerprintOf = (body: OrderRequest) =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url')

/**
 * Places one order for one idempotency key, whatever happens: the key is written together with the order. Of several
 * requests at once all but the first find the cart empty, which each of them locks, or the key taken.
 */
export const placeOrder = (
  services: Services,
  userId: string,
  key: string,
  body: OrderRequest,
): Promise<number> => limitPlacing(() => placeOnce(services, userId, key, body))

async function placeOnce(
  services: Services,
  userId: string,
  key: string,
  body: OrderRequest,
): Promise<number> {
  const fingerprint = fingerprintOf(body)
  try {
    return await placeToday(services, { userId, key, fingerprint, body })
  } catch (error) {
    // Another request with the same key may have been first.
    const first = orderOf(await findKey(services.db, userId, key), fingerprint)
    if (first === undefined) throw error
    return first
  }
}

interface PlacingRequest {
  userId: string
  key: string
  fingerprint: string
  body: OrderRequest
}

/** Midnight may pass between the reading of the rates and the writing of the order: then both are done again. */
async function placeToday(services: Services, request: PlacingRequest): Promise<number> {
  try {
    return await placeNew(services, request)
  } catch (error) {
    if (refusalIn(error) !== otherDay) throw error
    return placeNew(services, request)
  }
}

async function placeNew(
  services: Services,
  { userId, key, fingerprint, body }: PlacingRequest,
): Promise<number> {
  const { db } = services
  const asked = { userId, addressId: body.addressId }
  const facts = await readPlacingFacts(db, { ...asked, key })
  const { buyer, orderId } = facts
  const first = orderOf(facts.known, fingerprint)
  if (first !== undefined) return first
  const { closed } = shopTerms(facts.site)
  if (closed) throw new ApiError('SHOP_CLOSED', inLanguage(closed, 'en'))
  if (!buyer) throw new ApiError('UNAUTHENTICATED', 'Please sign in first.')
  if (!buyer.emailVerified) {
    throw new ApiError('EMAIL_UNVERIFIED', 'Please confirm your e-mail address first, then place the order.')
  }
  // The database refuses this too; checking it here keeps the refusal from failing other orders of the same batch.
  if (facts.openCount >= maxOpenOrders) throw tooManyOpen()
  const { basis, quote } = await makeQuote(services, db, facts, asked)
  refuseUnfit(quote, body)
  await place(services, {
    orderId,
    buyer,
    basis,
    body,
    key: { key, fingerprint },
    commission: facts.commission,
  })
  services.metrics.ordersPlaced.add()
  await recountStock(
    db,
    entriesOf(basis).map(({ variantId }) => variantId),
  )
  services.outbox.wake()
  return orderId
}

/** The order that was placed under the key before. */
function orderOf(known: KnownKey | null | undefined, fingerprint: string): number | undefined {
  if (!known) return undefined
  if (known.fingerprint !== fingerprint) {
    throw new ApiError(
      'VALIDATION_FAILED',
      'This key was used for another order. Please load the page again.',
    )
  }
  return known.orderId ?? undefined
}

function refuseUnfit(quote: Awaited<ReturnType<typeof makeQuote>>['quote'], { mark, method }: OrderRequest) {
  const missing = quote.problems.filter(({ problem }) => problem === 'soldOut' || problem === 'tooMany')
  if (missing.length > 0) throw soldOut(missing)
  const suspended = quote.problems.filter(({ problem }) => problem === 'suspended')
  if (suspended.length > 0) throw suspendedError(suspended)
  if (quote.parcels.length === 0) throw new ApiError('CONFLICT', 'There is nothing chosen in your cart.')
  if (quote.mark !== mark || quote.problems.length > 0 || quote.unreachable.length > 0) throw changed()
  if (quote.goodsPaisa > maxGoodsPaisa) {
    throw new ApiError('CONFLICT', 'One order comes to Rs. 2,00,00,000 at most. Please order in parts.')
  }
  const offer = quote.methods.find((one) => one.method === method)
  if (!offer || offer.refusal)
    throw new ApiError('CONFLICT', 'This order cannot be paid in that way. Please choose another.')
}

interface CheckedOrder {
  orderId: number
  buyer: BuyerFacts
  basis: Basis
  body: OrderRequest
  key: PlacingKey
  commission: RatesOfDay
}

/** An order with all its rows, which only has to be written. */
interface PreparedOrder extends NewPlacing {
  /** The day of the rates. */
  day: string
  mail: NewMail | undefined
}

async function place(services: Services, { orderId, buyer, basis, body, key, commission }: CheckedOrder) {
  const { userId, coupon } = basis
  const isOnline = isGateway(body.method)
  const code = isOnline ? undefined : newConfirmCode()
  const order = newOrder(services, { orderId, basis, body, code })
  const lines = newLines(basis, commission.rates)
  const parcels = newParcels(basis, lines, isOnline)
  const mail = isOnline
    ? undefined
    : orderMail(services, 'placed', { user: buyer, order, parcels, lines, code })
  const prepared = { key, order, parcels, lines, mail, day: commission.day }
  try {
    // An order with a coupon is written alone, as the same statement counts the use of the coupon.
    if (coupon) await writeAll(services, [prepared], { code: coupon.code, userId })
    else await writersOf(services)[isOnline ? 'online' : 'cash'](prepared)
  } catch (error) {
    throw refusalOf(basis, error) ?? error
  }
}

/** The orders of one batch are all paid online, or all in cash. */
function writeAll(services: Services, all: PreparedOrder[], coupon?: { code: string; userId: string }) {
  const mails = all.flatMap(({ mail }) => mail ?? [])
  const lines = all.flatMap((one) => one.lines.map((line) => ({ ...line, userId: one.order.userId })))
  const change = mails.length > 0 ? 'allocate' : 'reserve'
  return insertPlacings(services.db, all, {
    cart: takeCartLinesSql(lines),
    coupon: coupon && ((after) => countCouponUseSql({ ...coupon, at: new Date() }, after)),
    vendors: refuseSuspendedSql(lines.map(({ vendorId }) => vendorId)),
    day: refuseOtherDaySql(all.map(({ day }) => day)),
    mail: mails.length > 0 ? services.outbox.queueSql(mails) : undefined,
    stock: (after) => stockChangeParts(change, lines, after),
  })
}

/** When many order at once, most of the work is the statement and not its rows: a batch takes half of it. */
const createWriters = (services: Services) => ({
  cash: createWriteBatcher<PreparedOrder>((all) => writeAll(services, all), atOnce),
  online: createWriteBatcher<PreparedOrder>((all) => writeAll(services, all), atOnce),
})
const writers = new WeakMap<Services, ReturnType<typeof createWriters>>()

function writersOf(services: Services) {
  const known = writers.get(services) ?? createWriters(services)
  writers.set(services, known)
  return known
}

/** Why the statement was refused, as an error for the shopper. */
function refusalOf(basis: Basis, error: unknown): ApiError | undefined {
  const [what, ...ids] = refusalIn(error)?.split(' ') ?? []
  // Another tab may have ordered the same cart a moment ago.
  if (what === 'cart') return changed()
  if (what === 'open') return tooManyOpen()
  if (what === 'coupon') return couponGoneError(basis.coupon!.code)
  if (what === 'suspended') {
    const suspended = new Set(ids.map(Number))
    return suspendedError(
      entriesOf(basis).flatMap(({ vendorId, item }) => (suspended.has(vendorId) ? item : [])),
    )
  }
  if (what !== 'stock') return undefined
  const enough = new Set(ids.map(Number))
  return soldOut(entriesOf(basis).flatMap(({ variantId, item }) => (enough.has(variantId) ? [] : item)))
}

/** One sentence that names each suspended vendor once. */
function suspendedError(items: Pick<CartItem, 'vendor'>[]) {
  const vendors = new Map(items.map(({ vendor }) => [vendor.slug, vendor.name]))
  return suspendedVendorError(...vendors.values())
}

function soldOut(missing: Pick<CartItem, 'title'>[]) {
  const names = missing.map(({ title }) => title.en)
  return new ApiError('SOLD_OUT', `Sold out meanwhile: ${names.join(', ')}. Nothing was ordered.`)
}
