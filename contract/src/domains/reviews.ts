import { z } from 'zod'
import { bilingualSchema } from '../shared/bilingual.ts'
import { pageQuery } from '../shared/paging.ts'

export const ratingSchema = z.strictObject({
  average: z.number().nullable(),
  count: z.int(),
  /** How many gave one star, two stars … five stars. */
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
