import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { VendorLineKind } from '@haat/contract/domains/ledger.rules.ts'
import type { DoorPayment } from '@haat/contract/domains/orders.steps.rules.ts'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { listPendingParcels, type LedgerLine } from './ledger.store.ts'
import { post, postAll } from './post.ts'

export interface SoldParcel {
  id: number
  orderId: number
  userId: string
  vendorId: number
  method: PaymentMethod
  goodsPaisa: number
  discountPaisa: number
  deliveryPaisa: number
  totalPaisa: number
  commissionPaisa: number
  commissionVatPaisa: number
  discountPayer: 'haat' | 'vendor'
  /** Null in rows from before it was recorded: a courier without a name carried it. */
  carrier: 'self' | 'courier' | null
  courierId: number | null
  /** How it was paid at the door; null where it was paid online. */
  paidHow: DoorPayment | null
  /** The day after the longest time in which something of it can be returned; not known of what was delivered long ago. */
  payableOn: string | undefined
  /** When it was delivered, if that was not now. */
  at?: Date
}

/** A line of the books of a shop, in the shop's own sign: positive is what it gets. */
const ofShop = (vendorId: number, kind: VendorLineKind, paisa: number): LedgerLine => ({
  account: 'vendor',
  owner: String(vendorId),
  kind,
  amountPaisa: -paisa,
})

/** Whether the shop has what was paid at the door: it carried the parcel, or the money went to its own QR code. */
const isHeldByShop = ({ method, carrier, paidHow }: SoldParcel) =>
  method === 'cod' && (carrier === 'self' || paidHow === 'qr')

/** Whether a courier took the money at the door. */
const isWithCourier = (parcel: SoldParcel) =>
  parcel.method === 'cod' && parcel.totalPaisa > 0 && !isHeldByShop(parcel)

/** What belongs to the shop, and what to us. What was asked for the delivery belongs to whoever brought it. */
function earnedBy(parcel: SoldParcel): LedgerLine[] {
  const { vendorId, goodsPaisa, discountPaisa, deliveryPaisa, commissionPaisa, commissionVatPaisa } = parcel
  const isShopsCoupon = parcel.discountPayer === 'vendor'
  const isOwnDelivery = parcel.carrier === 'self'
  return [
    ofShop(vendorId, 'sale', goodsPaisa),
    ofShop(vendorId, 'discount', isShopsCoupon ? -discountPaisa : 0),
    ofShop(vendorId, 'commission', -commissionPaisa),
    ofShop(vendorId, 'vat', -commissionVatPaisa),
    ofShop(vendorId, 'delivery', isOwnDelivery ? deliveryPaisa : 0),
    ofShop(vendorId, 'cashTaken', isHeldByShop(parcel) ? -parcel.totalPaisa : 0),
    { account: 'commission', amountPaisa: -commissionPaisa },
    { account: 'vat', amountPaisa: -commissionVatPaisa },
    { account: 'delivery', amountPaisa: isOwnDelivery ? 0 : -deliveryPaisa },
    { account: 'coupons', amountPaisa: isShopsCoupon ? 0 : discountPaisa },
  ]
}

function deliveredLines(parcel: SoldParcel): LedgerLine[] {
  const { userId, vendorId, courierId, totalPaisa } = parcel
  if (isWithCourier(parcel)) {
    return [
      { account: 'courier', owner: String(courierId ?? ''), amountPaisa: totalPaisa },
      { account: 'pending', owner: String(vendorId), amountPaisa: -totalPaisa },
    ]
  }
  const paidOnline = parcel.method === 'cod' ? 0 : totalPaisa
  return [{ account: 'shopper', owner: userId, amountPaisa: paidOnline }, ...earnedBy(parcel)]
}

/**
 * Parcels were delivered: the shopper's money now belongs to the shops and to us. Cash that a courier has taken is the shop's
 * only once we have counted it.
 */
