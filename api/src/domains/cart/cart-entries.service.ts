import { vatStateOf, type TaxKind } from '@haat/contract/domains/catalogue.rules.ts'
import type { CartProblem } from '@haat/contract/domains/cart.rules.ts'
import type { CartItem } from '@haat/contract/domains/cart.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { listFullLines, type CartLineFacts } from './cart.store.ts'
import { mostOf, stockLevel } from '../catalogue/catalogue.service.ts'
import { choiceOf, type VariantFacts } from '../catalogue/stock/variants.service.ts'
import { toVendorLink } from '../vendors/vendors.service.ts'

/** A cart line with everything that the cart page, coupons, delivery and orders need of it. */
export interface CartEntry {
  item: CartItem
  variantId: number
  vendorId: number
  sku: string
  returnDays: number
  taxKind: TaxKind
  isVatRegistered: boolean
  isCashPossible: boolean
  /** The districts that its vendor sends to; null for all districts. */
  deliversTo: string[] | null
}

/** Whether an order placed now includes the line; one with a problem waits until the shopper resolves it. */
export const willBeBought = ({ item }: CartEntry) => item.isChosen && item.problem === null
export const entryPaisa = ({ item }: CartEntry) => item.quantity * item.pricePaisa

/** The lines of a shopper's cart, newest first. */
export const listCartEntries = async (db: Tx, userId: string): Promise<CartEntry[]> =>
  (await listFullLines(db, userId)).map(toCartEntry)

export function toCartEntry({ line, variant, vendor }: CartLineFacts): CartEntry {
  const { vendorId, sku, returnDays, taxKind, isCashPossible, minDays, maxDays } = variant
  const { deliversTo, isVatRegistered } = vendor
  const problem = problemOf(line, variant)
  const words = stockLevel(variant.isOnSale ? variant.available : 0)
  const item: CartItem = {
    variantId: String(variant.id),
    productId: toPublicId(variant.slug, variant.productId),
    title: { en: variant.title, ne: variant.titleNe },
    ...choiceOf(variant),
    vendor: toVendorLink(vendor),
    quantity: line.quantity,
    isChosen: line.isChosen,
    pricePaisa: variant.pricePaisa,
    oldPricePaisa: variant.oldPricePaisa,
    seenPricePaisa: line.seenPricePaisa,
    vat: vatStateOf(taxKind, isVatRegistered),
    ...words,
    // A shopper who wants too many has to know how many are left, also when the product page does not show it.
    left: problem === 'tooMany' ? variant.available : words.left,
    most: mostOf(variant.isOnSale ? variant.available : 0),
    delivery: { minDays, maxDays },
    problem,
  }
  return {
    item,
    variantId: variant.id,
    vendorId,
    sku,
    returnDays,
    taxKind,
    isVatRegistered,
    isCashPossible,
    deliversTo,
  }
}

/** The most serious problem of a line; one that keeps it from being bought comes before a change of price. */
function problemOf(
  line: CartLineFacts['line'],
  { isOnSale, available, pricePaisa }: VariantFacts,
): CartProblem | null {
  if (!isOnSale) return 'gone'
  if (available <= 0) return 'soldOut'
  if (line.quantity > available) return 'tooMany'
  if (pricePaisa > line.seenPricePaisa) return 'priceUp'
  return pricePaisa < line.seenPricePaisa ? 'priceDown' : null
}
