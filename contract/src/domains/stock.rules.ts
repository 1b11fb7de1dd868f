import { lowStockCount } from './catalogue.rules.ts'

/**
 * Why there is more or less of a variant on hand:
 * - opening: it was there when the record began
 * - received, counted, damaged, lost, other: somebody of the shop said so
 * - returned, sent: a parcel came back, or left
 */
export const movementReasons = [
  'opening',
  'received',
  'counted',
  'damaged',
  'lost',
  'returned',
  'sent',
  'other',
] as const
export type MovementReason = (typeof movementReasons)[number]

/** The reasons that a person gives; the others follow from orders. */
export const correctionReasons = ['received', 'counted', 'damaged', 'lost', 'other'] as const
export type CorrectionReason = (typeof correctionReasons)[number]

/** Those by which there can only be more or only be less. */
export const signOfReason: Partial<Record<CorrectionReason, 1 | -1>> = { received: 1, damaged: -1, lost: -1 }

/** As many of one variant as anybody has on hand. */
export const maxOnHand = 100_000
export const movementWordsMaxLength = 200
export const maxLowMark = 1000
/** The mark of a shelf, as a shop writes it on its boards. */
export const shelfMaxLength = 12

/** How many rows a list counts at most: beyond that it says "5,000+", so that a count takes no time. */
export const maxCountedStock = 5_000

export const stockLevels = ['enough', 'low', 'out'] as const
export type StockLevel = (typeof stockLevels)[number]

export const stockFilters = ['all', 'low', 'out'] as const
export type StockFilter = (typeof stockFilters)[number]

/** The function `stock_level` of the database says the same. */
export function stockLevelOf(available: number, lowMark: number | null): StockLevel {
  if (available <= 0) return 'out'
  return available <= (lowMark ?? lowStockCount) ? 'low' : 'enough'
}
