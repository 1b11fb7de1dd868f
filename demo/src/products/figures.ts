import { seededNumbers, shuffled } from '../shop/seeded-random.ts'
import type { StockState } from './stock.ts'

export interface ProductFigures {
  isDeal: boolean
  isNew: boolean
  stock: StockState
}

/** Parts of a hundred. */
const share = { deals: 7, fresh: 8, out: 4, few: 6 }

/** Decides which products are deals, new, low in stock or sold out: a fixed share of each, spread over all departments. */
export function drawFigures(total: number): (position: number) => ProductFigures {
  const pick = (seed: string, percent: number, fromPercent = 0) => {
    const positions = Array.from({ length: total }, (_, position) => position)
    const at = (part: number) => Math.round((part * total) / 100)
    return new Set(shuffled(positions, seededNumbers(seed)).slice(at(fromPercent), at(fromPercent + percent)))
  }
  const deals = pick('deals', share.deals)
  const fresh = pick('new', share.fresh)
  const out = pick('stock', share.out)
  const few = pick('stock', share.few, share.out)
  return (position) => ({
    isDeal: deals.has(position),
    isNew: fresh.has(position),
    stock: out.has(position) ? 'out' : few.has(position) ? 'few' : 'in',
  })
}
