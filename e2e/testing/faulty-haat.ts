import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { isInnerCall } from '../../api/src/plugins/inner-call.ts'

/** This program is Haat, but a test can let it refuse API calls that pages make while they are rendered. */
let refused: RegExp | undefined

/** How far the clock is ahead: what is cached for seconds or an hour expires without a test waiting for it. */
let aheadMs = 0
const now = Date.now.bind(Date)
Date.now = () => now() + aheadMs

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/set-fault?')) {
      const { searchParams } = new URL(request.url, 'http://haat')
      const pattern = searchParams.get('refuse')
      refused = pattern ? new RegExp(pattern) : undefined
      aheadMs += Number(searchParams.get('aheadMs'))
      return reply.code(204).send()
    }
    if (!refused?.test(request.url) || !isInnerCall(request)) return
    return reply.code(429).send({ success: false, code: 'RATE_LIMITED', message: 'Refused by the test.' })
  })
})

await import('../../api/src/main.ts')
