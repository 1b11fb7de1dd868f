import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const sweepMs = 50
/** How long a request that is still arriving may take before it is cut off. */
const arrivalMs = 2000

declare module 'fastify' {
  interface FastifyInstance {
    /** Connections without a completely received request: no client waits for an answer on them. */
    waitingConnections(): Socket[]
  }
}

/**
 * Must run from the start, because a server does not tell which of its connections have sent a whole request.
 */
export function watchRequests(app: FastifyInstance) {
  const asked = new Map<Socket, Set<IncomingMessage>>()
  app.server.on('connection', (socket: Socket) => {
    asked.set(socket, new Set())
    socket.once('close', () => asked.delete(socket))
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const all = asked.get(request.socket)
    all?.add(request)
    response.once('close', () => all?.delete(request))
  })
  app.decorate('waitingConnections', () =>
    [...asked].filter(([, all]) => ![...all].some(({ complete }) => complete)).map(([socket]) => socket),
  )
}

/**
 * Accepts no new connection and finishes the requests that have arrived. It does not wait for idle connections,
 * and only a short time for a request that is still arriving.
 */
export async function drain(app: FastifyInstance, graceMs = arrivalMs): Promise<void> {
  const endsAt = performance.now() + graceMs
  const sweep = setInterval(() => {
    // A connection whose last answer goes out after the close began would be kept alive for a minute.
    app.server.closeIdleConnections()
    if (performance.now() > endsAt) for (const socket of app.waitingConnections()) socket.destroy()
  }, sweepMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
  }
}
