import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { endWaiting, mailPage, mailSummary, retryEnded, retryWaiting } from './mails.service.ts'

/** Mails that could not be delivered, for staff. */
export function mailsRoutes(app: FastifyInstance, services: Services) {
  readRoute(app, 'GET /staff/mails/summary', async ({ db }) =>
    answer('How mail goes out.', await mailSummary(services, db)),
  )

  readRoute(app, 'GET /staff/mails', async ({ query, db }) =>
    answer('Mails that were not delivered.', await mailPage(db, query)),
  )

  route(app, 'POST /staff/mails/retry', async ({ request }) =>
    answer('They are tried now.', { count: await retryWaiting(services, callerOf(request)) }),
  )

  route(app, 'POST /staff/mails/:id/retry', async ({ params, request }) => {
    await retryEnded(services, callerOf(request), params.id)
    return answer('It is sent again.', {})
  })

  route(app, 'POST /staff/mails/:id/end', async ({ params, request }) => {
    await endWaiting(services, callerOf(request), params.id)
    return answer('It is not tried any more.', {})
  })
}
