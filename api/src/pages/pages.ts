import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasGoogle, type Config } from '#config.ts'
import { sharedSite } from '#platform/http/visitor-site.ts'
import { lastWriteCookie } from '#plugins/last-write.ts'
import type { Services } from '#services.ts'
import { builtClient, developmentClient, type Client } from './client-app.ts'
import { createHtmlCache, newNonce } from './html-cache.ts'
import { createPageData } from './page-data.ts'
import { pagePolicy } from './page-policy.ts'
import {
  cookieOf,
  goneSignal,
  hasSessionCookie,
  languageOf,
  themeOf,
  toWebRequest,
  type PageInput,
} from './page-request.ts'
import type { PatchedBody } from './patched-page.ts'

const htmlMaxAgeMs = 5000
const htmlMaxEntries = 200
/** Addresses of pages that carry a token must not travel to other sites. */
const tokenPages = /^\/(reset-password|verify-email)\b/

const openClient = (app: FastifyInstance, { isDevelopment }: Config): Promise<Client> =>
  isDevelopment ? developmentClient(app) : builtClient(app)

export async function mountPages(
  app: FastifyInstance,
  { bus, config }: Pick<Services, 'bus' | 'config'>,
  given?: Client,
) {
  const { isDevelopment } = config
  const client = given ?? (await openClient(app, config))
  const cached = createHtmlCache(htmlMaxAgeMs, htmlMaxEntries)
  const dataFor = createPageData(app)
  bus.subscribe('any', () => {
    dataFor.forgetAll()
    cached.forgetAll()
  })

  const inputOf = (request: FastifyRequest, nonce: string): PageInput => ({
    nonce,
    language: languageOf(request),
    theme: themeOf(request),
    hasSessionCookie: hasSessionCookie(request),
    apiUrl: config.publicApiUrl,
    publicUrl: sharedSite(config, request) ?? '',
    isDemo: config.isDemo,
    hasGoogle: hasGoogle(config),
    madeAt: new Date().toISOString(),
    firstPath: request.url.split('?')[0] ?? '/',
    messagesHref: client.messagesHref(languageOf(request)),
    fetch: dataFor({ address: request.ip, lastWrite: cookieOf(request, lastWriteCookie) }),
  })

  const render = async (request: FastifyRequest, nonce: string, signal?: AbortSignal) =>
    (await client.app()).fetch(toWebRequest(request, sharedSite(config, request), signal), {
      context: { page: inputOf(request, nonce) },
    })

  const sendPage = (reply: FastifyReply, request: FastifyRequest, nonce: string, page: PageAnswer) => {
    reply.code(page.status).headers(page.headers)
    reply.headers({
      'content-security-policy': pagePolicy(nonce, {
        isDevelopment,
        apiUrl: config.publicApiUrl,
        formUrl: config.esewa?.formUrl,
      }),
      'cache-control': 'no-store',
      vary: 'Cookie, accept-encoding',
      ...(page.encoding && { 'content-encoding': page.encoding }),
      ...(tokenPages.test(request.url) && { 'referrer-policy': 'no-referrer' }),
    })
    return reply.send(page.body)
  }

  app.get('/*', async (request, reply) => {
    const nonce = newNonce()
    if (isDevelopment || isOnePersons(request) || tokenPages.test(request.url)) {
      const response = await render(request, nonce, goneSignal(reply))
      const body = response.body && Readable.fromWeb(response.body as ReadableStream)
      const headers = Object.fromEntries(response.headers)
      return sendPage(reply, request, nonce, { status: response.status, headers, body })
    }
    const key = `${languageOf(request)} ${themeOf(request)} ${sharedSite(config, request)} ${request.url}`
    const page = await cached(key, (placeholder) => render(request, placeholder))
    const patched = await page.withNonce(nonce, request.headers['accept-encoding'])
    return sendPage(reply, request, nonce, { status: page.status, headers: page.headers, ...patched })
  })
}

/** A page with a token is never shared, and who has just written something must not be shown a page from before. */
const isOnePersons = (request: FastifyRequest) =>
  hasSessionCookie(request) || cookieOf(request, lastWriteCookie) !== undefined

interface PageAnswer {
  status: number
  headers: Record<string, string>
  body: Readable | Buffer | null
  /** Of a body that is compressed already. */
  encoding?: PatchedBody['encoding']
}
