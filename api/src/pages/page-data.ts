import type { FastifyInstance } from 'fastify'
import { innerAddress } from '#plugins/inner-call.ts'
import { lastWriteCookie } from '#plugins/replicas/last-write.ts'
import { createShortLivedCache } from '#platform/cache/short-lived-cache.ts'

const dataMaxAgeMs = 5000
const dataMaxEntries = 500
const timeoutMs = 2000
/** How many times as long a page of a process that has rendered none yet may wait. */
const firstPatience = 5

/** What a page reads of an answer: a whole `Response` would cost as much as some cards of the page. */
export type PageAnswer = Pick<Response, 'ok' | 'status' | 'json'>

/** Reads the API for a page, as the browser's `fetch` would. */
export type PageFetch = (url: string, init: PageRequest) => Promise<PageAnswer>

interface PageRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | null
}

interface Visitor {
  /** Set for a visitor who has just written: cached data may not contain that write. */
  lastWrite?: string | undefined
  /** The process has rendered no page yet: compiling the code of one takes a busy machine longer than a page may wait. */
  isFirst?: boolean
}

interface Answer {
  status: number
  /** Parsed once and shared by several pages, so no page may change it. */
  data: () => unknown
  isPublic: boolean
}

/** How one page reads its data. */
export interface PageReads {
  fetch: PageFetch
  /** Whether every read was answered, even if with a refusal. */
  isWhole(): boolean
}

/** Calls our own API by its path, or another one by its address. */
type Ask = (url: string, init: PageRequest, lastWrite: string | undefined) => Promise<Answer>

/**
 * Calls the API in the same process: no socket, but every hook, validation and serialisation runs. The call
 * counts for the page and not for the visitor who happened to be first, whose limits would otherwise decide
 * what others see.
 */
const askOwn =
  (app: FastifyInstance): Ask =>
  async (url, init, lastWrite) => {
    const { statusCode, headers, body } = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      remoteAddress: innerAddress,
      ...(init.headers && { headers: init.headers }),
      ...(lastWrite !== undefined && { cookies: { [lastWriteCookie]: lastWrite } }),
      ...(init.body && { payload: init.body }),
    })
    const isPublic = statusCode === 200 && String(headers['cache-control']).startsWith('public')
    return { status: statusCode, data: readOnce(body), isPublic }
  }

const askOther: Ask = async (url, init) => {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  return { status: answer.status, data: readOnce(await answer.text()), isPublic: false }
}

const noAnswer: Answer = {
  status: 503,
  data: () => ({ code: 'UNAVAILABLE', message: 'The page could not read this in time.' }),
  isPublic: false,
}

/** A page does not wait for data that hang; a late answer counts as a failure. */
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

/** Parses when somebody asks, and lets go of the text. */
function readOnce(body: string): () => unknown {
  let text: string | undefined = body
  let data: unknown
  return () => {
    if (text !== undefined) data = deepFreeze(JSON.parse(text))
    text = undefined
    return data
  }
}

function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}

/** How pages read the API. Public answers are shared by the pages that are rendered within the next seconds. */
export function createPageData(app: FastifyInstance, onLook?: (isHit: boolean) => void, maxMs = timeoutMs) {
  const cache = createShortLivedCache<Answer>({
    maxAgeMs: dataMaxAgeMs,
    maxEntries: dataMaxEntries,
    isGood: ({ isPublic }) => isPublic,
    onLook,
  })

  const askOwnApi = askOwn(app)
  const dataFor = ({ lastWrite, isFirst: isFirstPage }: Visitor): PageReads => {
    let isWhole = true
    const patienceMs = isFirstPage ? maxMs * firstPatience : maxMs
    const until = performance.now() + patienceMs
    const read = async (url: string, init: PageRequest): Promise<Answer> => {
      const isOwnApi = url.startsWith('/')
      const ask = () => inTime((isOwnApi ? askOwnApi : askOther)(url, init, lastWrite), patienceMs)
      if (!isOwnApi || init.method !== 'GET' || lastWrite !== undefined) return ask()
      let isFirst = false
      const answer = await cache(url, () => {
        isFirst = true
        return ask()
      })
      // A read that failed for another page is tried once more, but nobody waits twice.
      return isFirst || answer.isPublic || answer === noAnswer ? answer : ask()
    }
    return {
      fetch: async (url, init) => {
        // All reads of a page share one time limit, also when they come one after the other.
        const answer = await inTime(read(url, init), Math.max(0, until - performance.now()))
        if (mayPass(answer)) isWhole = false
        const { status, data } = answer
        return { ok: status >= 200 && status < 300, status, json: async () => data() }
      },
      isWhole: () => isWhole,
    }
  }
  return Object.assign(dataFor, { forgetAll: cache.forgetAll })
}

/** Whether the failure may pass in a moment, unlike a plain refusal. */
const mayPass = ({ status }: Answer) => status === 429 || status >= 500
