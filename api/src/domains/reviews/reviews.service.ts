import type { Review, ReviewQuery, ReviewSummary } from '@haat/contract/domains/reviews.ts'
import { shopAspects } from '@haat/contract/domains/reviews.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#plugins/api-error.ts'
import { starsOf } from '../catalogue/catalogue.service.ts'
import { toPicture, type ShownPicture } from '../pictures/pictures.service.ts'
import { aspectsOf } from './aspects/aspects.service.ts'
import { listReviewRows, type ShownReviewRow } from './review-pages.store.ts'
import { findShop, isThere, readSummary, subjectOf, type ReviewSubject } from './reviews.store.ts'

export { insertReviews } from './reviews.store.ts'

/** How many photos the strip above the reviews shows. */
const stripLength = 8

export const photoOf = (picture: ShownPicture, author: string) =>
  toPicture(picture, {
    en: author ? `Photo by ${author}` : 'Photo by a buyer',
    ne: author ? `${author} को फोटो` : 'किन्नेको फोटो',
  })

/** Its photos are left out where they were not read with it. */
export const toReview = (
  row: Omit<ShownReviewRow, 'photos' | 'about'> & { photos?: ShownPicture[] },
): Review => ({
  id: String(row.id),
  author: row.author,
  place: row.place,
  stars: row.stars,
  text: row.text,
  language: row.language,
  boughtOn: row.boughtOn!,
  choice: row.choice,
  photos: (row.photos ?? []).map((picture) => photoOf(picture, row.author)),
  helpfulCount: row.helpfulCount,
  reply:
    row.reply !== null && row.replyState === 'published'
      ? { text: row.reply, at: row.repliedAt!.toISOString() }
      : null,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
})

const nameOf = (subject: ReviewSubject) => {
  if ('productId' in subject) return 'This product'
  return 'serviceId' in subject ? 'This service' : 'This vendor'
}

export async function getShop(db: Tx, slug: string): Promise<{ vendorId: number }> {
  const vendorId = await findShop(db, slug)
  if (vendorId === undefined) throw notFound('This vendor')
  return { vendorId }
}

/** What has reviews is there; only of what has none it has to be asked. */
export async function reviewPage(db: Tx, subject: ReviewSubject, query: ReviewQuery) {
  const { rows, total } = await listReviewRows(db, subject, query)
  if (total === 0 && !(await isThere(db, subject))) throw notFound(nameOf(subject))
  const items = rows.map((row) => ({ ...toReview(row), ...('vendorId' in subject && { about: row.about }) }))
  return { items, pageIndex: query.pageIndex, pageSize: query.pageSize, total }
}

const aspectsOfShop = Object.entries(shopAspects).map(([key, name]) => ({ key, name }))

/** What is asked about something beside the stars. */
export async function askedAspects(
  db: Tx,
  subject: ReviewSubject,
): Promise<{ key: string; name: Bilingual }[]> {
  const { kind, id } = subjectOf(subject)
  return kind === 'vendor' ? aspectsOfShop : aspectsOf(db, kind, id)
}

export async function summariseReviews(db: Tx, subject: ReviewSubject): Promise<ReviewSummary> {
  const row = await readSummary(db, subject, stripLength)
  if (!row) throw notFound(nameOf(subject))
  const ofCategory = row.own.length > 0 ? row.own : row.above
  const asked = 'vendorId' in subject ? aspectsOfShop : ofCategory
  const sums = new Map(row.sums.map(({ name, ...sum }) => [name, sum]))
  const countOf = (name: string) => sums.get(name)?.count ?? 0
  const values = row.options?.[0]?.values ?? []
  return {
    ratings: {
      average: starsOf(row.rating, row.ratingCount),
      count: row.ratingCount,
      byStars: row.ratingCounts,
    },
    aspects: asked.flatMap(({ key, name }) => {
      const sum = sums.get(`aspect:${key}`)
      return sum
        ? [{ key, name, average: Math.round((sum.sum * 100) / sum.count) / 100, count: sum.count }]
        : []
    }),
    withPhotos: countOf('photos'),
    withReply: countOf('reply'),
    byLanguage: { en: countOf('language:en'), ne: countOf('language:ne') },
    byValue: values
      .map(({ key, name }) => ({ key, name, count: countOf(`value:${key}`) }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count),
    photoCount: sums.get('photos')?.sum ?? 0,
    photos: (row.photos ?? []).map(({ reviewId, author, ...picture }) => ({
      reviewId,
      picture: photoOf(picture, author),
    })),
  }
}
