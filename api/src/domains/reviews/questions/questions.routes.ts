import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { getProductBasics } from '../../catalogue/product.service.ts'
import { getServiceBasics } from '../../services/services.service.ts'
import { deviceHash } from '../device.ts'
import { answerAsBuyer, withdrawAnswer } from './answer-question.service.ts'
import { voteAnswer } from './answer-votes.service.ts'
import {
  askedPage,
  askQuestion,
  getOwnQuestion,
  questionStanding,
  toAnswerPage,
  withdrawQuestion,
} from './ask-question.service.ts'
import { questionPage } from './read-questions.service.ts'
import { reportAnswer, reportQuestion } from './report-question.service.ts'
import { answerAsShop, shopQuestionPage } from './shop-questions.service.ts'

/** Questions about products and services, and their answers. */
export function questionsRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  const writerOf = (request: FastifyRequest) => ({
    userId: callerOf(request).userId,
    device: deviceHash(services, request),
  })
  const isReported = { isReported: true } as const

  readRoute(app, 'GET /products/:productId/questions', async ({ params, query, db: read }) => {
    const { id } = await getProductBasics(read, params.productId)
    return answer('Questions.', await questionPage(read, { productId: id }, query))
  })
  readRoute(app, 'GET /services/:serviceId/questions', async ({ params, query, db: read }) => {
    const { id } = await getServiceBasics(read, params.serviceId)
    return answer('Questions.', await questionPage(read, { serviceId: id }, query))
  })
  route(app, 'POST /products/:productId/questions', async ({ params, body, request }) => {
    const about = { kind: 'product', id: params.productId } as const
    return answer('Your question is sent.', await askQuestion(services, writerOf(request), about, body))
  })
  route(app, 'POST /services/:serviceId/questions', async ({ params, body, request }) => {
    const about = { kind: 'service', id: params.serviceId } as const
    return answer('Your question is sent.', await askQuestion(services, writerOf(request), about, body))
  })

  route(app, 'GET /own-questions', async ({ query, request }) =>
    answer('Your questions.', await askedPage(db, callerOf(request).userId, query)),
  )
  route(app, 'GET /own-questions/to-answer', async ({ query, request }) =>
    answer('Questions that you can answer.', await toAnswerPage(db, callerOf(request).userId, query)),
  )
  route(app, 'GET /own-questions/:kind/:id', async ({ params, request }) =>
    answer(
      'What you have to do with these questions.',
      await questionStanding(db, callerOf(request).userId, params),
    ),
  )
  route(app, 'GET /questions/:questionId', async ({ params, request }) =>
    answer('The question.', await getOwnQuestion(db, callerOf(request).userId, params.questionId)),
  )
  route(app, 'DELETE /questions/:questionId', async ({ params, request }) =>
    answer('Taken back.', await withdrawQuestion(services, callerOf(request).userId, params.questionId)),
  )

  route(app, 'PUT /questions/:questionId/answer', async ({ params, body, request }) =>
    answer(
      'Your answer is saved.',
      await answerAsBuyer(services, writerOf(request), params.questionId, body.text),
    ),
  )
  route(app, 'DELETE /questions/:questionId/answer', async ({ params, request }) =>
    answer('Taken back.', await withdrawAnswer(services, callerOf(request).userId, params.questionId)),
  )
  route(app, 'PUT /answers/:answerId/vote', async ({ params, request }) =>
    answer('Noted.', await voteAnswer(services, writerOf(request), params.answerId, true)),
  )
  route(app, 'DELETE /answers/:answerId/vote', async ({ params, request }) =>
    answer('Noted.', await voteAnswer(services, writerOf(request), params.answerId, false)),
  )
  route(app, 'POST /questions/:questionId/reports', async ({ params, body, request }) => {
    await reportQuestion(services, { userId: callerOf(request).userId }, params.questionId, body)
    return answer('Thank you, our team looks at it.', isReported)
  })
  route(app, 'POST /answers/:answerId/reports', async ({ params, body, request }) => {
    await reportAnswer(services, { userId: callerOf(request).userId }, params.answerId, body)
    return answer('Thank you, our team looks at it.', isReported)
  })

  route(app, 'GET /vendor/shops/:shopId/questions', async ({ query, request }) =>
    answer('Questions to the shop.', await shopQuestionPage(db, membershipOf(request).vendorId, query)),
  )
  route(app, 'PUT /vendor/shops/:shopId/questions/:questionId/answer', async ({ params, body, request }) => {
    const writer = { ...writerOf(request), vendorId: membershipOf(request).vendorId }
    return answer('Your answer is saved.', await answerAsShop(services, writer, params.questionId, body.text))
  })
  route(
    app,
    'POST /vendor/shops/:shopId/questions/:questionId/reports',
    async ({ params, body, request }) => {
      const { vendorId } = membershipOf(request)
      await reportQuestion(services, { userId: callerOf(request).userId, vendorId }, params.questionId, body)
      return answer('Thank you, our team looks at it.', isReported)
    },
  )
}
