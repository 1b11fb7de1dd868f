import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { stopRoutes } from './stop/stop.routes.ts'
import { createNotificationHub } from './notification-hub.ts'
import {
  choicesOf,
  chooseNotifications,
  notificationPage,
  readNotifications,
  unreadOf,
  type Reader,
} from './read-notifications.service.ts'

const shopperOf = (request: FastifyRequest): Reader => ({
  userId: callerOf(request).userId,
  membership: null,
})
const memberOf = (request: FastifyRequest): Reader => ({
  userId: callerOf(request).userId,
  membership: membershipOf(request),
})

export function notificationsRoutes(app: FastifyInstance, services: Services) {
  profileRoutes(app, services)
  shopRoutes(app, services)
  streamRoute(app, services)
  stopRoutes(app, services)
}

/**
 * What somebody is told as a shopper. The list and the count come from the primary: a replica may not have yet what the stream has
 * just announced.
 */
function profileRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /notifications', async ({ query, request }) =>
    answer('Your notifications.', await notificationPage(services.db, shopperOf(request), query)),
  )
  route(app, 'GET /notifications/unread', async ({ request }) =>
    answer('How many are unread.', await unreadOf(services.db, shopperOf(request))),
  )
  route(app, 'POST /notifications/read', async ({ body, request }) =>
    answer('Marked as read.', await readNotifications(services, shopperOf(request), body)),
  )
  readRoute(app, 'GET /notifications/choices', async ({ request, db }) =>
    answer('What you are told.', await choicesOf(db, shopperOf(request))),
  )
  route(app, 'PUT /notifications/choices', async ({ body, request }) =>
    answer('Your choice is saved.', await chooseNotifications(services, shopperOf(request), body)),
  )
}

/** The same for a member of a shop. */
function shopRoutes(app: FastifyInstance, services: Services) {
  route(app, 'GET /vendor/shops/:shopId/notifications', async ({ query, request }) =>
    answer('Your notifications.', await notificationPage(services.db, memberOf(request), query)),
  )
  route(app, 'GET /vendor/shops/:shopId/notifications/unread', async ({ request }) =>
    answer('How many are unread.', await unreadOf(services.db, memberOf(request))),
  )
  route(app, 'POST /vendor/shops/:shopId/notifications/read', async ({ body, request }) =>
    answer('Marked as read.', await readNotifications(services, memberOf(request), body)),
  )
  readRoute(app, 'GET /vendor/shops/:shopId/notifications/choices', async ({ request, db }) =>
    answer('What you are told.', await choicesOf(db, memberOf(request))),
  )
  route(app, 'PUT /vendor/shops/:shopId/notifications/choices', async ({ body, request }) =>
    answer('Your choice is saved.', await chooseNotifications(services, memberOf(request), body)),
  )
}

/**
 * Says that something changed, and nothing else: the window asks for it by the calls above. There is no HEAD route: a HEAD
 * request would wait for the end of the stream.
 */
function streamRoute(app: FastifyInstance, services: Services) {
  const hub = createNotificationHub(services, app.log)
  app.addHook('onClose', () => hub.close())
  const options = {
    compress: false as const,
    exposeHeadRoute: false,
    config: { access: 'signed-in' as const },
    schema: { hide: true } as object,
  }
  app.get('/notifications/stream', options, async (request, reply) => {
    const { userId } = callerOf(request)
    const stream = app.liveStreams.open(request, reply, {
      owner: `notifications ${userId}`,
      mayGoOn: async () => (await app.principalNow(request)) !== null,
      onEnd: () => unsubscribe(),
    })
    const unsubscribe = hub.subscribe(userId, () => stream.send({ type: 'changed' }))
    stream.send({ type: 'ready' })
    return reply
  })
}
