import { sql } from 'drizzle-orm'
import { commissionOfParcel, discountedGoods } from '@haat/contract/domains/commission.rules.ts'
import { discountOfPart } from '@haat/contract/domains/orders.rules.ts'
import type { LineRow, ParcelRow } from '../orders.store.ts'

/** A line that was just ordered has only its quantity. */
type Quantities = Pick<LineRow, 'quantity'> & Partial<Pick<LineRow, 'sentQuantity' | 'takenQuantity'>>

/** How many of a line the parcel holds, or held when it left. */
export const sentQuantity = ({ quantity, sentQuantity: sent }: Omit<Quantities, 'takenQuantity'>) =>
  sent ?? quantity

/** How many of a line are sold: all that was ordered, less what was missing and what was not taken at the door. */
export const heldQuantity = (line: Quantities) => line.takenQuantity ?? sentQuantity(line)

/** The same of a row `order_lines l`. */
export const heldSql = sql.raw('coalesce(l.taken_quantity, l.sent_quantity, l.quantity)')

export const isHeld = (line: Quantities) => heldQuantity(line) > 0

type Sums = Pick<
  ParcelRow,
  | 'goodsPaisa'
  | 'discountPaisa'
  | 'deliveryPaisa'
  | 'totalPaisa'
  | 'commissionPaisa'
  | 'commissionVatRate'
  | 'commissionVatPaisa'
>

type SummedLine = Quantities &
  Pick<LineRow, 'variantId' | 'pricePaisa' | 'commissionRate'> &
  Partial<Pick<LineRow, 'bearsDiscount'>>

const soldOf = (lines: SummedLine[]) => lines.map((line) => ({ ...line, quantity: heldQuantity(line) }))

/** A parcel with its lines, as they were when its sums were made. */
export interface WholeParcel {
  parcel: Sums
  lines: SummedLine[]
}

/** The sums of a parcel for what it holds now. The fee for the delivery stays, as do the rates of its commission. */
export function sumsOf({ parcel: before, lines: former }: WholeParcel, lines: SummedLine[]): Sums {
  const { deliveryPaisa, commissionVatRate } = before
  const sold = soldOf(lines)
  const goodsPaisa = sold.reduce((sum, { pricePaisa, quantity }) => sum + pricePaisa * quantity, 0)
  const whole = { discountedPaisa: discountedGoods(soldOf(former)), discountPaisa: before.discountPaisa }
  const discountPaisa = discountOfPart(whole, discountedGoods(sold))
  return {
    goodsPaisa,
    discountPaisa,
    deliveryPaisa,
    totalPaisa: goodsPaisa + deliveryPaisa - discountPaisa,
    commissionVatRate,
    ...commissionOfParcel({ discountPaisa, commissionVatRate }, sold),
  }
}
