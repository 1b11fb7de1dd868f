import type { CartProblem } from '@haat/contract/domains/cart.rules.ts'
import type { CartItem } from '@haat/contract/domains/cart.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/db/database.ts'
import { stockWords } from '../catalogue/catalogue.service.ts'
import { choiceOf, type FoundVariant } from '../catalogue/variants.service.ts'
import { linkOf } from '../vendors/vendors.service.ts'
import { listFullLines, type FullLine } from './cart.store.ts'

/** A line of a cart with what the rest of the house needs to know of it. */
export interface CartEntry {
  item: CartItem
  variantId: number
  vendorId: number
  sku: string
  returnDays: number
  isCashPossible: boolean
  /** The districts its vendor sends to; null is everywhere. */
  deliversTo: string[] | null
}

/** Whether it would be bought now: what has a problem waits until it is agreed to or changed. */
export const isBought = ({ item }: CartEntry) => item.isChosen && item.problem === null
export const entryPaisa = ({ item }: CartEntry) => item.quantity * item.pricePaisa

/** Newest first. */
export const readEntries = async (db: Tx, userId: string): Promise<CartEntry[]> =>
  (await listFullLines(db, userId)).map(entryOf)

export function entryOf({ line, variant, vendor }: FullLine): CartEntry {
  const { vendorId, sku, returnDays, isCashPossible, minDays, maxDays } = variant
  const problem = problemOf(line, variant)
  const words = stockWords(variant.isOnSale ? variant.available : 0)
  const item: CartItem = {
    variantId: String(variant.id),
    productId: toPublicId(variant.slug, variant.productId),
    title: { en: variant.title, ne: variant.titleNe },
    ...choiceOf(variant),
    vendor: linkOf(vendor),
    quantity: line.quantity,
    isChosen: line.isChosen,
    pricePaisa: variant.price,
    oldPricePaisa: variant.oldPrice,
    seenPricePaisa: line.seenPrice,
    ...words,
    // Whoever wants too many has to know how many there are, few or not.
    left: problem === 'tooMany' ? variant.available : words.left,
    delivery: { minDays, maxDays },
    problem,
  }
  const { deliversTo } = vendor
  return { item, variantId: variant.id, vendorId, sku, returnDays, isCashPossible, deliversTo }
}

/** The gravest one. */
function problemOf(line: FullLine['line'], { isOnSale, available, price }: FoundVariant): CartProblem | null {
  if (!isOnSale) return 'gone'
  if (available <= 0) return 'soldOut'
  if (line.quantity > available) return 'tooMany'
  if (price > line.seenPrice) return 'priceUp'
  return price < line.seenPrice ? 'priceDown' : null
}
