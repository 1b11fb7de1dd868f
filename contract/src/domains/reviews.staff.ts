import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField, publicIdSchema, requiredLineField, slugSchema } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { pictureSchema } from '../shared/picture.ts'
import { categoryKinds } from './catalogue.categories.rules.ts'
import * as rules from './reviews.rules.ts'

const time = z.iso.datetime()

/** Something that people wrote and staff have to look at. */
export const moderationCaseSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(rules.moderatedKinds),
  reasons: z.array(z.enum(rules.caseReasons)),
  openedAt: time,
  /** What was written, as it stands now. */
  text: z.string(),
  language: z.enum(['en', 'ne']),
  /** Null of questions, answers and replies. */
  stars: z.int().nullable(),
  photos: z.array(pictureSchema),
  author: z.string(),
  /** When it was written or last changed; who decides names it, so that nobody decides about words they have not read. */
  writtenAt: time,
  state: z.enum(rules.reviewStates),
  about: z.strictObject({ kind: z.enum(rules.reviewKinds), id: z.string(), title: bilingualSchema }),
  shop: z.strictObject({ slug: z.string(), name: bilingualSchema }),
  reportCount: z.int(),
  decision: z
    .strictObject({
      isRemoved: z.boolean(),
      reason: z.enum(rules.removalReasons).nullable(),
      words: z.string(),
      by: z.string().nullable(),
      at: time,
    })
    .nullable(),
})
export type ModerationCase = z.infer<typeof moderationCaseSchema>

export const moderationCaseDetailSchema = moderationCaseSchema.extend({
  /** Which words brought it here. */
  hits: z.array(z.string()),
  reports: z.array(
    z.strictObject({
      reason: z.enum(rules.reportReasons),
      words: z.string(),
      at: time,
      isByShop: z.boolean(),
    }),
  ),
  /** What else came from the same device in ninety days, by how many accounts. */
  device: z.strictObject({ accountCount: z.int(), reviewCount: z.int(), voteCount: z.int() }).nullable(),
  /** The verified purchase; null of what is no review. */
  boughtOn: z.iso.date().nullable(),
  orderNumber: z.string().nullable(),
})
export type ModerationCaseDetail = z.infer<typeof moderationCaseDetailSchema>

export const categoryAspectsSchema = z.strictObject({
  slug: z.string(),
  kind: z.enum(categoryKinds),
  name: bilingualSchema,
  parentSlug: z.string().nullable(),
  /** Its own; a category without any asks for those of its department. */
  aspects: z.array(z.strictObject({ key: z.string(), name: bilingualSchema })),
  /** Grows with every change. */
  version: z.int(),
})
export type CategoryAspects = z.infer<typeof categoryAspectsSchema>

const staff = { access: 'staff:catalogue' } as const
const one = { ...staff, params: z.strictObject({ caseId: publicIdSchema }) } as const
const moved = { response: answerOf(moderationCaseDetailSchema), errors: [403, 404, 409] } as const
const name = requiredLineField(rules.aspectNameMaxLength, 'Name')

export const removalBody = z
  .strictObject({
    writtenAt: time,
    reason: z.enum(rules.removalReasons, `reason must be one of ${rules.removalReasons.join(', ')}`),
    words: lineField(500, 'Words').default(''),
  })
  .refine(({ reason, words }) => words !== '' || !rules.reasonsWithWords.includes(reason), {
    error: 'Please say why',
    path: ['words'],
  })

export const reviewsForStaffEndpoints = defineEndpoints({
  'GET /staff/moderation': {
    ...staff,
    name: 'listModerationCases',
    summary:
      'What people wrote and staff have to look at, the oldest first; what was decided, the newest first',
    query: z.strictObject({
      pageSize: pageQuery.pageSize,
      view: z.enum(rules.caseViews).default('open'),
      kind: z.enum(rules.moderatedKinds).optional(),
      reason: z.enum(rules.caseReasons).optional(),
      cursor: z.string().max(200).optional(),
    }),
    response: answerOf(
      z.strictObject({
        items: z.array(moderationCaseSchema),
        nextCursor: z.string().nullable(),
        openCount: z.int(),
      }),
    ),
    errors: [400],
  },
  'GET /staff/moderation/:caseId': {
    ...one,
    name: 'getModerationCase',
    summary: 'One case with its reports',
    response: answerOf(moderationCaseDetailSchema),
    errors: [404],
  },
  'POST /staff/moderation/:caseId/keep': {
    ...one,
    name: 'keepModerated',
    summary: 'It is fine: it stays on the page, or comes onto it',
    body: z.strictObject({ writtenAt: time, words: lineField(500, 'Words').default('') }),
    ...moved,
  },
  'POST /staff/moderation/:caseId/remove': {
    ...one,
    name: 'removeModerated',
    summary: 'Take it off the page, for one of the reasons; its author is told which',
    body: removalBody,
    ...moved,
  },
  'GET /staff/review-aspects': {
    ...staff,
    name: 'listReviewAspects',
    summary: 'What buyers are asked about beside the stars, by category',
    response: answerOf(z.strictObject({ items: z.array(categoryAspectsSchema) })),
  },
  'PUT /staff/review-aspects/:kind/:slug': {
    ...staff,
    name: 'setReviewAspects',
    summary: 'Change what buyers are asked in a category; what they said about others is kept and not shown',
    params: z.strictObject({ kind: z.enum(categoryKinds), slug: slugSchema }),
    body: z.strictObject({
      version: z.int(),
      aspects: z
        .array(
          z.strictObject({
            /** Null of a new one. */
            key: z.string().max(60).nullable(),
            name: z.strictObject({ en: name, ne: name }),
          }),
        )
        .max(rules.maxAspects, `At most ${rules.maxAspects} aspects`),
    }),
    response: answerOf(categoryAspectsSchema),
    errors: [404, 409],
  },
})
