import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { insertLines, insertPosting, type LedgerLine } from './ledger.store.ts'

export { sumOf as balanceOf } from './ledger.store.ts'

/** Enters it once, however often it is told. Lines of nothing are left out. */
async function post(tx: Tx, key: string, orderId: number, lines: LedgerLine[]): Promise<void> {
  const postingId = await insertPosting(tx, key, orderId)
  if (postingId === undefined) return
  await insertLines(
    tx,
    postingId,
    lines.filter(({ amount }) => amount !== 0),
  )
}

/** The gateway has the money, and we owe the shopper goods for it. */
export const postPaid = (
  tx: Tx,
  {
    orderId,
    userId,
    method,
    paisa,
  }: { orderId: number; userId: string; method: PaymentMethod; paisa: number },
) =>
  post(tx, `paid ${orderId}`, orderId, [
    { account: 'gateway', owner: method, amount: paisa },
    { account: 'shopper', owner: userId, amount: -paisa },
  ])

/** Money came for an order that is over: it is the shopper's. */
export const postLate = (
  tx: Tx,
  late: { paymentId: string; orderId: number; userId: string; method: PaymentMethod; paisa: number },
) =>
  post(tx, `late ${late.paymentId}`, late.orderId, [
    { account: 'gateway', owner: late.method, amount: late.paisa },
    { account: 'shopper', owner: late.userId, amount: -late.paisa },
  ])

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
  discountPayer: 'haat' | 'vendor'
}

/** The sale is made: the shopper's money, or the cash in the courier's bag, is the vendor's and ours. */
export function postDelivered(tx: Tx, parcel: SoldParcel) {
  const isVendors = parcel.discountPayer === 'vendor'
  const toVendor = parcel.goodsPaisa - parcel.commissionPaisa - (isVendors ? parcel.discountPaisa : 0)
  return post(tx, `delivered ${parcel.id}`, parcel.orderId, [
    parcel.method === 'cod'
      ? { account: 'courier', amount: parcel.totalPaisa }
      : { account: 'shopper', owner: parcel.userId, amount: parcel.totalPaisa },
    { account: 'vendor', owner: String(parcel.vendorId), amount: -toVendor },
    { account: 'commission', amount: -parcel.commissionPaisa },
    { account: 'delivery', amount: -parcel.deliveryPaisa },
    { account: 'coupons', amount: isVendors ? 0 : parcel.discountPaisa },
  ])
}

/** The courier has handed in the cash of a parcel. */
export const postRemitted = (
  tx: Tx,
  { id, orderId, totalPaisa }: Pick<SoldParcel, 'id' | 'orderId' | 'totalPaisa'>,
) =>
  post(tx, `remitted ${id}`, orderId, [
    { account: 'bank', amount: totalPaisa },
    { account: 'courier', amount: -totalPaisa },
  ])

/** Money went back the way it came. */
export const postRefunded = (
  tx: Tx,
  refund: { taskId: number; orderId: number; userId: string; method: PaymentMethod; paisa: number },
) =>
  post(tx, `refunded ${refund.taskId}`, refund.orderId, [
    { account: 'shopper', owner: refund.userId, amount: refund.paisa },
    { account: 'gateway', owner: refund.method, amount: -refund.paisa },
  ])
