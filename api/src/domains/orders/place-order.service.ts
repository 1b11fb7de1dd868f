import { createHash, randomInt } from 'node:crypto'
import { confirmCodeDigits, holdMinutes, mostOpenOrders } from '@haat/contract/domains/orders.rules.ts'
import type { CartItem } from '@haat/contract/domains/cart.ts'
import type { Address } from '@haat/contract/domains/addresses.ts'
import { isGateway, type PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { refusalIn } from '#platform/db/refuse.ts'
import { createTogether } from '#platform/db/together.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import { createTurnstile } from '#platform/secrets/turnstile.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import type { BuyerFacts } from '../account/account.service.ts'
import { linesTaken } from '../cart/cart.service.ts'
import { recountStock, stockChanged } from '../catalogue/stock.service.ts'
import { couponGone, couponTaken } from '../coupons/coupons.service.ts'
import { shopTerms } from '../site/site.service.ts'
import { commissionOf, commissionRate } from './commission.ts'
import { orderMail } from './orders.mail.ts'
import { findKey, type KnownKey } from './orders.store.ts'
import { insertPlacings, type NewOrder, type NewPlacing, type PlacingKey } from './placing.store.ts'
import { readPlacingFacts } from './quote-facts.ts'
import { makeQuote, type Basis } from './quote.service.ts'

export interface Placing {
  addressId: string
  method: PaymentMethod
  note?: string | undefined
  mark: string
}
const minuteMs = 60_000
/**
 * So many at a time, and written together at most: of a thousand who want the last fifty, the rest see at once that it
 * is sold out, instead of all looking before the first has bought and then waiting too long.
 */
const atOnce = 32
const mayWait = 5000
const pass = createTurnstile(atOnce, mayWait)
/** No gateway takes more at once, and our books count in whole numbers that end a little above. */
const mostPaisa = 2_00_00_000_00
export const changedSentence = 'Something in your cart has changed. Please look at it again before you order.'
const tooManyOpen = () =>
  new ApiError(
    'TOO_MANY_OPEN_ORDERS',
    `${mostOpenOrders} orders of yours are neither paid nor confirmed. Please confirm, pay or cancel one of them first.`,
  )
const changed = () => new ApiError('CONFLICT', changedSentence)

const fingerprintOf = (body: Placing) => createHash('sha256').update(JSON.stringify(body)).digest('base64url')
const entriesOf = ({ parcels }: Basis) => parcels.flatMap(({ entries }) => entries)
export const newConfirmCode = () =>
  String(randomInt(10 ** confirmCodeDigits)).padStart(confirmCodeDigits, '0')

/**
 * One order for one key, whatever happens: the key is written together with the order. Of several at once all but the
 * first find the cart empty, which each of them locks, or the key taken.
 */
export const placeOrder = (services: Services, userId: string, key: string, body: Placing): Promise<number> =>
  pass(() => placeOnce(services, userId, key, body))

async function placeOnce(services: Services, userId: string, key: string, body: Placing): Promise<number> {
  const fingerprint = fingerprintOf(body)
  try {
    return await placeNew(services, { userId, key, fingerprint, body })
  } catch (error) {
    // Somebody with the same key may have been first.
    const first = orderOf(await findKey(services.db, userId, key), fingerprint)
    if (first === undefined) throw error
    return first
  }
}

interface Wish {
  userId: string
  key: string
  fingerprint: string
  body: Placing
}

async function placeNew(services: Services, { userId, key, fingerprint, body }: Wish): Promise<number> {
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
  // The database keeps to it as well; who knows it beforehand breaks up no group of orders that are written together.
  if (facts.openCount >= mostOpenOrders) throw tooManyOpen()
  const { basis, quote } = await makeQuote(services, db, facts, asked)
  refuseUnfit(quote, body)
  await place(services, { orderId, buyer, basis, body, key: { key, fingerprint } })
  services.metrics.ordersPlaced.add()
  await recountStock(
    db,
    entriesOf(basis).map(({ variantId }) => variantId),
  )
  services.outbox.wake()
  return orderId
}

/** What the key has become already. */
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

function refuseUnfit(quote: Awaited<ReturnType<typeof makeQuote>>['quote'], { mark, method }: Placing) {
  const missing = quote.problems.filter(({ problem }) => problem === 'soldOut' || problem === 'tooMany')
  if (missing.length > 0) throw soldOut(missing)
  if (quote.parcels.length === 0) throw new ApiError('CONFLICT', 'There is nothing chosen in your cart.')
  if (quote.mark !== mark || quote.problems.length > 0 || quote.unreachable.length > 0) throw changed()
  if (quote.goodsPaisa > mostPaisa) {
    throw new ApiError('CONFLICT', 'One order comes to Rs. 2,00,00,000 at most. Please order in parts.')
  }
  const way = quote.methods.find((one) => one.method === method)
  if (!way || way.refusal)
    throw new ApiError('CONFLICT', 'This order cannot be paid in that way. Please choose another.')
}

interface Work {
  orderId: number
  buyer: BuyerFacts
  basis: Basis
  body: Placing
  key: PlacingKey
}

/** An order that only has to be written. */
interface Ready extends NewPlacing {
  mail: NewMail | undefined
}

async function place(services: Services, { orderId, buyer, basis, body, key }: Work) {
  const { userId, coupon } = basis
  const online = isGateway(body.method)
  const code = online ? undefined : newConfirmCode()
  const order = newOrder(services, { orderId, basis, body, code })
  const [parcels, lines] = [newParcels(basis, online), newLines(basis)]
  const mail = online
    ? undefined
    : orderMail(services, 'placed', { user: buyer, order, parcels, lines, code })
  const ready = { key, order, parcels, lines, mail }
  try {
    // A coupon is counted in between.
    if (coupon) await writeAll(services, [ready], { code: coupon.code, userId })
    else await writersOf(services)[online ? 'online' : 'cash'](ready)
  } catch (error) {
    throw refusalOf(basis, error) ?? error
  }
}

/** All of them pay online, or all at the door. */
function writeAll(services: Services, all: Ready[], coupon?: { code: string; userId: string }) {
  const mails = all.flatMap(({ mail }) => mail ?? [])
  const lines = all.flatMap((one) => one.lines.map((line) => ({ ...line, userId: one.order.userId })))
  const change = mails.length > 0 ? 'allocate' : 'reserve'
  return insertPlacings(services.db, all, {
    cart: linesTaken(lines),
    coupon: coupon && ((after) => couponTaken({ ...coupon, at: new Date() }, after)),
    mail: mails.length > 0 ? services.outbox.queued(mails) : undefined,
    stock: (after) => stockChanged(change, lines, after),
  })
}

/** In a crowd most of the work is not the rows: what is written together takes half of it. */
const createWriters = (services: Services) => ({
  cash: createTogether<Ready>((all) => writeAll(services, all), atOnce),
  online: createTogether<Ready>((all) => writeAll(services, all), atOnce),
})
const writers = new WeakMap<Services, ReturnType<typeof createWriters>>()

function writersOf(services: Services) {
  const known = writers.get(services) ?? createWriters(services)
  writers.set(services, known)
  return known
}

/** In the words of the shop why the statement refused. */
function refusalOf(basis: Basis, error: unknown): ApiError | undefined {
  const [what, ...ids] = refusalIn(error)?.split(' ') ?? []
  // Another tab may have ordered the same cart a moment ago.
  if (what === 'cart') return changed()
  if (what === 'open') return tooManyOpen()
  if (what === 'coupon') return couponGone(basis.coupon!.code)
  if (what !== 'stock') return undefined
  const enough = new Set(ids.map(Number))
  return soldOut(entriesOf(basis).flatMap(({ variantId, item }) => (enough.has(variantId) ? [] : item)))
}

/** What the order keeps of an address: the shopper may change or forget theirs. */
const sentTo = ({ name, phoneNumber, otherPhone, district, localLevel, ward, tole, landmark }: Address) => ({
  name,
  phoneNumber,
  otherPhone,
  district,
  localLevel,
  ward,
  tole,
  landmark,
})

function newOrder(
  { sealer }: Services,
  { orderId, basis, body, code }: Pick<Work, 'orderId' | 'basis' | 'body'> & { code: string | undefined },
): NewOrder {
  const { userId, address, coupon, goodsPaisa, discountPaisa, deliveryPaisa, totalPaisa } = basis
  return {
    id: orderId,
    userId,
    method: body.method,
    goodsPaisa,
    discountPaisa,
    deliveryPaisa,
    totalPaisa,
    couponCode: coupon?.code ?? null,
    district: address!.district,
    addressSealed: sealer.seal(JSON.stringify({ ...sentTo(address!), note: body.note ?? '' })),
    heldUntil: isGateway(body.method) ? new Date(Date.now() + holdMinutes * minuteMs) : null,
    confirmCodeSealed: code === undefined ? null : sealer.seal(code),
  }
}

const newParcels = ({ parcels, coupon }: Basis, online: boolean) =>
  parcels.map(({ vendorId, goodsPaisa, discountPaisa, deliveryPaisa, totalPaisa, dueFrom, dueTo }) => ({
    vendorId,
    state: online ? ('awaitingPayment' as const) : ('placed' as const),
    goodsPaisa,
    discountPaisa,
    deliveryPaisa,
    totalPaisa,
    discountPayer: coupon?.payerVendorId === vendorId ? ('vendor' as const) : ('haat' as const),
    commissionPaisa: commissionOf(goodsPaisa),
    dueFrom,
    dueTo,
  }))

const newLines = (basis: Basis) =>
  entriesOf(basis).map(({ variantId, vendorId, item, sku, returnDays }) => ({
    variantId,
    vendorId,
    productId: item.productId,
    title: item.title,
    choice: item.choice,
    picture: item.picture,
    sku,
    pricePaisa: item.pricePaisa,
    quantity: item.quantity,
    returnDays,
    commissionRate,
  }))

function soldOut(missing: Pick<CartItem, 'title'>[]) {
  const names = missing.map(({ title }) => title.en)
  return new ApiError('SOLD_OUT', `Sold out meanwhile: ${names.join(', ')}. Nothing was ordered.`)
}
