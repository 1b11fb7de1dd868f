import { vatStateOf, type TaxKind } from '@haat/contract/domains/catalogue.rules.ts'
import type { CartProblem } from '@haat/contract/domains/cart.rules.ts'
import type { CartGood, CartItem } from '@haat/contract/domains/cart.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { findFullVariants, listFullLines, type CartLineFacts } from './cart.store.ts'
import { mostOf, pausedOf, stockLevel } from '../catalogue/catalogue.service.ts'
import { describeVariant, type VariantFacts } from '../catalogue/stock/variants.service.ts'
import { toVendorLink } from '../vendors/vendors.service.ts'
import { closedShopOf } from '../vendors/vendor-times.ts'

/** A cart line with everything that the cart page, coupons, delivery and orders need of it. */
export interface CartEntry {
  /** Its days of delivery are those to the Kathmandu Valley. */
  item: CartItem & CartGood
  variantId: number
  /** The number of its product. */
  productNumber: number
  categoryId: number
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

/** The line as coupons ask for it. */
export const toCouponLine = (entry: CartEntry) => ({
  vendorId: entry.vendorId,
  variantId: entry.variantId,
  productId: entry.productNumber,
  categoryId: entry.categoryId,
  paisa: entryPaisa(entry),
})

/** The lines of a shopper's cart, newest first. */
export const listCartEntries = async (db: Tx, userId: string): Promise<CartEntry[]> =>
  (await listFullLines(db, userId)).map(toCartEntry)

/** What some variants are and cost today, in the order asked for; what cannot be bought at the moment says so. */
export async function listCartGoods(db: Tx, variantIds: number[]): Promise<CartGood[]> {
  const found = new Map((await findFullVariants(db, variantIds)).map((facts) => [facts.variant.id, facts]))
  return [...new Set(variantIds)].flatMap((id) => {
    const facts = found.get(id)
    return facts ? toCartGood(facts) : []
  })
}

function toCartGood({ variant, vendor }: Omit<CartLineFacts, 'line'>): CartGood {
  const link = toVendorLink(vendor)
  const paused = pausedOf(variant.isOnSale, vendor.isSuspended, link.name)
  const available = paused ? 0 : variant.available
  const { minDays, maxDays } = variant
  return {
    variantId: String(variant.id),
    productId: toPublicId(variant.slug, variant.productId),
    ...describeVariant(variant),
    vendor: link,
    pricePaisa: variant.pricePaisa,
    oldPricePaisa: variant.oldPricePaisa,
    vat: vatStateOf(variant.taxKind, vendor.isVatRegistered),
    ...stockLevel(available),
    most: mostOf(available),
    delivery: { minDays, maxDays },
    ...(paused && { paused }),
    ...closedShopOf(vendor.closedTimes),
  }
}

export function toCartEntry({ line, variant, vendor }: CartLineFacts): CartEntry {
  const { vendorId, productId, categoryId, sku, returnDays, taxKind, isCashPossible } = variant
  const { deliversTo, isVatRegistered } = vendor
  const good = toCartGood({ variant, vendor })
  const problem = problemOf(line, variant, vendor)
  const item = {
    ...good,
    quantity: line.quantity,
    isChosen: line.isChosen,
    seenPricePaisa: line.seenPricePaisa,
    // A shopper who wants too many has to know how many are left, also when the product page does not show it.
    left: problem === 'tooMany' ? variant.available : good.left,
    problem,
  }
  return {
    item,
    variantId: variant.id,
    productNumber: productId,
    categoryId,
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
  { isSuspended }: CartLineFacts['vendor'],
): CartProblem | null {
  if (isSuspended) return 'suspended'
  if (!isOnSale) return 'gone'
  if (available <= 0) return 'soldOut'
  if (line.quantity > available) return 'tooMany'
  if (pricePaisa > line.seenPricePaisa) return 'priceUp'
  return pricePaisa < line.seenPricePaisa ? 'priceDown' : null
}
