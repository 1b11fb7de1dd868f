import { seededNumbers } from '../shop/seeded-random.ts'

export interface ReviewFigures {
  daysAgo: number
  helpfulCount: number
}

/** Nobody looks back further than this, however long a thing has been for sale. */
const maxDaysAgo = 400

/**
 * When the reviews of a product or service were written, the latest first, and how many found each helpful. Nothing is
 * reviewed before it was for sale; older reviews have had more readers.
 */
export function reviewFiguresOf(key: string, count: number, ageDays: number): ReviewFigures[] {
  const next = seededNumbers(`figures of reviews ${key}`)
  const span = Math.min(maxDaysAgo, ageDays) * (0.5 + next() * 0.45)
  return Array.from({ length: count }, () => 0.1 + next() ** 1.7 * span)
    .toSorted((a, b) => a - b)
    .map((daysAgo) => {
      const readers = 2 + Math.sqrt(daysAgo)
      return { daysAgo, helpfulCount: Math.floor(readers * next() ** 2.5) }
    })
}
