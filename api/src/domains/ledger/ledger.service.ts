import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { insertLines, insertPosting, type LedgerLine } from './ledger.store.ts'

export { balanceOf } from './ledger.store.ts'

/** Posts an event once, however often it is called with the same key. Lines of 0 paisa are left out. */
async function post(tx: Tx, key: string, orderId: number, lines: LedgerLine[]): Promise<void> {
  const postingId = await insertPosting(tx, key, orderId)
  if (postingId === undefined) return
  await insertLines(
    tx,
    postingId,
    lines.filter(({ amountPaisa }) => amountPaisa !== 0),
  )
}

/** The order was paid: the gateway holds the money, and we owe the shopper goods for it. */
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
    { account: 'gateway', owner: method, amountPaisa: paisa },
    { account: 'shopper', owner: userId, amountPaisa: -paisa },
  ])

/** Money came for an order that is over: it belongs to the shopper. */
export const postLate = (
  tx: Tx,
  late: { paymentId: string; orderId: number; userId: string; method: PaymentMethod; paisa: number },
) =>
  post(tx, `late ${late.paymentId}`, late.orderId, [
    { account: 'gateway', owner: late.method, amountPaisa: late.paisa },
    { account: 'shopper', owner: late.userId, amountPaisa: -late.paisa },
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

/** The parcel was delivered: the shopper's money, or the cash that the courier holds, now belongs to the vendor and to us. */
export function postDelivered(tx: Tx, parcel: SoldParcel) {
  const vendorPaysDiscount = parcel.discountPayer === 'vendor'
  const toVendor =
    parcel.goodsPaisa - parcel.commissionPaisa - (vendorPaysDiscount ? parcel.discountPaisa : 0)
  return post(tx, `delivered ${parcel.id}`, parcel.orderId, [
    parcel.method === 'cod'
      ? { account: 'courier', amountPaisa: parcel.totalPaisa }
      : { account: 'shopper', owner: parcel.userId, amountPaisa: parcel.totalPaisa },
    { account: 'vendor', owner: String(parcel.vendorId), amountPaisa: -toVendor },
    { account: 'commission', amountPaisa: -parcel.commissionPaisa },
    { account: 'delivery', amountPaisa: -parcel.deliveryPaisa },
    { account: 'coupons', amountPaisa: vendorPaysDiscount ? 0 : parcel.discountPaisa },
  ])
}

/** The courier has handed in the cash of a parcel. */
export const postRemitted = (
  tx: Tx,
  { id, orderId, totalPaisa }: Pick<SoldParcel, 'id' | 'orderId' | 'totalPaisa'>,
) =>
  post(tx, `remitted ${id}`, orderId, [
    { account: 'bank', amountPaisa: totalPaisa },
    { account: 'courier', amountPaisa: -totalPaisa },
  ])

/** Money was sent back to the shopper through the gateway. */
export const postRefunded = (
  tx: Tx,
  refund: { taskId: number; orderId: number; userId: string; method: PaymentMethod; paisa: number },
) =>
  post(tx, `refunded ${refund.taskId}`, refund.orderId, [
    { account: 'shopper', owner: refund.userId, amountPaisa: refund.paisa },
    { account: 'gateway', owner: refund.method, amountPaisa: -refund.paisa },
  ])
