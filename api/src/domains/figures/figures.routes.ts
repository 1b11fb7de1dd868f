import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { visitBody, visitMaxBytes, type Visit } from '@haat/contract/domains/figures.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import { answer } from '#plugins/answer.ts'
import { networkOf } from '#plugins/limits/network-of.ts'
import { membershipOf } from '#plugins/membership.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import type { Services } from '#services.ts'
import { readFigures, readShopFigures } from './figures.service.ts'
import { isReader } from './visits/is-reader.ts'
import { createVisitCounter, type VisitCounter } from './visits/visit-counter.ts'
import { addVisits } from './visits/visits.store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    visitCounter: VisitCounter
  }
}

/** Counts visits for all of the app; what was counted is written before it closes. */
export function countVisits(app: FastifyInstance, { db }: Services) {
  const visitCounter = createVisitCounter((counted) => addVisits(db, counted), app.log)
  app.decorate('visitCounter', visitCounter)
  app.addHook('onClose', () => visitCounter.close())
}

export function figuresRoutes(app: FastifyInstance) {
  readRoute(app, 'GET /vendor/shops/:shopId/figures', async ({ query, request, db }) =>
    answer('Figures.', await readShopFigures(db, membershipOf(request).vendorId, query)),
  )
  readRoute(app, 'GET /staff/figures', async ({ query, db }) =>
    answer('Figures.', await readFigures(db, query)),
  )
  visitRoute(app)
}

/**
 * Pages send a beacon for each visit. It reads nothing, writes nothing and needs no session; whether it was counted is not said,
 * so nobody learns how to be counted. Its own limits replace those of the API, which would answer and set a cookie.
 */
function visitRoute(app: FastifyInstance) {
  const config: FastifyContextConfig = { access: 'public', onlyReads: true, isUnlimited: true }
  const options = { bodyLimit: visitMaxBytes, config, schema: { hide: true, body: visitBody } as object }
  app.post('/visits', options, async (request, reply) => {
    const { kind, id } = request.body as Visit
    const listingId = numberOfPublicId(id)
    if (listingId !== undefined && isReader(request)) {
      const agent = request.headers['user-agent'] ?? ''
      app.visitCounter.count({ kind, listingId, network: networkOf(request.ip), agent })
    }
    return reply.code(204).send()
  })
}
