import type { DemoProduct } from '../shop/demo-types.ts'

export type StockState = 'in' | 'few' | 'out'
type Combination = { values: string[]; price?: number }

/** Gives each combination its stock: `few` is at most ten over all of them; with `in` single ones may still be sold out. */
export function withStock(
  combinations: Combination[],
  state: StockState,
  next: () => number,
): DemoProduct['variants'] {
  const left = 1 + Math.floor(next() * 10)
  return combinations.map((combination, index) => {
    if (state === 'out') return { ...combination, stock: 0 }
    if (state === 'few') return { ...combination, stock: evenShare(left, combinations.length, index) }
    const isSoldOut = index > 0 && next() < 0.08
    return { ...combination, stock: isSoldOut ? 0 : ampleStock(combinations.length, next) }
  })
}

/** The share of one of `count` combinations when `left` pieces are spread over them as evenly as possible. */
export const evenShare = (left: number, count: number, index: number) =>
  Math.floor(left / count) + (index < left % count ? 1 : 0)

const ampleStock = (count: number, next: () => number) =>
  count === 1 ? 12 + Math.floor(next() ** 2 * 170) : 11 + Math.floor(next() * 30)