export const postDelivered = (tx: Tx, parcels: SoldParcel[], at?: Date) =>
  postAll(
    tx,
    parcels.map((parcel) => ({
      key: `delivered ${parcel.id}`,
      orderId: parcel.orderId,
      parcelId: parcel.id,
      payableOn: parcel.payableOn,
      at: parcel.at ?? at,
      lines: deliveredLines(parcel),
    })),
  )

/**
 * The cash of these parcels was counted. What a courier is short of is our matter: the shops get all of it. Parcels from before
 * cash was pending are in the books of their shops since they were delivered.
 */
export async function postHandedIn(tx: Tx, parcels: SoldParcel[], at?: Date) {
  const ids = parcels.map(({ id }) => id)
  const pending = new Set(await listPendingParcels(tx, ids))
  const meant = parcels.filter(({ id }) => pending.has(id))
  await postAll(
    tx,
    meant.map((parcel) => ({
      key: `handedIn ${parcel.id}`,
      orderId: parcel.orderId,
      parcelId: parcel.id,
      payableOn: parcel.payableOn,
      at,
      lines: [
        { account: 'pending', owner: String(parcel.vendorId), amountPaisa: parcel.totalPaisa },
        ...earnedBy(parcel),
      ],
    })),
  )
}

interface LineRefund {
  /** Made by whoever sends it. */
  id: string
  orderId: number
  parcelId: number
  userId: string
  vendorId: number
  /** The price of what is given back, before any discount. */
  goodsPaisa: number
  /** Its share of the discount. */
  discountPaisa: number
  /** What the shopper gets: the goods less their share of the discount. */
  paidPaisa: number
  discountPayer: 'haat' | 'vendor'
  /** What the commission on the parcel, and the VAT on it, becomes less by. */
  commissionPaisa: number
  vatPaisa: number
}

/** Something of a delivered parcel is given back to the shopper, whom we now owe what was paid for it. */
export function postLineRefund(tx: Tx, refund: LineRefund, at?: Date) {
  const { id, orderId, parcelId, userId, vendorId, goodsPaisa, discountPaisa } = refund
  const isShopsCoupon = refund.discountPayer === 'vendor'
  const lines: LedgerLine[] = [
    ofShop(vendorId, 'refund', -goodsPaisa),
    ofShop(vendorId, 'discountBack', isShopsCoupon ? discountPaisa : 0),
    ofShop(vendorId, 'commissionBack', refund.commissionPaisa),
    ofShop(vendorId, 'vatBack', refund.vatPaisa),
    { account: 'commission', amountPaisa: refund.commissionPaisa },
    { account: 'vat', amountPaisa: refund.vatPaisa },
    { account: 'coupons', amountPaisa: isShopsCoupon ? 0 : -discountPaisa },
    { account: 'shopper', owner: userId, amountPaisa: -refund.paidPaisa },
  ]
  // Where more commission comes back than was paid for the goods, nothing can be returned any more.
  const payableOn = nepalDay(at ?? new Date())
  return postAll(tx, [{ key: `line-refund ${id}`, orderId, parcelId, payableOn, at, lines }])
}

interface SentPayout {
  payoutId: number
  vendorId: number
  paisa: number
}

/** Money was sent to the shop. */
export const postPayout = (tx: Tx, { payoutId, vendorId, paisa }: SentPayout, at?: Date) =>
  post(
    tx,
    `payout ${payoutId}`,
    null,
    [ofShop(vendorId, 'payout', -paisa), { account: 'bank', amountPaisa: -paisa }],
    at,
  )

/** What was sent to the shop came back: we have it and owe it again. */
export const postPayoutFailed = (tx: Tx, { payoutId, vendorId, paisa }: SentPayout, at?: Date) =>
  post(
    tx,
    `payout-failed ${payoutId}`,
    null,
    [ofShop(vendorId, 'payoutBack', paisa), { account: 'bank', amountPaisa: paisa }],
    at,
  )
