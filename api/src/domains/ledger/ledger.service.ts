import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { post } from './post.ts'

export { closeBooksUntil, findBooks, listOpenBooks, lockBooks } from './closed-books.store.ts'
export { openAccounts } from './entries.store.ts'
export {
  balanceOf,
  isVatTaken,
  listPendingParcels,
  listPostingLines,
  listSaidCash,
  listWaitingRefunds,
} from './ledger.store.ts'
export {
  postArrived,
  postDelivered,
  postHandedIn,
  postLateSale,
  postLineRefund,
  postPayout,
  postPayoutFailed,
  postTaken,
  type SoldParcel,
} from './shop-postings.service.ts'

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

/** A courier without a name, in rows from before couriers were recorded, is 0. */
const ownerOf = (courierId: number) => (courierId === 0 ? '' : String(courierId))

interface CountedCash {
  handInId: string
  courierId: number
  expectedPaisa: number
  countedPaisa: number
}

/** Cash that a courier handed in was counted into the box; what is missing stays a debt of the courier. */
export const postCounted = (
  tx: Tx,
  { handInId, courierId, expectedPaisa, countedPaisa }: CountedCash,
  at?: Date,
) =>
  post(
    tx,
    `counted ${handInId}`,
    null,
    [
      { account: 'cash', amountPaisa: countedPaisa },
      { account: 'courier', owner: ownerOf(courierId), amountPaisa: -expectedPaisa },
      { account: 'difference', owner: ownerOf(courierId), amountPaisa: expectedPaisa - countedPaisa },
    ],
    at,
  )

/** What was missing with a courier came into the box after all, or we bear it. */
export const postDifferenceEnded = (
  tx: Tx,
  ended: { id: string; courierId: number; amountPaisa: number; isPaid: boolean },
  at?: Date,
) =>
  post(
    tx,
    `difference ${ended.id}`,
    null,
    [
      { account: ended.isPaid ? 'cash' : 'loss', amountPaisa: ended.amountPaisa },
      { account: 'difference', owner: ownerOf(ended.courierId), amountPaisa: -ended.amountPaisa },
    ],
    at,
  )

/** Cash of the box was brought to the bank. Its key differs from `remitted`, which was about one parcel. */
export const postCashRemitted = (tx: Tx, { id, paisa }: { id: string; paisa: number }, at?: Date) =>
  post(
    tx,
    `remitted-cash ${id}`,
    null,
    [
      { account: 'bank', amountPaisa: paisa },
      { account: 'cash', amountPaisa: -paisa },
    ],
    at,
  )

/** The box was found to hold less than the books said, or more: from now on they agree. */
export const postBoxDifference = (tx: Tx, { day, paisa }: { day: string; paisa: number }, at?: Date) =>
  post(
    tx,
    `closed ${day}`,
    null,
    [
      { account: 'difference', owner: 'box', amountPaisa: paisa },
      { account: 'cash', amountPaisa: -paisa },
    ],
    at,
  )

/** Money was sent back to the shopper: through the gateway, or from the bank where it was paid in cash. */
export const postRefunded = (
  tx: Tx,
  refund: { taskId: number; orderId: number; userId: string; method: PaymentMethod; paisa: number },
) =>
  post(tx, `refunded ${refund.taskId}`, refund.orderId, [
    { account: 'shopper', owner: refund.userId, amountPaisa: refund.paisa },
    refund.method === 'cod'
      ? { account: 'bank', amountPaisa: -refund.paisa }
      : { account: 'gateway', owner: refund.method, amountPaisa: -refund.paisa },
  ])
