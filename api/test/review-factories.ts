import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { insertReviews } from '#domains/reviews/reviews.service.ts'
import type { Services } from '#services.ts'

type NewReview = Parameters<typeof insertReviews>[1][number]
type ReviewChanges = Partial<NewReview> & Pick<NewReview, 'vendorId'>

let days = 0

/** A published review of a product, a service or, without either, of the shop. Later ones are newer. */
export async function makeReview({ db }: Pick<Services, 'db'>, changes: ReviewChanges): Promise<number> {
  const { helpfulCount = 0, ...rest } = changes
  const [id] = await insertReviews(db, [
    {
      userId: randomUUID(),
      author: 'Anjali S.',
      place: { en: 'Pokhara', ne: 'पोखरा' },
      stars: 5,
      text: 'Warm and soft',
      language: 'en',
      state: 'published',
      parcelId: 1,
      boughtOn: '2026-10-01',
      createdAt: new Date(Date.UTC(2026, 9, 5) + (days += 1) * 60_000),
      ...rest,
    },
  ])
  // As many people find it helpful as it says.
  if (helpfulCount > 0) {
    await db.execute(sql`insert into review_votes (review_id, user_id)
      select ${id!}, gen_random_uuid() from generate_series(1, ${helpfulCount}::int)`)
  }
  return id!
}
