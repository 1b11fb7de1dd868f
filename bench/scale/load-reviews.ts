import type pg from 'pg'
import { chanceOf } from './chance.ts'
import { copyRows, highestId } from './copy-rows.ts'
import { daysAgo } from './load-vendors.ts'

/** The ids of the demo's reviews by their stars; new products get the same texts. */
type ReviewPool = number[][]

interface Rated {
  id: number
  vendorId: number
  stars: number[]
}

export async function readReviewPool(client: pg.Client, kind: 'product' | 'service'): Promise<ReviewPool> {
  const { rows } = await client.query<{ ids: number[] }>(
    `select coalesce((select array_agg(id::int order by id) from reviews
       where stars = s and ${kind}_id is not null), '{}') as ids from generate_series(0, 5) s order by s`,
  )
  const all = rows.flatMap(({ ids }) => ids)
  return rows.map(({ ids }) => (ids.length > 0 ? ids : all))
}

let nextReview = 0
export async function loadReviews(
  client: pg.Client,
  pool: ReviewPool,
  subject: 'product_id' | 'service_id',
  rated: Rated[],
) {
  nextReview ||= (await highestId(client, 'reviews')) + 1
  const templates: number[] = []
  const reviews = rated.flatMap(({ id, vendorId, stars }) => {
    const chance = chanceOf(id * 7)
    return stars.map((count) => {
      const alike = pool[count]!
      templates.push(alike[chance.below(alike.length)]!)
      return {
        id: nextReview++,
        of: id,
        vendorId,
        stars: count,
        ageDays: 1 + chance.below(600),
        helpful: chance.rankBelow(40),
      }
    })
  })
  const each = <T>(value: (review: (typeof reviews)[number]) => T) => reviews.map(value)
  await copyRows(client, 'reviews', templates, {
    id: each((review) => review.id),
    [subject]: each(({ of }) => of),
    vendor_id: each(({ vendorId }) => vendorId),
    stars: each(({ stars }) => stars),
    helpful_count: each(({ helpful }) => helpful),
    created_at: each(({ ageDays }) => daysAgo(ageDays)),
  })
}

/** The sums of the stars, as they are stored with what is rated. */
export function starColumns(rated: { stars: number[] }[]) {
  const sums = rated.map(({ stars }) => {
    const total = stars.reduce((sum, count) => sum + count, 0)
    const counts = [1, 2, 3, 4, 5].map((count) => stars.filter((one) => one === count).length)
    return { rating: stars.length > 0 ? Math.round((total * 100) / stars.length) : 0, counts }
  })
  return {
    rating: sums.map(({ rating }) => rating),
    rating_counts: sums.map(({ counts }) => `{${counts.join(',')}}`),
    rating_count: rated.map(({ stars }) => stars.length),
  }
}
