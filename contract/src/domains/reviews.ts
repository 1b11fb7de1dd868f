import { z } from 'zod'
import { answerOf, pageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema, slugSchema } from '../shared/fields.ts'
import { commaJoined, pageQuery } from '../shared/paging.ts'
import { pictureSchema } from '../shared/picture.ts'
import { reviewKinds, reviewSorts } from './reviews.rules.ts'

export const ratingSchema = z.strictObject({
  average: z.number().nullable(),
  count: z.int(),
  /** The number of ratings with one star, two stars … five stars. */
  byStars: z.array(z.int()).length(5),
})

export const reviewSchema = z.strictObject({
  id: z.string(),
  /** "Anjali S."; empty where the account was closed since. */
  author: z.string(),
  place: bilingualSchema,
  stars: z.int(),
  /** Empty where only stars were given. */
  text: z.string(),
  language: z.enum(['en', 'ne']),
  /** The day on which the parcel came. */
  boughtOn: z.iso.date(),
  /** What was chosen of the product's options. */
  choice: z.array(bilingualSchema),
  photos: z.array(pictureSchema),
  helpfulCount: z.int(),
  reply: z.strictObject({ text: z.string(), at: z.iso.datetime() }).nullable(),
  createdAt: z.iso.datetime(),
  /** When its author last changed it; null where it is as it was first written. */
  editedAt: z.iso.datetime().nullable(),
  /** In the list of a shop, what it is about; null where that is the shop itself. */
  about: z
    .strictObject({ kind: z.enum(reviewKinds), id: z.string(), title: bilingualSchema })
    .nullable()
    .optional(),
})
export type Review = z.infer<typeof reviewSchema>

const starSchema = z.enum(['1', '2', '3', '4', '5'], 'stars must be 1 to 5')
const yes = z.literal('yes', 'must be yes').optional()

export const reviewQuery = z.strictObject({
  pageIndex: pageQuery.pageIndex,
  pageSize: pageQuery.pageSize,
  /** One or several of 1 to 5, with commas between them. */
  stars: commaJoined('stars', starSchema, 5)
    .transform((stars) => stars.map(Number))
    .optional(),
  withPhotos: yes,
  withReply: yes,
  language: z.enum(['en', 'ne'], 'language must be en or ne').optional(),
  /** A value of the product's first option, such as a colour. */
  value: z.string().max(120).optional(),
  sortField: z.enum(reviewSorts, `sortField must be one of ${reviewSorts.join(', ')}`).default('helpful'),
  sortOrder: pageQuery.sortOrder,
})
export type ReviewQuery = z.output<typeof reviewQuery>

/** Counted from all reviews, whatever filter is chosen. */
export const reviewSummarySchema = z.strictObject({
  ratings: ratingSchema,
  /** What buyers say of it beside the stars; those that nobody has judged yet are left out. */
  aspects: z.array(
    z.strictObject({ key: z.string(), name: bilingualSchema, average: z.number(), count: z.int() }),
  ),
  withPhotos: z.int(),
  withReply: z.int(),
  byLanguage: z.strictObject({ en: z.int(), ne: z.int() }),
  /** By value of the product's first option, the most reviewed first. */
  byValue: z.array(z.strictObject({ key: z.string(), name: bilingualSchema, count: z.int() })),
  photoCount: z.int(),
  /** The first few, from the most helpful reviews. */
  photos: z.array(z.strictObject({ reviewId: z.string(), picture: pictureSchema })),
})
export type ReviewSummary = z.infer<typeof reviewSummarySchema>

const productId = z.strictObject({ productId: publicIdSchema })
const serviceId = z.strictObject({ serviceId: publicIdSchema })
const slug = z.strictObject({ slug: slugSchema })
const read = { access: 'public', errors: [404], maxAgeSeconds: 60 } as const
const list = { ...read, query: reviewQuery, response: pageOf(reviewSchema) } as const
const summary = { ...read, response: answerOf(reviewSummarySchema) } as const

export const reviewsEndpoints = defineEndpoints({
  'GET /products/:productId/reviews': {
    ...list,
    name: 'listProductReviews',
    summary: 'What buyers say; those with photos carry them',
    params: productId,
  },
  'GET /products/:productId/reviews/summary': {
    ...summary,
    name: 'summariseProductReviews',
    summary: 'How often each star, aspect and filter was given, and the first photos',
    params: productId,
  },
  'GET /services/:serviceId/reviews': {
    ...list,
    name: 'listServiceReviews',
    summary: 'What people who booked say',
    params: serviceId,
  },
  'GET /services/:serviceId/reviews/summary': {
    ...summary,
    name: 'summariseServiceReviews',
    summary: 'How often each star, aspect and filter was given, and the first photos',
    params: serviceId,
  },
  'GET /vendors/:slug/reviews': {
    ...list,
    name: 'listVendorReviews',
    summary: 'Reviews of a vendor and of everything it sells',
    params: slug,
  },
  'GET /vendors/:slug/reviews/summary': {
    ...summary,
    name: 'summariseVendorReviews',
    summary: 'The same of a vendor and of everything it sells; its aspects are those of the shop itself',
    params: slug,
  },
})
