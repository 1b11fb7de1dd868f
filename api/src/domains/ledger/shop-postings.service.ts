import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { VendorLineKind } from '@haat/contract/domains/ledger.rules.ts'
import type { DoorPayment } from '@haat/contract/domains/orders.steps.rules.ts'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import {
  listPendingParcels,
  listSaidCash,
  listWaitingRefunds,
  lockSales,
  type LedgerLine,
} from './ledger.store.ts'
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
  /** Whether only the shop says that its courier took the cash. */
  isOnlySaid?: boolean
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

/** What is the shop's once its cash is counted. */
const pendingOf = ({ vendorId }: Pick<SoldParcel, 'vendorId'>) =>
  ({ account: 'pending', owner: String(vendorId) }) as const

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
  const { userId, courierId, totalPaisa } = parcel
  if (isWithCourier(parcel)) {
    return [
      {
        account: parcel.isOnlySaid ? 'said' : 'courier',
        owner: String(courierId ?? ''),
        amountPaisa: totalPaisa,
      },
      { ...pendingOf(parcel), amountPaisa: -totalPaisa },
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

/** What only shops have said of these parcels is said by the courier's phone or by a count: now the courier has the cash. */
export async function postTaken(tx: Tx, parcelIds: number[], at?: Date) {
  const said = await listSaidCash(tx, parcelIds)
  await postAll(
    tx,
    said.map(({ parcelId, orderId, courier, amountPaisa }) => ({
      key: `taken ${parcelId}`,
      orderId,
      parcelId,
      at,
      lines: [
        { account: 'courier', owner: courier, amountPaisa },
        { account: 'said', owner: courier, amountPaisa: -amountPaisa },
      ],
    })),
  )
}

/** Something of a delivered parcel that was given back to the shopper. */
interface LineRefund {
  /** Made by whoever sends it. */
  id: string
  /** The price of what is given back, before any discount. */
  goodsPaisa: number
  /** Its share of the discount. */
  discountPaisa: number
  /** What the shopper gets: the goods less their share of the discount. */
  paidPaisa: number
  /** What the commission on the parcel, and the VAT on it, becomes less by. */
  commissionPaisa: number
  commissionVatPaisa: number
}
type RefundedParcel = Pick<SoldParcel, 'id' | 'orderId' | 'userId' | 'vendorId' | 'discountPayer'>

/** What a refund does to the shop and to us; the shopper is given it from `source`. */
function refundPosting(
  { id: parcelId, orderId, vendorId, discountPayer }: RefundedParcel,
  refund: LineRefund,
  source: Pick<LedgerLine, 'account' | 'owner'>,
  at: Date | undefined,
) {
  const isShopsCoupon = discountPayer === 'vendor'
  const { goodsPaisa, discountPaisa, paidPaisa, commissionPaisa, commissionVatPaisa } = refund
  const lines: LedgerLine[] = [
    ofShop(vendorId, 'refund', -goodsPaisa),
    ofShop(vendorId, 'discountBack', isShopsCoupon ? discountPaisa : 0),
    ofShop(vendorId, 'commissionBack', commissionPaisa),
    ofShop(vendorId, 'vatBack', commissionVatPaisa),
    { account: 'commission', amountPaisa: commissionPaisa },
    { account: 'vat', amountPaisa: commissionVatPaisa },
    { account: 'coupons', amountPaisa: isShopsCoupon ? 0 : -discountPaisa },
    { ...source, amountPaisa: -paidPaisa },
  ]
  // Where more commission comes back than was paid for the goods, nothing can be returned any more.
  const payableOn = nepalDay(at ?? new Date())
  return { key: `line-refund ${refund.id}`, orderId, parcelId, payableOn, at, lines }
}

/** A sold parcel with what was given back of it. */
type RefundedSale = SoldParcel & { refunds: LineRefund[] }

/** What was given back of these parcels before their sale was in the books: it comes right after the sale. */
async function waitingRefunds(tx: Tx, parcels: RefundedSale[], at: Date | undefined) {
  const orderIds = parcels.map(({ orderId }) => orderId)
  const waiting = new Set((await listWaitingRefunds(tx, orderIds)).map(({ id }) => id))
  return parcels.flatMap((parcel) =>
    parcel.refunds
      .filter(({ id }) => waiting.has(id))
      .map((refund) => refundPosting(parcel, refund, pendingOf(parcel), at)),
  )
}

/** How a parcel was paid at its door is known only now. */
export async function postLateSale(tx: Tx, parcel: RefundedSale, at?: Date) {
  await postDelivered(tx, [parcel], at)
  if (!isWithCourier(parcel)) await postAll(tx, await waitingRefunds(tx, [parcel], at))
}

/** What was due from a courier in cash had come to the shop by QR code: the courier owes none of it. */
export async function postArrived(tx: Tx, parcel: RefundedSale, at?: Date) {
  const { id, orderId, courierId, totalPaisa, payableOn } = parcel
  const about = { orderId, parcelId: id, at }
  await lockSales(tx, [id])
  await postAll(tx, [
    {
      ...about,
      key: `arrived ${id}`,
      lines: [
        { account: 'courier', owner: String(courierId ?? ''), amountPaisa: -totalPaisa },
        { ...pendingOf(parcel), amountPaisa: totalPaisa },
      ],
    },
    { ...about, key: `handedIn ${id}`, payableOn, lines: earnedBy(parcel) },
    ...(await waitingRefunds(tx, [parcel], at)),
  ])
}

/**
 * The cash of these parcels was counted. What a courier is short of is our matter: the shops get all of it. Parcels from before
 * cash was pending are in the books of their shops since they were delivered. The parcels are read once nobody can give anything
 * back of them any more.
 */
export async function postHandedIn(
  tx: Tx,
  parcelIds: number[],
  read: (tx: Tx, parcelIds: number[]) => Promise<RefundedSale[]>,
  at?: Date,
) {
  await lockSales(tx, parcelIds)
  const pending = new Set(await listPendingParcels(tx, parcelIds))
  const parcels = await read(tx, parcelIds)
  const handedIn = (parcel: SoldParcel) => ({
    key: `handedIn ${parcel.id}`,
    orderId: parcel.orderId,
    parcelId: parcel.id,
    payableOn: parcel.payableOn,
    at,
    lines: [{ ...pendingOf(parcel), amountPaisa: parcel.totalPaisa }, ...earnedBy(parcel)],
  })
  await postAll(tx, [
    ...parcels.filter(({ id }) => pending.has(id)).map(handedIn),
    ...(await waitingRefunds(tx, parcels, at)),
  ])
}

/**
 * Something of a delivered parcel is given back to the shopper, whom we now owe what was paid for it. While its cash is with a
 * courier, or nobody has confirmed that it came by QR code, the shop has nothing of it yet, so nothing is taken from the shop: what
 * waits for it becomes less.
 */
export async function postLineRefund(tx: Tx, parcel: RefundedParcel, refund: LineRefund, at?: Date) {
  const { id: parcelId, orderId, userId } = parcel
  const shopper = { account: 'shopper', owner: userId } as const
  const [sale] = await lockSales(tx, [parcelId])
  const [pending] = await listPendingParcels(tx, [parcelId])
  if (sale && pending === undefined) return postAll(tx, [refundPosting(parcel, refund, shopper, at)])
  const lines = [
    { ...pendingOf(parcel), amountPaisa: refund.paidPaisa },
    { ...shopper, amountPaisa: -refund.paidPaisa },
  ]
  return postAll(tx, [{ key: `early-refund ${refund.id}`, orderId, parcelId, at, lines }])
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
