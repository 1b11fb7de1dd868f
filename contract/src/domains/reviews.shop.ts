import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { pictureSchema } from '../shared/picture.ts'
import { plainText } from '../shared/plain-text.ts'
import { reportAnswer, reportBody } from './reviews.own.ts'
import { reviewSchema } from './reviews.ts'
import * as rules from './reviews.rules.ts'

const about = z.strictObject({
  kind: z.enum(rules.reviewKinds),
  id: z.string(),
  title: bilingualSchema,
  picture: pictureSchema.nullable(),
})

/** A review as its shop sees it. Nothing says whose order it was. */
export const shopReviewSchema = reviewSchema.extend({
  about,
  aspects: z.array(z.strictObject({ name: bilingualSchema, stars: z.int() })),
  /** The last day on which the reply can be changed or taken back; null without one. */
  replyEditableUntil: z.iso.date().nullable(),
  /** Staff look at the reply before everybody sees it, or took it off the page. */
  replyState: z.enum(rules.reviewStates).nullable(),
})
export type ShopReview = z.infer<typeof shopReviewSchema>

const shopRight = { access: 'vendor:reviews' } as const
const shop = z.strictObject({ shopId: publicIdSchema })
const review = shop.extend({ reviewId: publicIdSchema })
const cursor = z.string().max(200).optional()
const replyBody = z.strictObject({
  text: plainText('Reply')
    .trim()
    .min(1, 'Please write a reply')
    .max(rules.replyMaxLength, `A reply has at most ${rules.replyMaxLength} letters`),
})

/** The reviews of a shop and its replies. */
export const reviewRepliesEndpoints = defineEndpoints({
  'GET /vendor/shops/:shopId/reviews': {
    ...shopRight,
    name: 'listShopReviews',
    summary: 'Published reviews of the shop and of what it sells, the newest first',
    params: shop,
    query: z.strictObject({
      pageSize: pageQuery.pageSize,
      view: z.enum(rules.shopReviewViews).default('unanswered'),
      period: z.enum(rules.shopReviewPeriods).default('all'),
      stars: z.enum(['1', '2', '3', '4', '5']).optional(),
      cursor,
    }),
    response: answerOf(
      z.strictObject({
        items: z.array(shopReviewSchema),
        nextCursor: z.string().nullable(),
        unansweredCount: z.int(),
        totalCount: z.int(),
        /** How many were published of the period, with and without a reply, and their stars; null where no period was asked for. */
        ofPeriod: z.strictObject({ count: z.int(), average: z.number().nullable() }).nullable(),
      }),
    ),
    errors: [400, 404],
  },
  'PUT /vendor/shops/:shopId/reviews/:reviewId/reply': {
    ...shopRight,
    name: 'replyToReview',
    summary: `Reply to a review, once; the reply can be changed for ${rules.reviewEditDays} days`,
    params: review,
    body: replyBody,
    response: answerOf(shopReviewSchema),
    errors: [404, 409],
    limit: { max: 200, perSeconds: 3600 },
  },
  'DELETE /vendor/shops/:shopId/reviews/:reviewId/reply': {
    ...shopRight,
    name: 'withdrawReply',
    summary: 'Take a reply back; one that is not there is no failure',
    params: review,
    response: answerOf(shopReviewSchema),
    errors: [404, 409],
  },
  'POST /vendor/shops/:shopId/reviews/:reviewId/reports': {
    ...shopRight,
    name: 'reportReviewAsShop',
    summary: 'Tell staff what is wrong with a review; a bad rating is no reason',
    params: review,
    body: reportBody,
    response: reportAnswer,
    errors: [404],
    limit: { max: 30, perSeconds: 3600 },
  },
})
