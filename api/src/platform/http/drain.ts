import type { FastifyInstance } from 'fastify'

const sweepMs = 50

/** Takes no new connection, answers what was asked, and does not wait for connections that only stay open. */
export async function drain(app: FastifyInstance): Promise<void> {
  // A connection whose last answer went out after the close began would be kept alive for a minute.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
  }
}
