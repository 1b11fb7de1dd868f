import { z } from 'zod'
import { answerOf, deepPageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField, publicIdSchema, requiredLineField } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { pictureSchema } from '../shared/picture.ts'
import { listingContentSchema } from './listings.content.ts'
import { listingPreviewSchema, listingVersionSchema, sentBackSchema } from './listings.ts'
import * as rules from './listings.rules.ts'

const shopSchema = z.strictObject({
  id: z.string(),
  slug: z.string(),
  name: bilingualSchema,
  isTrusted: z.boolean(),
  isSuspended: z.boolean(),
  /** How many listings of the shop have ever been in the shop. */
  liveCount: z.int(),
})

export const reviewCardSchema = z.strictObject({
  /** The id of the version. */
  id: z.string(),
  listingId: z.string(),
  number: z.int(),
  kind: z.enum(rules.listingKinds),
  state: z.enum(rules.versionStates),
  title: bilingualSchema,
  picture: pictureSchema.nullable(),
  shop: shopSchema.omit({ liveCount: true }),
  /** The shop has nothing in the shop yet: its first listings are looked at first. */
  isFirstOfShop: z.boolean(),
  /** Whether it changes a live listing. */
  isChange: z.boolean(),
  sentAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
})
export type ReviewCard = z.infer<typeof reviewCardSchema>

export const reviewSchema = z.strictObject({
  ...reviewCardSchema.shape,
  shop: shopSchema,
  content: listingContentSchema,
  /** What shoppers see now, or saw before a trusted version; null for a new listing. */
  before: listingContentSchema.nullable(),
  /** The pictures that both name, by their ids. */
  pictures: z.record(z.string(), pictureSchema),
  /** The category with those above it. */
  categories: z.array(z.strictObject({ slug: z.string(), name: bilingualSchema })),
  sentBy: z.string().nullable(),
  sentBack: sentBackSchema.nullable(),
  /** The id of a version that was sent after this one and takes its place. */
  newerId: z.string().nullable(),
  /** Earlier versions of the listing and how they were decided, the newest first, at most 20. */
  earlier: z.array(listingVersionSchema),
})
export type Review = z.infer<typeof reviewSchema>

const queueQuery = z.strictObject({
  pageSize: pageQuery.pageSize,
  state: z.enum(rules.reviewTabs).default('waiting'),
  kind: z.enum(rules.listingKinds).optional(),
  /** The id of a shop. */
  shop: publicIdSchema.optional(),
  cursor: z.string().max(200).optional(),
})
export type ReviewQuery = z.output<typeof queueQuery>

const reviewCountsSchema = z.strictObject({ waiting: z.int(), afterwards: z.int(), late: z.int() })
export type ReviewCounts = z.infer<typeof reviewCountsSchema>

const versionParams = z.strictObject({ versionId: z.uuid('This is no version') })
const reviewCall = { access: 'staff:catalogue', params: versionParams } as const
const reviewAnswer = answerOf(reviewSchema)
const words = lineField(rules.reviewWordsMaxLength, 'Words')
const reasons = z
  .array(
    z.strictObject({
      field: z.string().regex(/^[\w.-]{1,80}$/, 'This is no field'),
      words: requiredLineField(rules.reviewWordsMaxLength, 'What has to be changed'),
    }),
  )
  .max(40)

export const savedAnswerSchema = z.strictObject({ id: z.string(), words: bilingualSchema })
export type SavedAnswer = z.infer<typeof savedAnswerSchema>
const answerWords = z.strictObject({
  en: requiredLineField(rules.savedAnswerMaxLength, 'The answer'),
  ne: lineField(rules.savedAnswerMaxLength, 'The answer in Nepali'),
})

export const listingsForStaffEndpoints = defineEndpoints({
  'GET /staff/listings': {
    name: 'listReviews',
    summary: 'Versions of listings to look at: the first ones of new shops first, then the oldest',
    access: 'staff:catalogue',
    query: queueQuery,
    response: deepPageOf(reviewCardSchema, { counts: reviewCountsSchema }),
  },
  'GET /staff/listings/:versionId': {
    ...reviewCall,
    name: 'getReview',
    summary: 'A version beside what is live, with the standing of its shop',
    response: reviewAnswer,
    errors: [404],
  },
  'GET /staff/listings/:versionId/preview': {
    ...reviewCall,
    name: 'previewReview',
    summary: 'The page as shoppers will see it when the version is live',
    response: answerOf(listingPreviewSchema),
    errors: [404],
  },
  'POST /staff/listings/:versionId/approve': {
    ...reviewCall,
    name: 'approveListing',
    summary: 'Put the version into the shop, or leave that of a trusted shop there',
    response: reviewAnswer,
    errors: [404, 409],
  },
  'POST /staff/listings/:versionId/send-back': {
    ...reviewCall,
    name: 'sendBackListing',
    summary: 'Say what has to be changed, at its fields; what is live stays',
    body: z
      .strictObject({ reasons, words })
      .refine((body) => body.reasons.length > 0 || body.words !== '', 'Please say what has to be changed.'),
    response: reviewAnswer,
    errors: [404, 409],
  },
  'POST /staff/listings/:versionId/take-back': {
    ...reviewCall,
    name: 'takeBackListing',
    summary: 'Take the version of a trusted shop out again; the one approved before it is shown instead',
    body: z
      .strictObject({ reasons, words })
      .refine((body) => body.reasons.length > 0 || body.words !== '', 'Please say what has to be changed.'),
    response: reviewAnswer,
    errors: [404, 409],
  },
  'GET /staff/listing-answers': {
    name: 'listSavedAnswers',
    summary: 'Sentences that staff keep for sending listings back',
    access: 'staff:catalogue',
    response: answerOf(z.strictObject({ items: z.array(savedAnswerSchema) })),
  },
  'POST /staff/listing-answers': {
    name: 'saveAnswer',
    summary: 'Keep a sentence for sending listings back',
    access: 'staff:catalogue',
    body: z.strictObject({ words: answerWords }),
    response: answerOf(savedAnswerSchema),
    errors: [409],
  },
  'DELETE /staff/listing-answers/:answerId': {
    name: 'deleteAnswer',
    summary: 'Drop a kept sentence',
    access: 'staff:catalogue',
    params: z.strictObject({ answerId: z.uuid('This is no answer') }),
    response: answerOf(z.null()),
    errors: [404],
  },
  'PUT /staff/vendors/:id/trusted': {
    name: 'setShopTrusted',
    summary: 'Let what a shop sends be seen at once and looked at afterwards, or end that',
    access: 'staff:vendors',
    params: z.strictObject({ id: publicIdSchema }),
    body: z.strictObject({ isTrusted: z.boolean() }),
    response: answerOf(z.strictObject({ isTrusted: z.boolean() })),
    errors: [404],
  },
})
