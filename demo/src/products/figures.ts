import { seededNumbers, shuffled } from '../shop/seeded-random.ts'
import type { StockState } from './stock.ts'

export interface ProductFigures {
  isDeal: boolean
  isNew: boolean
  stock: StockState
}

const share = { deals: 74, fresh: 89, out: 48, few: 70 }

/** Decides which products are deals, new, low in stock or sold out: a fixed number of each, spread over all departments. */
export function drawFigures(total: number): (position: number) => ProductFigures {
  const pick = (seed: string, count: number, from = 0) => {
    const positions = Array.from({ length: total }, (_, position) => position)
    return new Set(shuffled(positions, seededNumbers(seed)).slice(from, from + count))
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
