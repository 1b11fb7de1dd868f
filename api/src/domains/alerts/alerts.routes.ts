import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import {
  alertIdsOf,
  alertListOf,
  followShop,
  stopWaitingForStock,
  unfollowShop,
  waitForStock,
} from './alerts.service.ts'

export function alertsRoutes(app: FastifyInstance, { db: primary }: Services) {
  readRoute(app, 'GET /alerts', async ({ request, db }) =>
    answer('What you are waiting for.', await alertIdsOf(db, callerOf(request).userId)),
  )
  readRoute(app, 'GET /alerts/list', async ({ request, db }) =>
    answer('What you are waiting for.', await alertListOf(db, callerOf(request).userId)),
  )
  route(app, 'PUT /alerts/variants/:variantId', async ({ params, request }) => {
    const ids = await waitForStock(primary, callerOf(request).userId, params.variantId)
    return answer('We will tell you when it is back.', ids)
  })
  route(app, 'DELETE /alerts/variants/:variantId', async ({ params, request }) => {
    const ids = await stopWaitingForStock(primary, callerOf(request).userId, params.variantId)
    return answer('You will not be told of it.', ids)
  })
  route(app, 'PUT /alerts/shops/:slug', async ({ params, request }) =>
    answer('You follow this shop.', await followShop(primary, callerOf(request).userId, params.slug)),
  )
  route(app, 'DELETE /alerts/shops/:slug', async ({ params, request }) =>
    answer('You no longer follow it.', await unfollowShop(primary, callerOf(request).userId, params.slug)),
  )
}
