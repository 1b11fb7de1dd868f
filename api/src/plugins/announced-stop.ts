import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    isStopping(): boolean
    /** From now on the health is 503 and every answer is the last on its connection; all else goes on. */
    beginStop(): void
    /** Done when the stop is announced, or when nobody announced it and the app closes. */
    onStop(work: () => void): void
  }
}

/**
 * A balancer has to hear of a stop before connections end: a request that it sends down a connection which we are just
 * closing would be lost.
 */
export function announceStop(app: FastifyInstance) {
  const works = new Set<() => void>()
  let isStopping = false
  const beginStop = () => {
    isStopping = true
    for (const work of works) work()
    works.clear()
  }
  app.decorate('isStopping', () => isStopping)
  app.decorate('beginStop', beginStop)
  app.decorate('onStop', (work: () => void) => void works.add(work))
  app.addHook('preClose', async () => beginStop())
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
