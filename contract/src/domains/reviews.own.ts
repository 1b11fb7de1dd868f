import { z } from 'zod'
import { answerOf, pageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { pictureSchema } from '../shared/picture.ts'
import { plainText } from '../shared/plain-text.ts'
import * as rules from './reviews.rules.ts'

const day = z.iso.date()
const time = z.iso.datetime()
const starsField = z
  .int('Stars are a whole number')
  .min(1, 'Please choose 1 to 5 stars')
  .max(5, 'Please choose 1 to 5 stars')

/** Something that somebody received and can review. */
const purchaseSchema = z.strictObject({
  kind: z.enum(rules.reviewKinds),
  /** The public id of a product or service, or the address name of a shop. */
  id: z.string(),
  title: bilingualSchema,
  /** Null of a shop without a logo. */
  picture: pictureSchema.nullable(),
  choice: z.array(bilingualSchema),
  shopName: bilingualSchema,
  boughtOn: day,
})
export type Purchase = z.infer<typeof purchaseSchema>

export const ownPhotoSchema = z.strictObject({ photoId: z.string(), picture: pictureSchema })
export type OwnPhoto = z.infer<typeof ownPhotoSchema>

export const ownReviewSchema = z.strictObject({
  id: z.string(),
  about: purchaseSchema,
  stars: z.int(),
  aspects: z.record(z.string(), z.int()),
  text: z.string(),
  photos: z.array(ownPhotoSchema),
  state: z.enum(rules.reviewStates),
  removalReason: z.enum(rules.removalReasons).nullable(),
  helpfulCount: z.int(),
  reply: z.strictObject({ text: z.string(), at: time }).nullable(),
  createdAt: time,
  editedAt: time.nullable(),
  /** The last day on which it can be changed or taken back. */
  editableUntil: day,
})
export type OwnReview = z.infer<typeof ownReviewSchema>

/** What the reader may say about one thing. */
export const ownStandingSchema = z.strictObject({
  /** Null where they never received it. */
  purchase: purchaseSchema.nullable(),
  /** Why they cannot write now; null where they can. */
  refusal: z.enum(rules.reviewRefusals).nullable(),
  review: ownReviewSchema.nullable(),
  /** What is asked beside the stars. */
  aspects: z.array(z.strictObject({ key: z.string(), name: bilingualSchema })),
  /** As their review is signed: "Anjali S.", "Kathmandu". */
  shownAs: z.strictObject({ author: z.string(), place: bilingualSchema }).nullable(),
  /** The reviews of it that they found helpful. */
  votedReviewIds: z.array(z.string()),
})
export type OwnStanding = z.infer<typeof ownStandingSchema>

export const reviewBody = z.strictObject({
  stars: starsField,
  /** By the key of an aspect; those that are left out are not judged. */
  aspects: z
    .record(z.string().max(60), starsField)
    .refine((aspects) => Object.keys(aspects).length <= rules.maxAspects, 'These are too many aspects')
    .default({}),
  text: plainText('Review')
    .trim()
    .max(rules.reviewTextMaxLength, `A review has at most ${rules.reviewTextMaxLength} characters`)
    .default(''),
  photoIds: z
    .array(z.uuid('This is not a photo of yours'))
    .max(rules.maxReviewPhotos, `At most ${rules.maxReviewPhotos} photos`)
    .default([]),
})
export type ReviewBody = z.output<typeof reviewBody>

export const reportBody = z.strictObject({
  reason: z.enum(rules.reportReasons, `reason must be one of ${rules.reportReasons.join(', ')}`),
  words: plainText('Words').trim().max(500, 'Words are too long (at most 500 characters)').default(''),
})
export type ReportBody = z.output<typeof reportBody>

export const voteAnswer = answerOf(z.strictObject({ helpfulCount: z.int(), isVoted: z.boolean() }))
export const reportAnswer = answerOf(z.strictObject({ isReported: z.literal(true) }))

const signedIn = { access: 'signed-in' } as const
const subject = z.strictObject({ kind: z.enum(rules.reviewKinds), id: publicIdSchema })
const reviewId = z.strictObject({ reviewId: publicIdSchema })
const hour = 3600
const maxMb = rules.reviewPhotoMaxBytes / 1_000_000

/**
 * What is refused about a review names in `fields` why: one of `reviewRefusals`, or for its words `text` and for its photos
 * `photoIds`. A review that was sent twice is one review.
 */
export const ownReviewsEndpoints = defineEndpoints({
  'GET /own-reviews': {
    ...signedIn,
    name: 'listOwnReviews',
    summary: 'What the caller has written, newest first',
    query: z.strictObject({ pageIndex: pageQuery.pageIndex, pageSize: pageQuery.pageSize }),
    response: pageOf(ownReviewSchema),
  },
  'GET /own-reviews/to-write': {
    ...signedIn,
    name: 'listReviewsToWrite',
    summary: 'What the caller received and has not reviewed, the newest first; goods and their shops',
    query: z.strictObject({ pageIndex: pageQuery.pageIndex, pageSize: pageQuery.pageSize }),
    response: pageOf(purchaseSchema),
  },
  'GET /own-reviews/:kind/:id': {
    ...signedIn,
    name: 'getOwnReview',
    summary:
      'What the caller wrote about one thing, or may write, and which reviews of it they found helpful',
    params: subject,
    response: answerOf(ownStandingSchema),
    errors: [404],
  },
  'PUT /own-reviews/:kind/:id': {
    ...signedIn,
    name: 'writeReview',
    summary: `Write a review of what was received, or change it for ${rules.reviewEditDays} days`,
    params: subject,
    body: reviewBody,
    response: answerOf(ownReviewSchema),
    errors: [403, 404, 409],
    limit: { max: 60, perSeconds: hour },
  },
  'DELETE /own-reviews/:kind/:id': {
    ...signedIn,
    name: 'withdrawReview',
    summary: 'Take a review back; one that is not there is no failure',
    params: subject,
    response: answerOf(ownStandingSchema),
    errors: [404, 409],
    limit: { max: 60, perSeconds: hour },
  },
  'POST /own-reviews/photos': {
    ...signedIn,
    name: 'sendReviewPhoto',
    summary: `Send a photo of at most ${maxMb} MB; it is shown to nobody until a review names it`,
    takesFile: { maxBytes: rules.reviewPhotoMaxBytes },
    response: answerOf(ownPhotoSchema),
    errors: [409, 413, 415],
    limit: { max: 60, perSeconds: hour },
  },
  'PUT /reviews/:reviewId/vote': {
    ...signedIn,
    name: 'voteReview',
    summary: 'Find a review helpful; twice is once',
    params: reviewId,
    response: voteAnswer,
    errors: [404, 409],
    limit: { max: 200, perSeconds: hour },
  },
  'DELETE /reviews/:reviewId/vote': {
    ...signedIn,
    name: 'unvoteReview',
    summary: 'Take that back',
    params: reviewId,
    response: voteAnswer,
    errors: [404],
    limit: { max: 200, perSeconds: hour },
  },
  'POST /reviews/:reviewId/reports': {
    ...signedIn,
    name: 'reportReview',
    summary: 'Tell staff what is wrong with a review or its reply; it stays on the page until they decide',
    params: reviewId,
    body: reportBody.extend({ about: z.enum(['review', 'reply']).default('review') }),
    response: reportAnswer,
    errors: [404],
    limit: { max: 30, perSeconds: hour },
  },
})
