import type { SoldVariant, PastSale } from '../shopper/past-sales.ts'
import { seededNumbers, shuffled } from '../shop/seeded-random.ts'
import { distribute } from './demo-ratings.ts'
import { reviewerAccounts, type ReviewerAccount } from './reviewer-homes.ts'
import { starsNear } from './stars-near.ts'
import { unlikeTexts } from './unlike-texts.ts'

export interface ReviewedProduct {
  id: number
  vendorId: number
  department: string
  category: string
  soldCount: number
  ageDays: number
  /** The first option's value key of each variant, or null. */
  variants: (SoldVariant & { valueKey: string | null })[]
  /** How many days ago the last past sale of its shop was delivered, at the latest. */
  untilDaysAgo: number
}

export interface PlannedReview {
  product: ReviewedProduct
  variant: ReviewedProduct['variants'][number]
  reviewer: ReviewerAccount
  stars: number
  text: string
  language: 'en' | 'ne'
  writtenDaysAgo: number
  sale: PastSale
}

const reviewTotal = 1150
const maxPerProduct = 38
const firstDaysAgo = 166
const dayMs = 86_400_000
/** So many shoppers bought the two best-selling things of a shop together. */
const pairsPerShop = 4

/** The mean of a product's stars: most are good, some are not. */
const meanOf = ({ soldCount, id }: ReviewedProduct) =>
  3.7 + Math.min(0.6, soldCount / 900) + ((id * 7) % 7) / 10

/** Who bought what when, and what they wrote about it. The same at every start, but for the days. */
export function planReviews(products: ReviewedProduct[], now: Date): PlannedReview[] {
  const able = products.filter(({ ageDays, untilDaysAgo }) => ageDays > untilDaysAgo + 12)
  const counts = distribute(
    reviewTotal,
    able.map(({ soldCount }) => soldCount),
  ).map((count) => Math.min(maxPerProduct, count))
  const textOf = unlikeTexts()
  const best = bestTwo(able, counts)
  const planned: PlannedReview[] = []
  const pairs = new Map<string, PastSale>()
  for (const [at, product] of able.entries()) {
    const count = counts[at]!
    const next = seededNumbers(`reviews of ${String(product.id)}`)
    // The first buyers are those of the shop's pair, in the same order for both of its things.
    const isOfPair = best.get(product.vendorId)?.includes(product) ?? false
    const ofShop = shuffled(reviewerAccounts, seededNumbers(`pair ${String(product.vendorId)}`))
    const first = isOfPair ? ofShop.slice(0, pairsPerShop) : []
    const others = shuffled(
      reviewerAccounts.filter((one) => !ofShop.slice(0, pairsPerShop).includes(one)),
      next,
    )
    const people = [...first, ...others].slice(0, count)
    const mean = Math.min(4.9, meanOf(product))
    for (const [order, stars] of starsNear(mean, people.length, next).entries()) {
      const reviewer = people[order]!
      const variant = product.variants[Math.floor(next() ** 1.6 * product.variants.length)]!
      const pairKey = order < first.length ? `${String(product.vendorId)} ${reviewer.id}` : undefined
      const sale = (pairKey && pairs.get(pairKey)) || saleOf(product, reviewer, next, now)
      if (pairKey) pairs.set(pairKey, sale)
      sale.variants.push(variant)
      const days = Math.max(2, Math.round((sale.deliveredAt.getTime() - sale.placedAt.getTime()) / dayMs))
      const { department, category } = product
      const key = `${String(product.id)} ${reviewer.id}`
      // A star is enough.
      const isWordless = next() < 0.25
      const words = isWordless
        ? { text: '', language: 'en' as const }
        : textOf({ key, stars, department, category, reviewer, days })
      const deliveredDaysAgo = (now.getTime() - sale.deliveredAt.getTime()) / dayMs
      const writtenDaysAgo = Math.max(0.1, deliveredDaysAgo - 1 - next() * Math.min(16, deliveredDaysAgo - 2))
      planned.push({ product, variant, reviewer, stars, ...words, writtenDaysAgo, sale })
    }
  }
  return planned
}

function saleOf(
  product: ReviewedProduct,
  reviewer: ReviewerAccount,
  next: () => number,
  now: Date,
): PastSale {
  const oldest = Math.min(firstDaysAgo, product.ageDays - 8)
  const daysAgo = Math.floor(product.untilDaysAgo + (oldest - product.untilDaysAgo) * next() ** 1.3)
  const minutes = 11 * 60 + Math.floor(next() * 6 * 60)
  const deliveredAt = atNepalTime(now, daysAgo, minutes)
  const placedAt = atNepalTime(now, daysAgo + 2 + Math.floor(next() * 3), 8 * 60 + Math.floor(next() * 780))
  return {
    userId: reviewer.id,
    name: reviewer.name,
    district: reviewer.district,
    localLevel: reviewer.localLevel,
    vendorId: product.vendorId,
    variants: [],
    placedAt,
    deliveredAt,
    isOnTime: next() < 0.94,
  }
}

const nepalOffsetMs = (5 * 60 + 45) * 60_000
function atNepalTime(now: Date, daysAgo: number, minutes: number): Date {
  const midnight = Math.floor((now.getTime() + nepalOffsetMs) / dayMs) * dayMs - nepalOffsetMs
  return new Date(midnight - daysAgo * dayMs + minutes * 60_000)
}

/** The two things of each shop that are bought together: those with most reviews, if both have enough. */
function bestTwo(products: ReviewedProduct[], counts: number[]): Map<number, ReviewedProduct[]> {
  const byShop = Map.groupBy(
    products.map((product, at) => ({ product, count: counts[at]! })),
    ({ product }) => product.vendorId,
  )
  return new Map(
    [...byShop].flatMap(([vendorId, all]) => {
      const [a, b] = all.toSorted((x, y) => y.count - x.count || x.product.id - y.product.id)
      return a && b && b.count >= pairsPerShop ? [[vendorId, [a.product, b.product]] as const] : []
    }),
  )
}
