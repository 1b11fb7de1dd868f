import { findPriceFault } from './listings.prices.rules.ts'
import { maxPricePaisa, maxReadyDays, minPricePaisa } from './listings.rules.ts'
import { maxOnHand } from './stock.rules.ts'

/** As much as one save of the grid changes; a client with more sends it in several. */
export const maxBulkListings = 200
export const maxBulkCells = 1000
/** No figure of a cell is further from nothing than this; anything above is refused as no figure. */
export const maxBulkFigure = 2_000_000_000
/** A deal that is begun from the grid lasts so many days, today among them. */
export const bulkDealDays = 7

export const cellFields = ['price', 'deal', 'stock', 'state', 'ready', 'cash'] as const
export type CellField = (typeof cellFields)[number]
/** The fields that every variant has of its own. */
export const variantFields = ['price', 'deal', 'stock'] as const satisfies CellField[]
export type VariantField = (typeof variantFields)[number]
export const isVariantField = (field: CellField): field is VariantField =>
  (variantFields as readonly CellField[]).includes(field)

/**
 * Why a cell cannot be saved:
 * - changed: somebody else has changed it since it was seen
 * - no-listing, no-variant: there is none, or it is of another shop
 * - in-review: staff look at the listing; it is taken back first
 * - waiting: staff look at changes of the listing that would undo this one
 * - not-in-shop: what was never in the shop has no deal and cannot be paused
 * - the others: the value is wrong by the rule of its name
 */
export const cellReasons = [
  'changed',
  'no-listing',
  'no-variant',
  'in-review',
  'waiting',
  'not-in-shop',
  'price-range',
  'above-mrp',
  'not-above-deal',
  'not-below-price',
  'stock-range',
  'promised',
  'ready-range',
] as const
export type CellReason = (typeof cellReasons)[number]

/** What is wrong with a value, and the amount or number that it has to keep to. */
export interface CellFault {
  reason: CellReason
  limit: number | null
}

/** What a variant would be with all changes of its cells. */
export interface VariantFigures {
  price: number | null
  deal: number | null
  stock: number | null
}

/** How a variant is called within its listing, also before it has ever been in the shop. */
export const variantKeyOf = (values: readonly string[]) => values.join('/')

const fault = (reason: CellReason, limit: number | null = null): CellFault => ({ reason, limit })
const isWithin = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most

/** What is wrong with one changed cell of a variant; undefined when it is right. */
export function findVariantFault(
  field: VariantField,
  { price, deal, stock }: VariantFigures,
  {
    mrpPaisa,
    promised,
    isDealChanged,
  }: { mrpPaisa: number | null; promised: number; isDealChanged: boolean },
): CellFault | undefined {
  if (field === 'stock') {
    if (!isWithin(stock, 0, maxOnHand)) return fault('stock-range', maxOnHand)
    return stock! < promised ? fault('promised', promised) : undefined
  }
  if (field === 'deal') {
    if (deal === null) return undefined
    if (!isWithin(deal, minPricePaisa, maxPricePaisa)) return fault('price-range')
    return price === null || deal >= price ? fault('not-below-price', price) : undefined
  }
  if (!isWithin(price, minPricePaisa, maxPricePaisa)) return fault('price-range')
  // A deal that is changed with its price is told at the deal.
  const found = findPriceFault(price!, { mrpPaisa, dealPaisa: isDealChanged ? null : deal })
  return found && fault(found, found === 'above-mrp' ? mrpPaisa : deal)
}

export const findReadyFault = (days: number): CellFault | undefined =>
  isWithin(days, 1, maxReadyDays) ? undefined : fault('ready-range', maxReadyDays)
