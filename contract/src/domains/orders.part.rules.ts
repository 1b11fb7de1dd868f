import { discountedGoods } from './commission.rules.ts'
import { discountOfPart } from './orders.rules.ts'

/** How many of each line the shopper keeps, by variant. */
export type Kept = Readonly<Record<string, number>>

interface PartLine {
  variantId: string
  sent: number
  pricePaisa: number
  /** False for what the coupon is not for; a phone may keep stops from before this was told. */
  bearsDiscount?: boolean | undefined
}

interface WholeParcel {
  lines: readonly PartLine[]
  deliveryPaisa: number
  discountPaisa: number
  cashPaisa: number
}

export const keptOf = (kept: Kept | undefined, line: Pick<PartLine, 'variantId' | 'sent'>) =>
  kept?.[line.variantId] ?? line.sent

const goodsOf = (lines: readonly PartLine[], kept: Kept | undefined) =>
  lines.reduce((sum, line) => sum + line.pricePaisa * keptOf(kept, line), 0)

const discountedOf = (lines: readonly PartLine[], kept: Kept | undefined) =>
  discountedGoods(lines.map((line) => ({ ...line, quantity: keptOf(kept, line) })))

/** The sums of what stays at a door: the discount shrinks with the goods that it is for, the delivery was made. */
export function partSums(parcel: WholeParcel, kept: Kept | undefined) {
  const { lines, deliveryPaisa, cashPaisa } = parcel
  const goodsPaisa = goodsOf(lines, kept)
  const whole = { discountedPaisa: discountedOf(lines, undefined), discountPaisa: parcel.discountPaisa }
  const discountPaisa = kept ? discountOfPart(whole, discountedOf(lines, kept)) : parcel.discountPaisa
  const totalPaisa = goodsPaisa - discountPaisa + deliveryPaisa
  return {
    goodsPaisa,
    discountPaisa,
    deliveryPaisa,
    cashPaisa: kept && cashPaisa > 0 ? totalPaisa : cashPaisa,
    pieces: lines.reduce((sum, line) => sum + keptOf(kept, line), 0),
    items: lines.filter((line) => keptOf(kept, line) > 0).length,
  }
}
