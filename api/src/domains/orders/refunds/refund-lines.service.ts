import type { LineRefund } from '@haat/contract/domains/orders.refunds.ts'
import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import { soldStates } from '@haat/contract/domains/orders.steps.rules.ts'
import { isGateway } from '@haat/contract/domains/payments.rules.ts'
import { fiscalYearOf } from '@haat/contract/shared/bs-months.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { withSecondFactor } from '#domains/account/second-factor/second-factor.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { isVatTaken, postLineRefund } from '#domains/ledger/ledger.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { oweReturned } from '#domains/payments/refunds/refunds.service.ts'
import { queueLineRefundMail } from '../mails/line-refund.mail.ts'
import { listLines, listParcels, lockOrder } from '../orders.store.ts'
import type { LineRow, OrderRow, ParcelRow } from '../orders.store.ts'
import { isUnanswered } from '../parcels/door-payments.service.ts'
import { heldQuantity } from '../parcels/held.ts'
import { orderIdOrRefuse, orderSubject } from '../staff/order-of-number.ts'
import { refuseOwnOrder } from '../staff/own-order.ts'
import { creditNotePaper } from './credit-note-paper.ts'
import { refundAmounts, refundedPieces, type Pieces } from './line-refund-amounts.ts'
import { findLineRefund, insertLineRefund, listLineRefunds, nextCreditNote } from './line-refunds.store.ts'
import type { LineRefundRow, LineRefundWithLines } from './line-refunds.store.ts'
import { readLineRefunds } from './read-line-refunds.service.ts'

interface Place {
  number: string
  /** Of the parcel, from 1 within its order. */
  position: number
}

interface Asked {
  id: string
  lines: { variantId: string; quantity: number }[]
  reason: string
}

/** Gives back what was paid for delivered pieces. Money moves, so the second factor is asked for again. */
export async function refundLines(
  services: Services,
  caller: Caller,
  place: Place,
  { code, ...asked }: Asked & { code: string },
): Promise<LineRefund> {
  const orderId = await withSecondFactor(
    services,
    caller,
    code,
    (tx) => refundLinesInTransaction(services, tx, caller, place, asked),
    async (tx) => (await findSame(tx, caller, place, asked))?.orderId,
  )
  services.outbox.wake()
  return (await readLineRefunds(services.db, orderId)).find(({ refund }) => refund.id === asked.id)!.refund
}

/** The same without a code, as part of the caller's transaction. Returns the order. */
export async function refundLinesInTransaction(
  services: Services,
  tx: Tx,
  caller: Caller,
  place: Place,
  asked: Asked,
): Promise<number> {
  const order = await lockOrder(tx, orderIdOrRefuse(place.number))
  if (!order) throw notFound('This order')
  const parcels = await listParcels(tx, [order.id])
  const parcel = parcels[place.position - 1]
  if (!parcel) throw notFound('This parcel')
  await refuseOwnOrder(services, tx, caller, {
    userId: order.userId,
    vendorIds: parcels.map(({ vendorId }) => vendorId),
  })
  // Somebody may have sent the same while we waited for the order.
  if (await findSame(tx, caller, place, asked)) return order.id
  if (await isUnanswered(tx, parcel)) {
    throw new ApiError(
      'CONFLICT',
      'Nobody knows yet whether the payment by QR code has arrived. Say so first.',
    )
  }
  const lines = await listLines(tx, [parcel.id])
  const former = (await listLineRefunds(tx, order.id)).filter(({ parcelId }) => parcelId === parcel.id)
  const pieces = piecesOrRefuse(parcel, lines, former, asked)
  const amounts = refundAmounts({ parcel, lines, former, pieces })
  // A program of the release before delivered parcels without taking VAT on the commission.
  if (!(await isVatTaken(tx, parcel.id))) amounts.commissionVatPaisa = 0
  const { reason } = asked
  const at = caller.at ?? new Date()
  const fiscalYear = fiscalYearOf(at)
  const refund = await insertLineRefund(tx, {
    ...amounts,
    id: asked.id,
    orderId: order.id,
    parcelId: parcel.id,
    vendorId: parcel.vendorId,
    reason,
    madeBy: caller.userId,
    at,
    fiscalYear,
    number: await nextCreditNote(tx, parcel.vendorId, fiscalYear),
    paper: await creditNotePaper(tx, { parcel, lines, pieces, reason, discountPaisa: amounts.discountPaisa }),
  })
  await oweReturned(tx, isGateway(order.method), {
    orderId: order.id,
    parcelId: parcel.id,
    lineChangeId: refund.changeId,
    amountPaisa: refund.paidPaisa,
  })
  await recordAudit(tx, caller, {
    action: 'refund.lines',
    subject: orderSubject(order.id),
    after: { amountPaisa: refund.paidPaisa, reason: refund.reason },
  })
  await notifyOfRefund(tx, order, refund, caller.at)
  await queueLineRefundMail(services, tx, { order, lines, refund: { ...refund, lines: amounts.lines } })
  // The account of the shop is locked by it, always as the last thing.
  await postLineRefund(tx, parcel, refund, at)
  return order.id
}

