import type { FastifyInstance } from 'fastify'
import { innerAddress } from '#plugins/inner-call.ts'
import { lastWriteCookie } from '#plugins/last-write.ts'
import type { PageInput } from './page-request.ts'
import { createShortMemory } from '#platform/short-memory.ts'

const dataMaxAgeMs = 5000
const dataMaxEntries = 500
/** As long as the API itself waits for a database that has gone silent. */
const patienceMs = 2000

interface Visitor {
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

/** What one page is made of. */
export interface PageReads {
  fetch: PageInput['fetch']
  /** Whether all that was asked for was answered, be it with a plain no. */
  isWhole(): boolean
}

/** Our own API by its path, or another one by its address. */
type Ask = (url: string, init: RequestInit, lastWrite: string | undefined) => Promise<Answer>

/**
 * The API in the same process: no socket, but every hook, validation and serialisation runs. It speaks for the page and
 * not for the visitor whose request happened to be the first, or their limits would decide what others are shown.
 */
const askOwn =
  (app: FastifyInstance): Ask =>
  async (url, init, lastWrite) => {
    const { statusCode, headers, body } = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      remoteAddress: innerAddress,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(lastWrite !== undefined && { cookies: { [lastWriteCookie]: lastWrite } }),
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    const isPublic = statusCode === 200 && String(headers['cache-control']).startsWith('public')
    return { status: statusCode, type: String(headers['content-type']), data: readOnce(body), isPublic }
  }

const askOther: Ask = async (url, init) => {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) })
  const type = answer.headers.get('content-type') ?? ''
  return { status: answer.status, type, data: readOnce(await answer.text()), isPublic: false }
}

const noAnswer: Answer = {
  status: 503,
  type: 'application/json; charset=utf-8',
  data: () => ({ code: 'UNAVAILABLE', message: 'The page could not read this in time.' }),
  isPublic: false,
}

/** Nobody waits for a page whose data hang; what cannot be had now is a failure like any other. */
async function inTime(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Answer>((resolve) => (timer = setTimeout(resolve, milliseconds, noAnswer)))
  try {
    return await Promise.race([answer, late])
  } catch {
    return noAnswer
  } finally {
    clearTimeout(timer)
  }
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
export function createPageData(app: FastifyInstance, onLook?: (isHit: boolean) => void) {
  const remembered = createShortMemory<Answer>({
    maxAgeMs: dataMaxAgeMs,
    maxEntries: dataMaxEntries,
    isGood: ({ isPublic }) => isPublic,
    onLook,
  })

  const askOwnApi = askOwn(app)
  const dataFor = ({ lastWrite }: Visitor): PageReads => {
    let isWhole = true
    const until = performance.now() + patienceMs
    const read = async (url: string, init: RequestInit): Promise<Answer> => {
      const isOwnApi = url.startsWith('/')
      const ask = () => inTime((isOwnApi ? askOwnApi : askOther)(url, init, lastWrite), patienceMs)
      if (!isOwnApi || init.method !== 'GET' || lastWrite !== undefined) return ask()
      let isFirst = false
      const answer = await remembered(url, () => {
        isFirst = true
        return ask()
      })
      // What failed for another page is asked for once more, but nobody waits twice.
      return isFirst || answer.isPublic || answer === noAnswer ? answer : ask()
    }
    return {
      fetch: async (url, init) => {
        // One thing after the other must not take longer than all at once.
        const answer = await inTime(read(url, init), Math.max(0, until - performance.now()))
        if (mayPass(answer)) isWhole = false
        return new ReadAnswer(answer)
      },
      isWhole: () => isWhole,
    }
  }
  return Object.assign(dataFor, { forgetAll: remembered.forgetAll })
}

/** Unlike a plain no, it may be answered in a moment. */
const mayPass = ({ status }: Answer) => status === 429 || status >= 500
