import type { FastifyInstance } from 'fastify'

type Load = () => Promise<unknown>

declare module 'fastify' {
  interface FastifyInstance {
    /** For what is kept in memory: it is loaded before the server listens. */
    keepInMemory(load: Load): void
    loadMemory(): Promise<void>
  }
}

/**
 * Loads what is kept in memory before the first request comes. A page waits two seconds for its data, and on a busy machine or
 * in a large shop the first lists took longer, so that they said that they had not loaded. What cannot be loaded now is
 * loaded when it is first asked for.
 */
export function loadMemoryBeforeOpening(app: FastifyInstance) {
  const loads: Load[] = []
  app.decorate('keepInMemory', (load: Load) => void loads.push(load))
  app.decorate('loadMemory', async () => {
    const loaded = await Promise.allSettled(loads.map((load) => load()))
    for (const one of loaded) if (one.status === 'rejected') app.log.warn({ err: one.reason }, 'not loaded')
  })
}
