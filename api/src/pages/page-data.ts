import type { FastifyInstance } from 'fastify'
import { lastWriteCookie } from '#plugins/last-write.ts'
import type { PageInput } from './page-request.ts'
import { createShortMemory } from './short-memory.ts'

const dataMaxAgeMs = 5000
const dataMaxEntries = 500

interface Visitor {
  address: string
  /** Of somebody who has just written: what others were shown a moment ago may lack it. */
  lastWrite?: string | undefined
}

interface Answer {
  status: number
  type: string
  /** Read once for all pages that share it, so none of them may change it. */
  data: () => unknown
  isPublic: boolean
}

/**
 * The API in the same process: no socket, but every hook, validation and serialisation runs. It carries the
 * visitor's address, else all visitors would share one rate limit.
 */
const injected = async (
  app: FastifyInstance,
  { address, lastWrite }: Visitor,
  url: string,
  init: RequestInit,
): Promise<Answer> => {
  const { statusCode, headers, body } = await app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url,
    remoteAddress: address,
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(lastWrite !== undefined && { cookies: { [lastWriteCookie]: lastWrite } }),
    ...(typeof init.body === 'string' && { payload: init.body }),
  })
  const isPublic = statusCode === 200 && String(headers['cache-control']).startsWith('public')
  return { status: statusCode, type: String(headers['content-type']), data: readOnce(body), isPublic }
}

function readOnce(body: string): () => unknown {
  let data: unknown
  return () => (data ??= deepFreeze(JSON.parse(body)))
}

function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}

/** Pages only ask for the JSON: a body as a stream costs more than all the rest of the answer. */
class ReadAnswer extends Response {
  override readonly json: () => Promise<unknown>

  constructor({ status, type, data }: Answer) {
    super(null, { status, headers: { 'content-type': type } })
    this.json = async () => data()
  }
}

/** How pages read the API. What it calls public is read once for the pages that are made in the next moments. */
export function createPageData(app: FastifyInstance) {
  const remembered = createShortMemory<Answer>({
    maxAgeMs: dataMaxAgeMs,
    maxEntries: dataMaxEntries,
    isGood: ({ isPublic }) => isPublic,
  })

  const dataFor =
    (visitor: Visitor): PageInput['fetch'] =>
    async (url, init) => {
      const ask = () => injected(app, visitor, url, init)
      if (init.method !== 'GET' || visitor.lastWrite !== undefined) return new ReadAnswer(await ask())
      let isOwn = false
      const answer = await remembered(url, () => {
        isOwn = true
        return ask()
      })
      // What was refused to somebody else is not refused to this visitor.
      return new ReadAnswer(isOwn || answer.isPublic ? answer : await ask())
    }
  return Object.assign(dataFor, { forgetAll: remembered.forgetAll })
}
