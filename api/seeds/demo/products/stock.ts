import type { DemoProduct } from '../demo-types.ts'

export type StockState = 'in' | 'few' | 'out'
type Combination = { values: string[]; price?: number }

/** Few means ten at most over all combinations; of what is there in plenty, single sizes may still be gone. */
export function stocked(
  combinations: Combination[],
  state: StockState,
  next: () => number,
): DemoProduct['variants'] {
  const left = 1 + Math.floor(next() * 10)
  return combinations.map((combination, place) => {
    if (state === 'out') return { ...combination, stock: 0 }
    if (state === 'few') return { ...combination, stock: shareOf(left, combinations.length, place) }
    const isGone = place > 0 && next() < 0.08
    return { ...combination, stock: isGone ? 0 : plenty(combinations.length, next) }
  })
}

/** So many spread over so many places as evenly as can be. */
export const shareOf = (left: number, count: number, place: number) =>
  Math.floor(left / count) + (place < left % count ? 1 : 0)

const plenty = (count: number, next: () => number) =>
  count === 1 ? 12 + Math.floor(next() ** 2 * 170) : 11 + Math.floor(next() * 30)
