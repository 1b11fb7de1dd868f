import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { isInnerCall } from '../api/src/plugins/inner-call.ts'

/** Haat as it is, but a test can have calls refused that its pages make while they are rendered. */
let refused: RegExp | undefined

/** What was kept for some seconds, or for an hour, is old at once, so that no test waits for that. */
let aheadMs = 0
const now = Date.now.bind(Date)
Date.now = () => now() + aheadMs

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/set-fault?')) {
      const { searchParams } = new URL(request.url, 'http://haat')
      const asked = searchParams.get('refuse')
      refused = asked ? new RegExp(asked) : undefined
      aheadMs += Number(searchParams.get('aheadMs'))
      return reply.code(204).send()
    }
    if (!refused?.test(request.url) || !isInnerCall(request)) return
    return reply.code(429).send({ success: false, code: 'RATE_LIMITED', message: 'Refused by the test.' })
  })
})

await import('../api/src/main.ts')
