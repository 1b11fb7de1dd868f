import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Tx } from '#platform/db/database.ts'
import { readRoute, type ReadHandler, type ReadLine } from './read-route.ts'

type Headers = Record<string, string>
export interface RememberedAnswer {
  headers: Headers
  payload: string | Buffer
  /** What is done with every such answer, as counting what was searched for, and by whom. */
  eachTime: ((request: FastifyRequest) => void) | undefined
}
export interface Answers {
  /** Sees what has changed by now. What is read after it belongs to the generation that it gives, if it gives one. */
  look(from: Tx): Promise<number | undefined>
  find(key: string): RememberedAnswer | undefined
  keep(key: string, madeIn: number, answer: RememberedAnswer): void
}

declare module 'fastify' {
  interface FastifyContextConfig {
    isRemembered?: boolean
  }
  interface FastifyRequest {
    /** Of an answer that is to be remembered. */
    answered: { generation: number; eachTime?: (request: FastifyRequest) => void } | null
  }
}

type RememberedHandler<K extends ReadLine> = (
  call: Parameters<ReadHandler<K>>[0] & {
    /** Does it now, and whenever this answer is given again. */
    eachTime(work: (request: FastifyRequest) => void): void
  },
) => ReturnType<ReadHandler<K>>

/** A call that answers everybody alike, and shows nothing but what the changes tell of: its answers are kept. */
export const rememberedRoute = <K extends ReadLine>(
  app: FastifyInstance,
  line: K,
  handler: RememberedHandler<K>,
) =>
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

/** The signed-in get theirs made anew: who they are stands in its headers. */
export function rememberAnswers(api: FastifyInstance, answers: Answers) {
  api.decorateRequest('answered', null)
  // After the limits, before anything is read of what is asked: what is known was asked for rightly.
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

function give(
  { headers, payload, eachTime }: RememberedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  eachTime?.(request)
  return reply.headers(headers).send(payload)
}
