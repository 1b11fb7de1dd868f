import type { FastifyInstance } from 'fastify'
import { currentWaitLimit, WaitLimit, withWaitLimit } from '#platform/database/pool/wait-limit.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The database gets its longer time limit here. */
    mayTakeLong?: boolean
  }
  interface FastifyRequest {
    databaseWaitLimit: WaitLimit | undefined
  }
}

/**
 * Every request waits for the database only as long as a visitor would; the calls of a page share the page's
 * limit.
 */
export function limitDatabaseWaits(app: FastifyInstance, maxMs: number) {
  app.decorateRequest('databaseWaitLimit')
  app.addHook('onRequest', (request, reply, done) => {
    const limitOfPage = currentWaitLimit()
    const { mayTakeLong } = request.routeOptions.config
    const waitLimit = mayTakeLong ? undefined : (limitOfPage ?? new WaitLimit(maxMs))
    request.databaseWaitLimit = waitLimit
    if (waitLimit && waitLimit !== limitOfPage) reply.raw.once('close', () => (waitLimit.isOver = true))
    withWaitLimit(waitLimit, done)
  })
  // A body is read in the context of its socket, which does not know the request, so the limit is set again.
  app.addHook('preValidation', (request, _reply, done) => withWaitLimit(request.databaseWaitLimit, done))
}
