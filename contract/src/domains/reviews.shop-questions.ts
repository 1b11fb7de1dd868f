import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { pictureSchema } from '../shared/picture.ts'
import { reportAnswer, reportBody } from './reviews.own.ts'
import { answerBody, questionSchema } from './reviews.questions.ts'
import * as rules from './reviews.rules.ts'

const about = z.strictObject({
  kind: z.enum(rules.askedKinds),
  id: z.string(),
  title: bilingualSchema,
  picture: pictureSchema.nullable(),
})

export const shopQuestionSchema = questionSchema.extend({
  about,
  myAnswer: z
    .strictObject({ id: z.string(), text: z.string(), state: z.enum(rules.reviewStates) })
    .nullable(),
})
export type ShopQuestion = z.infer<typeof shopQuestionSchema>

/** How soon the shop answers questions, of thirty days; closing days do not count. */
export const answerTimeSchema = z.strictObject({
  questionCount: z.int(),
  /** The middle one; null while there are too few, and shoppers are told nothing. */
  medianMinutes: z.int().nullable(),
  withinTwoHours: z.int(),
  sameDay: z.int(),
  later: z.int(),
})
export type AnswerTime = z.infer<typeof answerTimeSchema>

const shopRight = { access: 'vendor:reviews' } as const
const shop = z.strictObject({ shopId: publicIdSchema })
const question = shop.extend({ questionId: publicIdSchema })

export const shopQuestionsEndpoints = defineEndpoints({
  'GET /vendor/shops/:shopId/questions': {
    ...shopRight,
    name: 'listShopQuestions',
    summary: 'Questions about what the shop sells: open ones the oldest first, others the newest first',
    params: shop,
    query: z.strictObject({
      pageSize: pageQuery.pageSize,
      view: z.enum(rules.shopQuestionViews).default('open'),
      cursor: z.string().max(200).optional(),
    }),
    response: answerOf(
      z.strictObject({
        items: z.array(shopQuestionSchema),
        nextCursor: z.string().nullable(),
        openCount: z.int(),
        answerTime: answerTimeSchema,
      }),
    ),
    errors: [400, 404],
  },
  'PUT /vendor/shops/:shopId/questions/:questionId/answer': {
    ...shopRight,
    name: 'answerAsShop',
    summary: 'Answer a question for the shop, or change that answer',
    params: question,
    body: answerBody,
    response: answerOf(shopQuestionSchema),
    errors: [404, 409],
    limit: { max: 200, perSeconds: 3600 },
  },
  'POST /vendor/shops/:shopId/questions/:questionId/reports': {
    ...shopRight,
    name: 'reportQuestionAsShop',
    summary: 'Tell staff what is wrong with a question',
    params: question,
    body: reportBody,
    response: reportAnswer,
    errors: [404],
    limit: { max: 30, perSeconds: 3600 },
  },
})
