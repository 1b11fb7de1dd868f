import { createHash } from 'node:crypto'
import {
  isGateway,
  leastOnlinePaisa,
  paymentMethods,
  type PaymentMethod,
} from '@haat/contract/domains/payments.rules.ts'
import type { Address } from '@haat/contract/domains/addresses.ts'
import type { Quote } from '@haat/contract/domains/orders.ts'
import { dueDays } from '@haat/contract/shared/due-days.ts'
import type { Tx } from '#platform/db/database.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { readableAddress } from '../addresses/addresses.service.ts'
import { entryOf, entryPaisa, isBought, type CartEntry } from '../cart/cart-entries.service.ts'
import { judgeCoupon, type CouponJudgement } from '../coupons/coupons.service.ts'
import { deliveryOf, feeFor, shareByValue } from '../delivery/delivery.service.ts'
import { isOffered } from '../payments/payments.service.ts'
import { shopTerms } from '../site/site.service.ts'
import { isDelivering } from '../vendors/vendors.service.ts'
import type { QuoteFacts } from './quote-facts.ts'

/** After so many parcels that nobody took, money comes first. */
const mostRefused = 2
const homeDistrict = 'kathmandu'

interface Sums {
  goodsPaisa: number
  discountPaisa: number
  deliveryPaisa: number
  totalPaisa: number
}
export interface BasisParcel extends Sums {
  vendorId: number
  entries: CartEntry[]
  dueFrom: string
  dueTo: string
}
/** What an order would be made of. */
export interface Basis extends Sums {
  userId: string
  /** None while no address is chosen. */
  address: Address | undefined
  parcels: BasisParcel[]
  coupon: CouponJudgement | undefined
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const sumsOf = (goodsPaisa: number, discountPaisa: number, deliveryPaisa: number): Sums => ({
  goodsPaisa,
  discountPaisa,
  deliveryPaisa,
  totalPaisa: goodsPaisa - discountPaisa + deliveryPaisa,
})

function byVendor(entries: CartEntry[]) {
  const groups = Map.groupBy(entries, ({ vendorId }) => vendorId)
  return [...groups].map(([vendorId, own]) => ({
    vendorId,
    entries: own,
    goodsPaisa: sum(own.map(entryPaisa)),
  }))
}

interface Given {
  userId: string
  entries: CartEntry[]
  address: Address | undefined
  district: string
  coupon: CouponJudgement | undefined
  holidays: string[]
}

/** One fee for the order and one discount, shared over the parcels by value. */
function basisOf({ userId, entries, address, district, coupon, holidays }: Given): Basis {
  const groups = byVendor(entries)
  const delivery = deliveryOf(district)
  const goodsPaisa = sum(groups.map((group) => group.goodsPaisa))
  const discountPaisa = coupon?.discountPaisa ?? 0
  const fee = groups.length === 0 ? 0 : feeFor(delivery, goodsPaisa - discountPaisa)
  const fees = shareByValue(
    fee,
    groups.map((group) => group.goodsPaisa),
  )
  const parcels = groups.map((group, at) => ({
    ...group,
    ...sumsOf(group.goodsPaisa, coupon?.shares.get(group.vendorId) ?? 0, fees[at]!),
    ...dueDays({
      from: new Date(),
      minDays: Math.max(...group.entries.map(({ item }) => item.delivery.minDays)),
      maxDays: Math.max(...group.entries.map(({ item }) => item.delivery.maxDays)),
      extraDays: delivery.extraDays,
      holidays,
    }),
  }))
  return { userId, address, parcels, coupon, ...sumsOf(goodsPaisa, discountPaisa, fee) }
}

type Way = Quote['methods'][number]
interface Allowed {
  /** What an admin has switched on. */
  ways: PaymentMethod[]
  refusedCount: number
}

function cashOf(district: string, { totalPaisa, parcels }: Basis, { ways, refusedCount }: Allowed): Way {
  const { mostCashPaisa } = deliveryOf(district)
  const wantsMoneyFirst = parcels.some(({ entries }) => entries.some(({ isCashPossible }) => !isCashPossible))
  const refusals = [
    ['off', !ways.includes('cod')],
    ['refusedBefore', refusedCount >= mostRefused],
    ['vendorWantsMoneyFirst', wantsMoneyFirst],
    ['overLimit', totalPaisa > mostCashPaisa],
  ] as const
  const refusal = refusals.find(([, isSo]) => isSo)?.[0] ?? null
  return { method: 'cod', refusal, mostPaisa: mostCashPaisa }
}

function onlineOf(services: Services, method: PaymentMethod, { totalPaisa }: Basis, { ways }: Allowed): Way {
  const isOn = isOffered(services, method) && ways.includes(method)
  const refusal = !isOn ? 'off' : totalPaisa < leastOnlinePaisa ? 'tooLittle' : null
  return { method, refusal, mostPaisa: null }
}

/** What the shopper agrees to when they press the button: things, prices, sums, where to, not the day. */
function markOf({ parcels, address, totalPaisa, coupon }: Basis): string {
  const lines = parcels.flatMap(({ entries }) =>
    entries.map(({ item }) => [item.variantId, item.quantity, item.pricePaisa]),
  )
  const told = [
    lines.toSorted(),
    address?.id,
    address?.district,
    totalPaisa,
    coupon?.code,
    coupon?.discountPaisa,
  ]
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 32)
}

