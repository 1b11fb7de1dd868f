import { createHash } from 'node:crypto'
import {
  isGateway,
  minOnlinePaisa,
  paymentMethods,
  type PaymentMethod,
} from '@haat/contract/domains/payments.rules.ts'
import type { Address } from '@haat/contract/domains/addresses.ts'
import type { TaxSums } from '@haat/contract/domains/cart.ts'
import type { Quote } from '@haat/contract/domains/orders.quote.ts'
import { dueDays } from '@haat/contract/shared/due-days.ts'
import type { WorkingWeek } from '@haat/contract/shared/working-days.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { getReadableAddress } from '#domains/addresses/addresses.service.ts'
import {
  toCartEntry,
  toCouponLine,
  willBeBought,
  type CartEntry,
} from '#domains/cart/cart-entries.service.ts'
import { cartSums, type CartParcel, type Sums } from '#domains/cart/cart-sums.ts'
import { evaluateCoupon, type CouponEvaluation } from '#domains/coupons/coupons.service.ts'
import { deliveryOf } from '#domains/delivery/delivery.service.ts'
import { isOffered } from '#domains/payments/payments.service.ts'
import { shopTerms } from '#domains/content/site/site.service.ts'
import { deliversToDistrict } from '#domains/vendors/vendors.service.ts'
import type { QuoteFacts } from './quote-facts.ts'

/** A shopper who refused this many parcels at the door has to pay online first. */
const maxRefused = 2
const homeDistrict = 'kathmandu'

export interface BasisParcel extends CartParcel {
  dueFrom: string
  dueTo: string
}
/** What an order is made of, computed from the cart. */
export interface Basis extends Sums {
  userId: string
  /** Undefined while no address is chosen. */
  address: Address | undefined
  parcels: BasisParcel[]
  coupon: CouponEvaluation | undefined
  tax: TaxSums
}

export const entriesOf = ({ parcels }: Basis) => parcels.flatMap(({ entries }) => entries)

interface Given {
  userId: string
  entries: CartEntry[]
  address: Address | undefined
  district: string
  coupon: CouponEvaluation | undefined
  holidays: string[]
  week: WorkingWeek
}

function basisOf({ userId, entries, address, district, coupon, holidays, week }: Given): Basis {
  const delivery = deliveryOf(district)
  const { parcels, ...sums } = cartSums(entries, delivery, coupon)
  return {
    userId,
    address,
    parcels: parcels.map((parcel) => ({
      ...parcel,
      ...dueDays({
        from: new Date(),
        minDays: Math.max(...parcel.entries.map(({ item }) => item.delivery.minDays)),
        maxDays: Math.max(...parcel.entries.map(({ item }) => item.delivery.maxDays)),
        extraDays: delivery.extraDays,
        holidays,
        week,
        packsFrom: parcel.entries[0]?.item.closed?.packsFrom,
      }),
    })),
    coupon,
    ...sums,
  }
}

type MethodOffer = Quote['methods'][number]
interface Allowed {
  /** The payment methods that an admin has switched on. */
  methods: PaymentMethod[]
  refusedCount: number
}

function cashOf(
  district: string,
  { totalPaisa, parcels }: Basis,
  { methods, refusedCount }: Allowed,
): MethodOffer {
  const { maxCashPaisa } = deliveryOf(district)
  const vendorWantsMoneyFirst = parcels.some(({ entries }) =>
    entries.some(({ isCashPossible }) => !isCashPossible),
  )
  const refusals = [
    ['off', !methods.includes('cod')],
    ['refusedBefore', refusedCount >= maxRefused],
    ['vendorWantsMoneyFirst', vendorWantsMoneyFirst],
    ['overLimit', totalPaisa > maxCashPaisa],
  ] as const
  const refusal = refusals.find(([, applies]) => applies)?.[0] ?? null
  return { method: 'cod', refusal, mostPaisa: maxCashPaisa }
}

function onlineOf(
  services: Services,
  method: PaymentMethod,
  { totalPaisa }: Basis,
  { methods }: Allowed,
): MethodOffer {
  const isOn = isOffered(services, method) && methods.includes(method)
  const refusal = !isOn ? 'off' : totalPaisa < minOnlinePaisa ? 'tooLittle' : null
  return { method, refusal, mostPaisa: null }
}

/**
 * A hash of what the shopper agrees to by ordering: goods, prices, sums and address, but not the day of delivery. An order
 * whose mark is another one is refused.
 */
function markOf({ parcels, address, totalPaisa, coupon }: Basis): string {
  const lines = parcels.flatMap(({ entries }) =>
    entries.map(({ item }) => [item.variantId, item.quantity, item.pricePaisa]),
  )
  const agreed = [
    lines.toSorted(),
    address?.id,
    address?.district,
    totalPaisa,
    coupon?.code,
    coupon?.discountPaisa,
  ]
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url').slice(0, 32)
}

interface Asked {
  userId: string
  addressId: string | undefined
}

/** The address asked for; one of another shopper counts as not found. */
function deliveryAddress(services: Services, { address }: QuoteFacts, { addressId }: Asked) {
  if (addressId === undefined) return { address: undefined, district: address?.district ?? homeDistrict }
  if (!address) throw notFound('This address')
  return { address: getReadableAddress(services, address), district: address.district }
}

async function couponOf(db: Tx, userId: string, { couponCode }: QuoteFacts, entries: CartEntry[]) {
  if (couponCode === null) return undefined
  const lines = entries.map(toCouponLine)
  return evaluateCoupon(db, { code: couponCode, userId, lines, at: new Date() })
}

export async function makeQuote(services: Services, db: Tx, facts: QuoteFacts, asked: Asked) {
  const { userId } = asked
  const { address, district } = deliveryAddress(services, facts, asked)
  const all = facts.lines.map(toCartEntry).filter(({ item }) => item.isChosen)
  const entries = all.filter(willBeBought)
  const judged = await couponOf(db, userId, facts, entries)
  const coupon = judged?.refusal ? undefined : judged
  const { holidays, week, ways } = shopTerms(facts.site)
  const allowed = { methods: ways, refusedCount: facts.refusedCount }
  const basis = basisOf({ userId, entries, address, district, coupon, holidays, week })
  const { parcels, goodsPaisa, discountPaisa, deliveryPaisa, totalPaisa, tax } = basis
  const quote: Quote = {
    parcels: parcels.map(({ entries: ofVendor, vendorId: _vendorId, ...rest }) => ({
      vendor: ofVendor[0]!.item.vendor,
      items: ofVendor.map(({ item }) => item),
      ...rest,
    })),
    goodsPaisa,
    discountPaisa,
    deliveryPaisa,
    totalPaisa,
    tax,
    freeFromPaisa: deliveryOf(district).freeFromPaisa,
    coupon: judged
      ? { code: judged.code, discountPaisa: judged.discountPaisa, refusal: judged.refusal }
      : null,
    methods: paymentMethods.map((method) =>
      isGateway(method) ? onlineOf(services, method, basis, allowed) : cashOf(district, basis, allowed),
    ),
    problems: all.filter((entry) => !willBeBought(entry)).map(({ item }) => item),
    unreachable: parcels
      .filter(({ entries: [first] }) => !deliversToDistrict(first!, district))
      .map(({ entries: [first] }) => first!.item.vendor),
    mark: markOf(basis),
  }
  return { basis, quote }
}
