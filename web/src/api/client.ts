import type { z } from 'zod'
import type { Endpoints } from '@haat/contract/endpoints.ts'
import type { Endpoint } from '@haat/contract/shared/endpoint.ts'
import type { ErrorBody } from '@haat/contract/shared/errors.ts'
import { portalHeader, portalValue } from '@haat/contract/shared/portal.ts'

type Given<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.input<S> }
  : object
type Input<E extends Endpoint> = Given<E, 'params'> &
  Partial<Given<E, 'query'>> &
  Given<E, 'body'> & { signal?: AbortSignal; headers?: Record<string, string> }
type Args<E extends Endpoint> = object extends Input<E> ? [input?: Input<E>] : [input: Input<E>]

/**
 * The condition is always met. It lets the compiler wait until it knows the line: otherwise it compares the input of every
 * call with those of all endpoints, which took most of the time of the type check.
 */
type ArgsOf<K> = K extends keyof Endpoints ? Args<Endpoints[K]> : never

/**
 * Calls an endpoint by its REST line (`POST /orders`), typed by the contract. Only types are imported, so no
 * schema reaches the browser.
 */
export type Call = <K extends keyof Endpoints>(
  line: K,
  ...args: ArgsOf<K>
) => Promise<z.output<Endpoints[K]['response']>>

/** An error answer of the API, with its code. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly challenge: string | undefined

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? `The server answered ${status}`)
    this.status = status
    this.code = body.code ?? 'UNKNOWN'
    this.fields = body.fields ?? {}
    this.challenge = body.challenge
  }
}

/** Whether the same call may succeed in a moment; a refusal such as 403 or 404 is final. */
export const isTemporary = (error: unknown) =>
  !(error instanceof ApiFailure) || error.status === 429 || error.status >= 500

/** A call that failed, and the access token that it carried. */
export interface Refusal {
  restLine: string
  token: string | undefined
  failure: ApiFailure
  isRetry: boolean
}

/** The part of `RequestInit` that our calls use. */
interface ClientRequest extends RequestInit {
  method: string
  headers: Record<string, string>
  body: string | null
}

export interface ClientOptions {
  baseUrl(): string
  fetch(url: string, init: ClientRequest): Promise<Pick<Response, 'ok' | 'status' | 'json'>>
  accessToken(): string | undefined
  /** Called after every refusal; a call is repeated once at most. */
  shouldRetry?(refusal: Refusal): Promise<boolean>
}

interface AnyInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  headers?: Record<string, string>
}

/** What is pasted into a search box, and names of files, may hold tabs and the like, which the API refuses in addresses. */
export const asOneLine = (value: unknown) => String(value).replace(/\p{Cc}+/gu, ' ')

function addressOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, asOneLine(value))
  // Not by `size`, which Chrome 109 and Safari 16.4 do not know: every call would lose what it asks for.
  const asked = search.toString()
  return asked ? `${filled}?${asked}` : filled
}

export function createClient(options: ClientOptions): Call {
  async function call(line: string, input: AnyInput = {}, isRetry = false): Promise<unknown> {
    const [method, path] = line.split(' ') as [string, string]
    const token = options.accessToken()
    const response = await options.fetch(options.baseUrl() + addressOf(path, input), {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        [portalHeader]: portalValue,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...input.headers,
      },
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: input.signal ?? null,
    })
    if (response.ok) return response.json()
    const failure = new ApiFailure(response.status, (await response.json().catch(() => null)) ?? {})
    const again = await options.shouldRetry?.({ restLine: line, token, failure, isRetry })
    if (again && !isRetry) return call(line, input, true)
    throw failure
  }
  return call as Call
}
