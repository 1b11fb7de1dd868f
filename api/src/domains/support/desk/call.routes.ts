import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { findUserByVerifiedEmail } from '#domains/account/account.service.ts'
import { takeDownCall } from './call.service.ts'
import { deskThread } from './desk.service.ts'

/** What staff write down for people on the telephone. */
export function callRoutes(app: FastifyInstance, services: Services) {
  route(app, 'POST /staff/calls', async ({ body, request }) => {
    const ticket = await takeDownCall(services, callerOf(request), body)
    return answer('The call is taken down.', await deskThread(services, ticket))
  })
  route(app, 'GET /staff/callers', async ({ query }) => {
    const account = await findUserByVerifiedEmail(services.db, query.email)
    return answer('Who may be calling.', { account: account && { name: account.name } })
  })
}
