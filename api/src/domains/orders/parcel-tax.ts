import { vatStateOf, type VatState } from '@haat/contract/domains/catalogue.rules.ts'
import type { TaxSums } from '@haat/contract/domains/cart.ts'
import { taxSumsOf, vatGroupsOf } from '../cart/tax-sums.ts'
import type { LineRow, ParcelRow } from './orders.store.ts'
import { heldQuantity } from './parcels/held.ts'

/** What the order said of VAT in this line; null if it is from before that was recorded. */
export const vatOfLine = (
  { isVatRegistered }: Pick<ParcelRow, 'isVatRegistered'>,
  { taxKind }: Pick<LineRow, 'taxKind'>,
): VatState | null =>
  isVatRegistered === null || taxKind === null ? null : vatStateOf(taxKind, isVatRegistered)

/** Null for a parcel from before it was recorded: nothing is said of its tax then. */
export function taxSumsOfParcel(
  parcel: Pick<ParcelRow, 'discountPaisa' | 'deliveryPaisa' | 'isVatRegistered'>,
  lines: (Pick<LineRow, 'taxKind' | 'pricePaisa' | 'quantity'> &
    Partial<Pick<LineRow, 'sentQuantity' | 'takenQuantity' | 'bearsDiscount'>>)[],
): TaxSums | null {
  const taxed = lines.flatMap((line) => {
    const vat = vatOfLine(parcel, line)
    const { pricePaisa, bearsDiscount } = line
    return vat === null ? [] : [{ vat, paisa: pricePaisa * heldQuantity(line), bearsDiscount }]
  })
  return taxed.length === lines.length ? taxSumsOf(vatGroupsOf(parcel, taxed)) : null
}
