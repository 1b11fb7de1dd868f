import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { keepModerated, removeModerated } from './decide-case.service.ts'
import { casePage, getCase } from './read-cases.service.ts'
import { reportReview } from './report.service.ts'

/** What readers report, and what staff decide about it. */
export function moderationRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  route(app, 'POST /reviews/:reviewId/reports', async ({ params, body, request }) => {
    const { about, ...said } = body
    const who = { reviewId: params.reviewId, about, userId: callerOf(request).userId }
    await db.transaction((tx) => reportReview(tx, who, said))
    return answer('Thank you. Staff will look at it.', { isReported: true as const })
  })
  route(app, 'GET /staff/moderation', async ({ query }) =>
    answer('What staff have to look at.', await casePage(db, query)),
  )
  route(app, 'GET /staff/moderation/:caseId', async ({ params }) =>
    answer('The case.', await getCase(db, params.caseId)),
  )
  route(app, 'POST /staff/moderation/:caseId/keep', async ({ params, body, request }) =>
    answer('It stays on the page.', await keepModerated(services, callerOf(request), params.caseId, body)),
  )
  route(app, 'POST /staff/moderation/:caseId/remove', async ({ params, body, request }) =>
    answer('It is off the page.', await removeModerated(services, callerOf(request), params.caseId, body)),
  )
}
