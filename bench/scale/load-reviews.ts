import type pg from 'pg'
import { chanceOf } from './chance.ts'
import { copyRows, highestId } from './copy-rows.ts'
import { daysAgo } from './load-vendors.ts'

/** The ids of the demo's reviews by their stars; what is new gets the same texts. */
type ReviewPool = number[][]

interface Rated {
  id: number
  vendorId: number
  stars: number[]
}

export async function readReviewPool(client: pg.Client): Promise<ReviewPool> {
  const { rows } = await client.query<{ ids: number[] }>(
    `select coalesce((select array_agg(id::int order by id) from reviews
       where stars = s and product_id is not null), '{}') as ids from generate_series(0, 5) s order by s`,
  )
  const all = rows.flatMap(({ ids }) => ids)
  return rows.map(({ ids }) => (ids.length > 0 ? ids : all))
}

let nextReview = 0
export async function loadReviews(
  client: pg.Client,
  pool: ReviewPool,
  subject: 'product' | 'service',
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
    product_id: each(({ of }) => (subject === 'product' ? of : null)),
    service_id: each(({ of }) => (subject === 'service' ? of : null)),
    state: each(() => 'published'),
    // Nobody's, as after an account was closed: the same person would have written twice.
    user_id: each(() => null),
    parcel_id: each(() => 1),
    variant_id: each(() => null),
    value_key: each(() => null),
    bought_on: each(({ ageDays }) => daysAgo(ageDays + 4).slice(0, 10)),
    vendor_id: each(({ vendorId }) => vendorId),
    stars: each(({ stars }) => stars),
    helpful_count: each(({ helpful }) => helpful),
    created_at: each(({ ageDays }) => daysAgo(ageDays)),
  })
}

/** What the trigger of the reviews would have added up. The stars of products and services came with their rows. */
export async function sumUpReviews(client: pg.Client) {
  await client.query(`
    truncate review_sums;
    insert into review_sums (kind, subject_id, name, count, sum)
    select s.kind, s.id, n.name, count(*), sum(n.value) from reviews r
    cross join lateral (values ('product', r.product_id), ('service', r.service_id), ('vendor', r.vendor_id)) s(kind, id)
    cross join lateral (
      select 'photos', r.photo_count::int where r.photo_count > 0
      union all select 'reply', 1 where r.reply is not null and r.reply_state = 'published'
      union all select 'language:' || r.language, 1 where r.text <> ''
      union all select name_of_filters(r.stars, r.photo_count, r.reply, r.reply_state, r.text, r.language,
        case s.kind when 'product' then r.value_key end), 1) n(name, value)
    where r.state = 'published' and s.id is not null group by 1, 2, 3;
    update vendors v set rating_count = r.n, rating_counts = r.counts, rating = rating_of(r.counts) from (
      select vendor_id, count(*)::integer as n, array[count(*) filter (where stars = 1), count(*) filter (where stars = 2),
        count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::integer[] as counts
      from reviews where state = 'published' group by vendor_id) r where r.vendor_id = v.id`)
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
