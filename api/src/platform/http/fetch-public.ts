import { lookup } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'

export type PublicFault = 'forbidden' | 'unreachable' | 'too-large'

/** Why nothing was fetched; `status` is what the other server answered. */
export class PublicFetchError extends Error {
  readonly fault: PublicFault
  readonly status: number | undefined

  constructor(fault: PublicFault, status?: number) {
    super(`Nothing was fetched: ${fault}`)
    this.fault = fault
    this.status = status
  }
}

type IsAllowed = (address: string) => boolean
interface Options {
  maxBytes: number
  timeoutMs: number
  /** Replaced where the other server is a stand-in in this process. */
  isAllowed?: IsAllowed
}

const maxRedirects = 3

/**
 * Fetches what somebody outside named by its address, and only the public internet can be named. The address that a name
 * stands for is checked while the connection is made to it, so that no name can stand for another one a moment later, and after every
 * redirect again. Neither cookies nor keys go out. The timeout covers all of it.
 */
export async function fetchPublic(
  address: string,
  { maxBytes, timeoutMs, isAllowed = isPublicAddress }: Options,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs)
  let url = parse(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await ask(url, signal, isAllowed)
    const { statusCode: status = 0, headers } = response
    if (status === 200) return readAtMost(response, maxBytes)
    response.destroy()
    if (status < 300 || status >= 400 || !headers.location) throw new PublicFetchError('unreachable', status)
    url = parse(headers.location, url)
  }
  throw new PublicFetchError('unreachable')
}

function parse(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    throw new PublicFetchError('forbidden')
  return url
}

function ask(url: URL, signal: AbortSignal, isAllowed: IsAllowed): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A host that is an address itself is never looked up.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new PublicFetchError('forbidden')
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'user-agent': 'Haat' }
    get(url, { signal, headers, agent: false, lookup: checkedLookup(isAllowed) }, resolve).on(
      'error',
      (error) => reject(error instanceof PublicFetchError ? error : new PublicFetchError('unreachable')),
    )
  })
}

/** Every address of a name has to be public: one among several that is not would be tried sooner or later. */
const checkedLookup =
  (isAllowed: IsAllowed): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const [first] = found
      if (!first || !found.every(({ address }) => isAllowed(address)))
        return done(new PublicFetchError('forbidden'), [])
      if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
  }

async function readAtMost(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw new PublicFetchError('too-large')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof PublicFetchError ? error : new PublicFetchError('unreachable')
  }
  return Buffer.concat(chunks)
}
