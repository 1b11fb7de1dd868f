import type { PackLine, ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { paidForPieces } from '@haat/contract/domains/orders.refunds.rules.ts'

interface RefundableLine {
  line: PackLine
  /** How many of it can still be refunded. */
  left: number
  /** What so many of them come to, after the share of the discount. */
  sumOf(pieces: number): number
}

/** What the shopper has kept and nobody has refunded yet. */
export const refundableLines = ({ lines, refunds }: ShopParcel): RefundableLine[] =>
  lines.flatMap((line) => {
    const { variantId, taken, paidPaisa } = line
    if (taken === null || paidPaisa === null) return []
    const refunded = refunds
      .flatMap((refund) => refund.lines)
      .filter((one) => one.variantId === variantId)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    if (taken <= refunded) return []
    const sumOf = (pieces: number) => paidForPieces({ paidPaisa, quantity: taken }, refunded, pieces)
    return [{ line, left: taken - refunded, sumOf }]
  })
