import { subscribe } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { isInnerCall } from '../../api/src/plugins/inner-call.ts'

/** This program is Haat, but a test can let it refuse or delay API calls that pages make while they are rendered. */
let refused: RegExp | undefined
let slow: RegExp | undefined
/** Longer than a busy machine takes for the rest of the page, and shorter than the page waits. */
const slowMs = 1000

/** How far the clock is ahead: what is cached for seconds or an hour expires without a test waiting for it. */
let aheadMs = 0
const now = Date.now.bind(Date)
Date.now = () => now() + aheadMs

const patternOf = (text: string | null) => (text ? new RegExp(text) : undefined)

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/set-fault?')) {
      const { searchParams } = new URL(request.url, 'http://haat')
      refused = patternOf(searchParams.get('refuse'))
      slow = patternOf(searchParams.get('slow'))
      aheadMs += Number(searchParams.get('aheadMs'))
      return reply.code(204).send()
    }
    if (!isInnerCall(request)) return
    if (slow?.test(request.url)) await sleep(slowMs)
    if (!refused?.test(request.url)) return
    return reply.code(429).send({ success: false, code: 'RATE_LIMITED', message: 'Refused by the test.' })
  })
})

await import('../../api/src/main.ts')
