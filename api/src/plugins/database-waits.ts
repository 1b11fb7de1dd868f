import type { FastifyInstance } from 'fastify'
import { currentPatience, Patience, withPatience } from '#platform/db/patience.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The database has its longer limit here. */
    mayTakeLong?: boolean
  }
  interface FastifyRequest {
    patience: Patience | undefined
  }
}

/** Every request waits for the database only as long as a visitor would; what a page asks for shares in its wait. */
export function limitDatabaseWaits(app: FastifyInstance) {
  app.decorateRequest('patience')
  app.addHook('onRequest', (request, reply, done) => {
    const ofPage = currentPatience()
    const own = request.routeOptions.config.mayTakeLong ? undefined : (ofPage ?? new Patience())
    request.patience = own
    if (own && own !== ofPage) reply.raw.once('close', () => (own.isOver = true))
    withPatience(own, done)
  })
  // Reading a body goes on where the bytes came from, which knows nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => withPatience(request.patience, done))
}
