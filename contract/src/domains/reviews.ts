import { z } from 'zod'
import { pageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema, slugSchema } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'

export const ratingSchema = z.strictObject({
  average: z.number().nullable(),
  count: z.int(),
  /** The number of ratings with one star, two stars … five stars. */
  byStars: z.array(z.int()).length(5),
})

export const reviewSchema = z.strictObject({
  id: z.string(),
  author: z.string(),
  place: bilingualSchema,
  stars: z.int(),
  text: z.string(),
  language: z.enum(['en', 'ne']),
  helpfulCount: z.int(),
  reply: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Review = z.infer<typeof reviewSchema>

export const reviewQuery = z.strictObject({
  pageIndex: pageQuery.pageIndex,
  pageSize: pageQuery.pageSize,
  stars: z.enum(['1', '2', '3', '4', '5'], 'stars must be 1 to 5').transform(Number).optional(),
  sortField: z.enum(['helpful', 'createdAt'], 'sortField must be helpful or createdAt').default('helpful'),
  sortOrder: pageQuery.sortOrder,
})

export const questionSchema = z.strictObject({
  id: z.string(),
  author: z.string(),
  question: z.string(),
  answer: z.string().nullable(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
})

const plainPage = z.strictObject({ pageIndex: pageQuery.pageIndex, pageSize: pageQuery.pageSize })
const productId = z.strictObject({ productId: publicIdSchema })
const serviceId = z.strictObject({ serviceId: publicIdSchema })
const slug = z.strictObject({ slug: slugSchema })
const minute = 60

export const reviewsEndpoints = defineEndpoints({
  'GET /products/:productId/reviews': {
    name: 'listProductReviews',
    summary: 'What buyers say',
    access: 'public',
    params: productId,
    query: reviewQuery,
    response: pageOf(reviewSchema),
    errors: [404],
    maxAgeSeconds: minute,
  },
  'GET /services/:serviceId/reviews': {
    name: 'listServiceReviews',
    summary: 'What people who booked say',
    access: 'public',
    params: serviceId,
    query: reviewQuery,
    response: pageOf(reviewSchema),
    errors: [404],
    maxAgeSeconds: minute,
  },
  'GET /vendors/:slug/reviews': {
    name: 'listVendorReviews',
    summary: 'Reviews of everything a vendor sells',
    access: 'public',
    params: slug,
    query: reviewQuery,
    response: pageOf(reviewSchema),
    errors: [404],
    maxAgeSeconds: minute,
  },
  'GET /products/:productId/questions': {
    name: 'listProductQuestions',
    summary: 'Questions about a product and their answers',
    access: 'public',
    params: productId,
    query: plainPage,
    response: pageOf(questionSchema),
    errors: [404],
    maxAgeSeconds: minute,
  },
})