interface Asked {
  userId: string
  addressId: string | undefined
}

/** Somebody else's address is not found. */
function placeOf(services: Services, { address }: QuoteFacts, { addressId }: Asked) {
  if (addressId === undefined) return { address: undefined, district: address?.district ?? homeDistrict }
  if (!address) throw notFound('This address')
  return { address: readableAddress(services, address), district: address.district }
}

async function couponOf(db: Tx, userId: string, { couponCode }: QuoteFacts, entries: CartEntry[]) {
  if (couponCode === null) return undefined
  const lines = entries.map((entry) => ({ vendorId: entry.vendorId, paisa: entryPaisa(entry) }))
  return judgeCoupon(db, { code: couponCode, userId, lines, at: new Date() })
}

export async function makeQuote(services: Services, db: Tx, facts: QuoteFacts, asked: Asked) {
  const { userId } = asked
  const { address, district } = placeOf(services, facts, asked)
  const all = facts.lines.map(entryOf).filter(({ item }) => item.isChosen)
  const entries = all.filter(isBought)
  const judged = await couponOf(db, userId, facts, entries)
  const coupon = judged?.refusal ? undefined : judged
  const { holidays, ways } = shopTerms(facts.site)
  const allowed = { ways, refusedCount: facts.refusedCount }
  const basis = basisOf({ userId, entries, address, district, coupon, holidays })
  const { parcels, goodsPaisa, discountPaisa, deliveryPaisa, totalPaisa } = basis
  const quote: Quote = {
    parcels: parcels.map(({ entries: own, vendorId: _vendorId, ...rest }) => ({
      vendor: own[0]!.item.vendor,
      items: own.map(({ item }) => item),
      ...rest,
    })),
    goodsPaisa,
    discountPaisa,
    deliveryPaisa,
    totalPaisa,
    freeFromPaisa: deliveryOf(district).freeFromPaisa,
    coupon: judged
      ? { code: judged.code, discountPaisa: judged.discountPaisa, refusal: judged.refusal }
      : null,
    methods: paymentMethods.map((method) =>
      isGateway(method) ? onlineOf(services, method, basis, allowed) : cashOf(district, basis, allowed),
    ),
    problems: all.filter((entry) => !isBought(entry)).map(({ item }) => item),
    unreachable: parcels
      .filter(({ entries: own }) => !isDelivering(own[0]!, district))
      .map(({ entries: own }) => own[0]!.item.vendor),
    mark: markOf(basis),
  }
  return { basis, quote }
}
