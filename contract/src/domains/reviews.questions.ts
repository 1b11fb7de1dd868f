import { z } from 'zod'
import { answerOf, pageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { pictureSchema } from '../shared/picture.ts'
import { plainText } from '../shared/plain-text.ts'
import { reportAnswer, reportBody, voteAnswer } from './reviews.own.ts'
import * as rules from './reviews.rules.ts'

const time = z.iso.datetime()

export const answerSchema = z.strictObject({
  id: z.string(),
  by: z.enum(['shop', 'buyer']),
  /** The shop's name, or "Anita S."; empty where the account was closed since. */
  author: bilingualSchema,
  text: z.string(),
  language: z.enum(['en', 'ne']),
  helpfulCount: z.int(),
  createdAt: time,
})
export type Answer = z.infer<typeof answerSchema>

export const questionSchema = z.strictObject({
  id: z.string(),
  author: z.string(),
  place: bilingualSchema,
  text: z.string(),
  language: z.enum(['en', 'ne']),
  createdAt: time,
  /** The shop's first, then those of buyers, the most helpful first. */
  answers: z.array(answerSchema),
})
export type Question = z.infer<typeof questionSchema>

/** A question as somebody sees it who asked it or may answer it. */
export const ownQuestionSchema = questionSchema.extend({
  state: z.enum(rules.reviewStates),
  isMine: z.boolean(),
  about: z.strictObject({
    kind: z.enum(rules.askedKinds),
    id: z.string(),
    title: bilingualSchema,
    picture: pictureSchema.nullable(),
  }),
  /** The reader bought it and may answer. */
  mayAnswer: z.boolean(),
  myAnswer: z
    .strictObject({ id: z.string(), text: z.string(), state: z.enum(rules.reviewStates) })
    .nullable(),
})
export type OwnQuestion = z.infer<typeof ownQuestionSchema>

/** Why somebody cannot ask about a thing. */
export const askRefusals = ['unverified', 'ownShop', 'notOffered'] as const

/** What the reader has to do with the questions about one thing. */
export const questionStandingSchema = z.strictObject({
  refusal: z.enum(askRefusals).nullable(),
  /** As their question would be signed. */
  shownAs: z.strictObject({ author: z.string(), place: bilingualSchema }),
  /** They received it, and may answer what others ask. */
  mayAnswer: z.boolean(),
  /** Their own questions that others do not see yet. */
  waiting: z.array(ownQuestionSchema),
  votedAnswerIds: z.array(z.string()),
  /** Their own answers, by the question. */
  myAnswers: z.array(
    z.strictObject({ questionId: z.string(), text: z.string(), state: z.enum(rules.reviewStates) }),
  ),
})
export type QuestionStanding = z.infer<typeof questionStandingSchema>

const questionsQuery = z.strictObject({
  pageIndex: pageQuery.pageIndex,
  pageSize: pageQuery.pageSize,
  /** Words that a question or its answers hold, or a question that is being typed: the most alike come first. */
  searchTerm: pageQuery.searchTerm,
})
/** Made by the sender, so that a question sent twice is one. */
const questionBody = z.strictObject({
  key: z.uuid(),
  text: plainText('Question')
    .trim()
    .min(rules.questionMinLength, `A question has at least ${rules.questionMinLength} letters`)
    .max(rules.questionMaxLength, `A question has at most ${rules.questionMaxLength} letters`),
  wantsMail: z.boolean().default(true),
})
export type QuestionBody = z.output<typeof questionBody>
export const answerBody = z.strictObject({
  text: plainText('Answer')
    .trim()
    .min(1, 'Please write an answer')
    .max(rules.answerMaxLength, `An answer has at most ${rules.answerMaxLength} letters`),
})

const productId = z.strictObject({ productId: publicIdSchema })
const serviceId = z.strictObject({ serviceId: publicIdSchema })
const questionId = z.strictObject({ questionId: publicIdSchema })
const answerId = z.strictObject({ answerId: publicIdSchema })
const hour = 3600
const list = {
  access: 'public',
  query: questionsQuery,
  response: pageOf(questionSchema),
  errors: [404],
  maxAgeSeconds: 60,
} as const
const signedIn = { access: 'signed-in' } as const
const ask = {
  ...signedIn,
  body: questionBody,
  response: answerOf(ownQuestionSchema),
  errors: [403, 404, 409],
  limit: { max: 20, perSeconds: hour },
} as const

/** Questions are public once somebody has answered. Words with a contact or a link are refused, `fields.text` says which. */
export const questionsEndpoints = defineEndpoints({
  'GET /products/:productId/questions': {
    ...list,
    name: 'listProductQuestions',
    summary: 'Questions about a product and their answers',
    params: productId,
  },
  'GET /services/:serviceId/questions': {
    ...list,
    name: 'listServiceQuestions',
    summary: 'Questions about a service and their answers',
    params: serviceId,
  },
  'POST /products/:productId/questions': {
    ...ask,
    name: 'askAboutProduct',
    summary: 'Ask the shop, and those who bought it',
    params: productId,
  },
  'POST /services/:serviceId/questions': {
    ...ask,
    name: 'askAboutService',
    summary: 'Ask the shop',
    params: serviceId,
  },
  'GET /own-questions': {
    ...signedIn,
    name: 'listOwnQuestions',
    summary: 'What the caller asked, newest first',
    query: z.strictObject({ pageIndex: pageQuery.pageIndex, pageSize: pageQuery.pageSize }),
    response: pageOf(ownQuestionSchema),
  },
  'GET /own-questions/to-answer': {
    ...signedIn,
    name: 'listQuestionsToAnswer',
    summary:
      'What others ask about things that the caller received, and the caller has not answered, newest first',
    query: z.strictObject({ pageIndex: pageQuery.pageIndex, pageSize: pageQuery.pageSize }),
    response: pageOf(ownQuestionSchema),
  },
  'GET /own-questions/:kind/:id': {
    ...signedIn,
    name: 'getQuestionStanding',
    summary:
      'Whether the caller may ask about a thing or answer, what of theirs waits, and what they found helpful',
    params: z.strictObject({ kind: z.enum(rules.askedKinds), id: publicIdSchema }),
    response: answerOf(questionStandingSchema),
    errors: [404],
  },
  'GET /questions/:questionId': {
    ...signedIn,
    name: 'getQuestion',
    summary: 'A question for whoever asked it or may answer it',
    params: questionId,
    response: answerOf(ownQuestionSchema),
    errors: [404],
  },
  'DELETE /questions/:questionId': {
    ...signedIn,
    name: 'withdrawQuestion',
    summary: 'Take back a question that nobody has answered; one that is gone is no failure',
    params: questionId,
    response: answerOf(z.strictObject({ isWithdrawn: z.literal(true) })),
    errors: [404, 409],
  },
  'PUT /questions/:questionId/answer': {
    ...signedIn,
    name: 'answerAsBuyer',
    summary: 'Answer a question about something that the caller bought, or change that answer',
    params: questionId,
    body: answerBody,
    response: answerOf(ownQuestionSchema),
    errors: [403, 404, 409],
    limit: { max: 30, perSeconds: hour },
  },
  'DELETE /questions/:questionId/answer': {
    ...signedIn,
    name: 'withdrawAnswer',
    summary: 'Take one’s answer back; one that is not there is no failure',
    params: questionId,
    response: answerOf(ownQuestionSchema),
    errors: [404],
  },
  'PUT /answers/:answerId/vote': {
    ...signedIn,
    name: 'voteAnswer',
    summary: 'Find an answer helpful; twice is once',
    params: answerId,
    response: voteAnswer,
    errors: [404, 409],
    limit: { max: 200, perSeconds: hour },
  },
  'DELETE /answers/:answerId/vote': {
    ...signedIn,
    name: 'unvoteAnswer',
    summary: 'Take that back',
    params: answerId,
    response: voteAnswer,
    errors: [404],
    limit: { max: 200, perSeconds: hour },
  },
  'POST /questions/:questionId/reports': {
    ...signedIn,
    name: 'reportQuestion',
    summary: 'Tell staff what is wrong with a question',
    params: questionId,
    body: reportBody,
    response: reportAnswer,
    errors: [404],
    limit: { max: 30, perSeconds: hour },
  },
  'POST /answers/:answerId/reports': {
    ...signedIn,
    name: 'reportAnswer',
    summary: 'Tell staff what is wrong with an answer',
    params: answerId,
    body: reportBody,
    response: reportAnswer,
    errors: [404],
    limit: { max: 30, perSeconds: hour },
  },
})
