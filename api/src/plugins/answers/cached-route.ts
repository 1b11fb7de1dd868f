import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '#platform/database/database.ts'
import { readRoute, type ReadHandler, type ReadLine } from '../replicas/read-route.ts'

type Headers = Record<string, string>
export interface CachedAnswer {
  headers: Headers
  payload: string | Buffer
  /** Runs with every answer, cached or not; it counts what was searched for, and by whom. */
  eachTime: ((request: FastifyRequest) => void) | undefined
}
export interface AnswerCache {
  /**
   * Reads what has changed. Data that is read afterwards belongs to the returned generation, if there is one.
   */
  look(from: Tx): Promise<number | undefined>
  find(key: string): CachedAnswer | undefined
  keep(key: string, madeIn: number, answer: CachedAnswer): void
}

declare module 'fastify' {
  interface FastifyContextConfig {
    isRemembered?: boolean
  }
  interface FastifyRequest {
    /** Set while an answer is made that will be cached. */
    answered: { generation: number; eachTime?: (request: FastifyRequest) => void } | null
  }
}

type CachedHandler<K extends ReadLine> = (
  call: Parameters<ReadHandler<K>>[0] & {
    /** Runs now, and whenever the cached answer is sent again. */
    eachTime(work: (request: FastifyRequest) => void): void
  },
) => ReturnType<ReadHandler<K>>

/**
 * A call with the same answer for everybody, which depends only on data whose changes are announced: its
 * answers are cached.
 */
export const cachedRoute = <K extends ReadLine>(app: FastifyInstance, line: K, handler: CachedHandler<K>) =>
  readRoute(
    app,
    line,
    (call) => {
      const eachTime = (work: (request: FastifyRequest) => void) => {
        work(call.request)
        if (call.request.answered) call.request.answered.eachTime = work
      }
      return handler({ ...call, eachTime })
    },
    { isRemembered: true },
  )

const keyOf = ({ url, headers }: FastifyRequest) => `${headers['accept-encoding'] ?? ''} ${url}`
const sentHeaders = ['content-type', 'content-encoding', 'cache-control', 'vary']

/** Answers to signed-in people are not cached, because their headers depend on who they are. */
export function cacheAnswers(api: FastifyInstance, answers: AnswerCache) {
  api.decorateRequest('answered', null)
  // After the rate limits and before validation: a cached address has passed validation before.
  api.addHook('preValidation', async (request, reply) => {
    if (!request.routeOptions.config.isRemembered || request.principal) return
    const generation = await api.readAnywhere(request, answers.look)
    const known = answers.find(keyOf(request))
    if (known) return give(known, request, reply)
    if (generation !== undefined) request.answered = { generation }
  })
  api.addHook('onSend', (request, reply, payload, done) => {
    const { answered } = request
    if (answered && reply.statusCode === 200 && (typeof payload === 'string' || Buffer.isBuffer(payload))) {
      const { generation, eachTime } = answered
      answers.keep(keyOf(request), generation, { headers: headersOf(reply), payload, eachTime })
    }
    done(null, payload)
  })
}

const headersOf = (reply: FastifyReply): Headers =>
  Object.fromEntries(
    sentHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
  )

function give({ headers, payload, eachTime }: CachedAnswer, request: FastifyRequest, reply: FastifyReply) {
  eachTime?.(request)
  return reply.headers(headers).send(payload)
}
