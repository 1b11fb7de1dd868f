import { discountShares, vatOnCommission } from '@haat/contract/domains/commission.rules.ts'
import { paidForPieces, type PaidLine } from '@haat/contract/domains/orders.refunds.rules.ts'
import type { LineRow, ParcelRow } from '../orders.store.ts'
import { heldQuantity, isHeld } from '../parcels/held.ts'
import type { LineRefundRow, LineRefundWithLines } from './line-refunds.store.ts'

/** Some pieces of a line. */
export interface Pieces {
  variantId: number
  quantity: number
}

/** What was paid for each line of a parcel that was kept: its price less its share of the discount. */
export function paidLines({ discountPaisa }: Pick<ParcelRow, 'discountPaisa'>, lines: LineRow[]) {
  const held = lines.filter(isHeld)
  const quantities = held.map((line) => ({ ...line, quantity: heldQuantity(line) }))
  const shares = discountShares(quantities, discountPaisa)
  return new Map<number, PaidLine>(
    quantities.map(({ variantId, pricePaisa, quantity }) => [
      variantId,
      { quantity, paidPaisa: pricePaisa * quantity - shares.get(variantId)! },
    ]),
  )
}

/** How many pieces of each line were refunded, and what for. */
function sumByVariant(lines: (Pieces & { paidPaisa: number })[]): Map<number, PaidLine> {
  const sums = new Map<number, PaidLine>()
  for (const { variantId, quantity, paidPaisa } of lines) {
    const before = sums.get(variantId)
    sums.set(variantId, {
      quantity: quantity + (before?.quantity ?? 0),
      paidPaisa: paidPaisa + (before?.paidPaisa ?? 0),
    })
  }
  return sums
}

/** How many pieces of each line were refunded before. */
export const refundedPieces = (former: LineRefundWithLines[]): Map<number, number> =>
  new Map([...sumByVariant(former.flatMap(({ lines }) => lines))].map(([id, { quantity }]) => [id, quantity]))

interface RefundedParcel {
  parcel: Pick<ParcelRow, 'discountPaisa' | 'commissionPaisa' | 'commissionVatRate' | 'commissionVatPaisa'>
  lines: LineRow[]
  /** What was refunded of the parcel before. */
  former: LineRefundWithLines[]
  /** Of each line no more than is left. */
  pieces: Pieces[]
}

type Amounts = Pick<
  LineRefundRow,
  'paidPaisa' | 'goodsPaisa' | 'discountPaisa' | 'commissionPaisa' | 'commissionVatPaisa'
> &
  Pick<LineRefundWithLines, 'lines'>

/** What a refund of these pieces gives to the shopper, and what of the commission and its VAT to the shop. */
export function refundAmounts({ parcel, lines, former, pieces }: RefundedParcel): Amounts {
  const paid = paidLines(parcel, lines)
  const before = refundedPieces(former)
  const prices = new Map(lines.map(({ variantId, pricePaisa }) => [variantId, pricePaisa]))
  const refunded = pieces.map(({ variantId, quantity }) => ({
    variantId,
    quantity,
    paidPaisa: paidForPieces(paid.get(variantId)!, before.get(variantId) ?? 0, quantity),
  }))
  const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)
  const paidPaisa = sumOf(refunded.map((line) => line.paidPaisa))
  const goodsPaisa = sumOf(pieces.map(({ variantId, quantity }) => prices.get(variantId)! * quantity))
  const all = sumByVariant([...former.flatMap((one) => one.lines), ...refunded])
  const kept = commissionOfRest(parcel, lines, { paid, refunded: all })
  const given = (name: 'commissionPaisa' | 'commissionVatPaisa') =>
    parcel[name] - sumOf(former.map((one) => one[name])) - kept[name]
  return {
    lines: refunded,
    paidPaisa,
    goodsPaisa,
    discountPaisa: goodsPaisa - paidPaisa,
    commissionPaisa: given('commissionPaisa'),
    commissionVatPaisa: given('commissionVatPaisa'),
  }
}

/**
 * Our commission, and the VAT on it, on what is left with the shopper. In a parcel from before VAT was added it is of the
 * price before any discount, as it was then.
 */
function commissionOfRest(
  { commissionVatRate }: RefundedParcel['parcel'],
  lines: LineRow[],
  { paid, refunded }: Record<'paid' | 'refunded', Map<number, PaidLine>>,
) {
  const sum = lines.filter(isHeld).reduce((before, { variantId, pricePaisa, commissionRate }) => {
    const [all, gone] = [paid.get(variantId)!, refunded.get(variantId)]
    const leftPaisa =
      commissionVatRate === 0
        ? pricePaisa * (all.quantity - (gone?.quantity ?? 0))
        : all.paidPaisa - (gone?.paidPaisa ?? 0)
    return before + BigInt(leftPaisa) * BigInt(commissionRate)
  }, 0n)
  const commissionPaisa = Number(sum / 10_000n)
  return { commissionPaisa, commissionVatPaisa: vatOnCommission(commissionPaisa, commissionVatRate) }
}
