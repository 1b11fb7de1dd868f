import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    isStopping(): boolean
    /** From now on the health is 503 and every answer is the last on its connection; all else goes on. */
    beginStop(): void
  }
}

/**
 * A balancer has to hear of a stop before connections end: a request that it sends down a connection which we are just
 * closing would be lost.
 */
export function announceStop(app: FastifyInstance) {
  let isStopping = false
  app.decorate('isStopping', () => isStopping)
  app.decorate('beginStop', () => void (isStopping = true))
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
