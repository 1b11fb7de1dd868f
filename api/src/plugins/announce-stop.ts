import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    isStopping(): boolean
    /**
     * From now on the health check answers 503 and every answer closes its connection; everything else goes on.
     */
    beginStop(): void
    /** Runs the work when the stop is announced, or when the app closes without an announcement. */
    onStop(work: () => void): void
  }
}

/**
 * A load balancer has to know of a stop before connections are closed: a request on a connection that is just
 * being closed would be lost.
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
