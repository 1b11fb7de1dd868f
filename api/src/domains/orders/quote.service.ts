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
import type { Services } from '#services.ts'
import { addressOf, defaultDistrictOf } from '../addresses/addresses.service.ts'
import { entryPaisa, isBought, readEntries, type CartEntry } from '../cart/cart-entries.service.ts'
import { couponCodeOf } from '../cart/cart.service.ts'
import { judgeCoupon, type CouponJudgement } from '../coupons/coupons.service.ts'
import { deliveryOf, feeFor, shareByValue } from '../delivery/delivery.service.ts'
import { isOffered } from '../payments/payments.service.ts'
import { getSiteSettings } from '../site/site.service.ts'
import { vendorsDelivering } from '../vendors/vendors.service.ts'
import { countRefused } from './orders.store.ts'

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

function cashOf(district: string, { totalPaisa, parcels }: Basis, refusedCount: number): Way {
  const { mostCashPaisa } = deliveryOf(district)
  const wantsMoneyFirst = parcels.some(({ entries }) => entries.some(({ isCashPossible }) => !isCashPossible))
  const refusal =
    refusedCount >= mostRefused
      ? 'refusedBefore'
      : wantsMoneyFirst
        ? 'vendorWantsMoneyFirst'
        : totalPaisa > mostCashPaisa
          ? 'overLimit'
          : null
  return { method: 'cod', refusal, mostPaisa: mostCashPaisa }
}

const onlineOf = (services: Services, method: PaymentMethod, { totalPaisa }: Basis): Way => ({
  method,
  refusal: !isOffered(services, method) ? 'off' : totalPaisa < leastOnlinePaisa ? 'tooLittle' : null,
  mostPaisa: null,
})

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

export async function makeQuote(services: Services, db: Tx, userId: string, addressId: string | undefined) {
  const address = addressId === undefined ? undefined : await addressOf(services, db, userId, addressId)
  const district = address?.district ?? (await defaultDistrictOf(db, userId)) ?? homeDistrict
  const all = (await readEntries(db, userId)).filter(({ item }) => item.isChosen)
  const entries = all.filter(isBought)
  const code = await couponCodeOf(db, userId)
  const lines = entries.map((entry) => ({ vendorId: entry.vendorId, paisa: entryPaisa(entry) }))
  const judged = code === null ? undefined : await judgeCoupon(db, { code, userId, lines, at: new Date() })
  const coupon = judged?.refusal ? undefined : judged
  const { holidays } = await getSiteSettings({ ...services, db })
  const basis = basisOf({ userId, entries, address, district, coupon, holidays })
  const reached = await vendorsDelivering(
    db,
    basis.parcels.map(({ vendorId }) => vendorId),
    district,
  )
  const refusedCount = await countRefused(db, userId)
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
      isGateway(method) ? onlineOf(services, method, basis) : cashOf(district, basis, refusedCount),
    ),
    problems: all.filter((entry) => !isBought(entry)).map(({ item }) => item),
    unreachable: parcels
      .filter(({ vendorId }) => !reached.has(vendorId))
      .map(({ entries: own }) => own[0]!.item.vendor),
    mark: markOf(basis),
  }
  return { basis, quote }
}