/** Tells the shopper, who gets the mail with the credit note in any case, and the people of the shop. */
async function notifyOfRefund(
  tx: Tx,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
  refund: LineRefundRow,
  at: Date | undefined,
) {
  const data = { orderNumber: orderNumber(id), amountPaisa: refund.paidPaisa }
  await notify(tx, {
    kind: 'refund',
    key: `pieces ${refund.id}`,
    data: { ...data, state: 'owed' },
    to: { userId },
    isWithoutMail: true,
    ...(at && { at }),
  })
  await notify(tx, {
    kind: 'saleRefunded',
    key: refund.id,
    data,
    to: { vendorId: refund.vendorId },
    // What is recorded with an earlier time is no news.
    ...(at && { at, isWithoutMail: true }),
  })
}

/** The refund that this person made by the same request before; something else under its id is refused. */
async function findSame(
  tx: Tx,
  caller: Caller,
  { number, position }: Place,
  { id, lines, reason }: Asked,
): Promise<LineRefundWithLines | undefined> {
  const before = await findLineRefund(tx, id)
  if (!before) return undefined
  const parcel = (await listParcels(tx, [before.orderId]))[position - 1]
  const isSame =
    before.madeBy === caller.userId &&
    before.orderId === orderIdOrRefuse(number) &&
    before.parcelId === parcel?.id &&
    before.reason === reason &&
    keyOf(before.lines) === keyOf(lines)
  if (isSame) return before
  const sentence = 'Something else was refunded under this id.'
  throw new ApiError('CONFLICT', sentence, { id: sentence })
}

const keyOf = (lines: { variantId: string | number; quantity: number }[]) =>
  lines
    .map(({ variantId, quantity }) => `${variantId} ${quantity}`)
    .toSorted()
    .join()

function piecesOrRefuse(
  { state }: Pick<ParcelRow, 'state'>,
  lines: LineRow[],
  former: LineRefundWithLines[],
  asked: Asked,
): Pieces[] {
  if (!soldStates.includes(state)) {
    throw new ApiError('CONFLICT', 'Only what was delivered can be refunded. This parcel was not.')
  }
  const refunded = refundedPieces(former)
  return asked.lines.map((one) => {
    const variantId = Number(one.variantId)
    const line = lines.find((held) => held.variantId === variantId)
    if (!line) throw new ApiError('CONFLICT', 'Something is named that is not in this parcel.')
    const left = heldQuantity(line) - (refunded.get(variantId) ?? 0)
    if (one.quantity > left) {
      throw new ApiError('CONFLICT', `Of “${line.title.en}” ${left} can still be refunded.`)
    }
    return { variantId, quantity: one.quantity }
  })
}
