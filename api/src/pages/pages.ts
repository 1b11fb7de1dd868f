import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SiteSettings } from '@haat/contract/domains/content.site.ts'
import type { PostedContact } from '@haat/contract/domains/support.contact.rules.ts'
import type { PageInput } from '@haat/contract/shared/page-input.ts'
import { hasGoogle } from '#config.ts'
import { isSecure } from '#platform/http/is-secure.ts'
import { sharedSite } from '#platform/http/visitor-site.ts'
import { lastWriteCookie } from '#plugins/replicas/last-write.ts'
import { createConcurrencyLimit, TooBusyError } from '#platform/concurrency/concurrency-limit.ts'
import type { Services } from '#services.ts'
import { builtClient, type Client } from './client/client-app.ts'
import { mountPlainForms } from './plain-forms.ts'
import { answerBroken, answerBusy, retryAfter } from './small-pages.ts'
import { createHtmlCache, newNonce, rendered } from './cache/html-cache.ts'
import type { PageBody } from './cache/page-body.ts'
import { createPageData, type PageAnswer, type PageFetch } from './page-data.ts'
import { nonceSources, pagePolicy, reportingEndpoints, type InlineSources } from './page-policy.ts'
import { cookieOf, goneSignal, hasSessionCookie, languageOf, themeOf, toWebRequest } from './page-request.ts'

const htmlMaxAgeMs = 5000
const htmlMaxEntries = 200
/** Rendering runs on the one thread that answers everybody: more at once would only make all of them late. */
const rendersAtOnce = 32
const rendersWaiting = 128
const longestWaitMs = 1500
/** A page waits a little longer than its calls to the API wait for the database. */
const graceMs = 500
/** The addresses of pages that carry a token must not be sent to other sites as a referrer. */
const tokenPages = /^\/(reset-password|verify-email|vendor\/join)\b/

export async function mountPages(
  app: FastifyInstance,
  { bus, config, metrics }: Pick<Services, 'bus' | 'config' | 'metrics'>,
  given?: Client,
) {
  const { isDevelopment } = config
  const client = given ?? (await builtClient(app, config))
  const cached = createHtmlCache(htmlMaxAgeMs, htmlMaxEntries, metrics.lookupsIn('pages'))
  const dataFor = createPageData(app, metrics.lookupsIn('page data'), config.databaseWaitMs + graceMs)
  bus.subscribe('any', () => {
    dataFor.forgetAll()
    cached.forgetAll()
  })

  const inputOf = (
    request: FastifyRequest,
    nonce: string,
    fetch: PageFetch,
    posted?: PostedContact,
  ): PageInput<PageFetch> => ({
    nonce,
    language: languageOf(request),
    theme: themeOf(request),
    hasSessionCookie: hasSessionCookie(request),
    apiUrl: config.publicApiUrl,
    publicUrl: sharedSite(config, request) ?? '',
    hasDev: config.hasDev,
    hasGoogle: hasGoogle(config),
    madeAt: new Date().toISOString(),
    firstPath: request.url.split('?')[0] ?? '/',
    messagesHref: client.messagesHref(languageOf(request)),
    posted,
    fetch,
  })

  // Without replicas nobody gets this cookie, so one that comes is made up and is ignored.
  const lastWriteOf = (request: FastifyRequest) =>
    config.databaseReplicaUrls.length > 0 ? cookieOf(request, lastWriteCookie) : undefined

  const inTurn = createConcurrencyLimit(rendersAtOnce, rendersWaiting, longestWaitMs)
  metrics.gauge('haat_pages_rendering', 'Pages that are being rendered', () => inTurn.counts().running)
  metrics.gauge('haat_pages_waiting', 'Pages that wait to be rendered', () => inTurn.counts().waiting)
  let hasRendered = false
  const render = (request: FastifyRequest, nonce: string, signal?: AbortSignal, posted?: PostedContact) =>
    inTurn(async () => {
      metrics.pagesRendered.add()
      const reads = dataFor({ lastWrite: lastWriteOf(request), isFirst: !hasRendered })
      let isShopClosed = false
      // Every page has read the site settings for its footer, so they are not read a second time.
      const fetch: PageFetch = async (url, init) => {
        const answer = await reads.fetch(url, init)
        if (url.endsWith('/site/settings') && answer.ok) isShopClosed = await saysClosed(answer)
        return answer
      }
      const page = inputOf(request, nonce, fetch, posted)
      const response = await (
        await client.app()
      ).fetch(toWebRequest(request, sharedSite(config, request), signal), { context: { page } })
      hasRendered = true
      if (isShopClosed) response.headers.set('x-robots-tag', 'noindex')
      return { response, isWhole: reads.isWhole }
    })

  const sendPage = (reply: FastifyReply, request: FastifyRequest, page: SentPage) => {
    reply.code(page.status).headers(page.headers)
    reply.headers({
      'content-security-policy': pagePolicy(page.sources, {
        isDevelopment,
        isSecure: isSecure(request),
        apiUrl: config.publicApiUrl,
        formUrl: config.esewa?.formUrl,
      }),
      'reporting-endpoints': reportingEndpoints,
      'cache-control': 'no-store',
      vary: 'Cookie, accept-encoding',
      ...(page.status === 503 && { 'retry-after': retryAfter() }),
      ...(page.encoding && { 'content-encoding': page.encoding }),
      ...(tokenPages.test(request.url) && { 'referrer-policy': 'no-referrer' }),
    })
    return reply.send(page.body)
  }

  const stream = async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = newNonce()
    const { response } = await render(request, nonce, goneSignal(reply))
    const body = response.body && Readable.fromWeb(response.body as ReadableStream)
    const headers = Object.fromEntries(response.headers)
    return sendPage(reply, request, { status: response.status, headers, sources: nonceSources(nonce), body })
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isDevelopment) return stream(request, reply)
    // A visitor who has just written something must not get a page from before, and a token in an address is kept nowhere.
    const page =
      lastWriteOf(request) || tokenPages.test(request.url)
        ? await rendered((nonce) => render(request, nonce, goneSignal(reply)))
        : await cached(keyOf(request, sharedSite(config, request)), (nonce) => render(request, nonce))
    return sendPage(reply, request, { ...page, ...(await page.bodyFor(request.headers['accept-encoding'])) })
  }

  /** The page of a form that the browser has sent by itself: nobody else gets it. */
  const answerPosted = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    posted: PostedContact,
  ) => {
    const page = await rendered((nonce) => render(request, nonce, goneSignal(reply), posted))
    const body = await page.bodyFor(request.headers['accept-encoding'])
    return sendPage(reply, request, { ...page, ...body, status })
  }

  const orApologise = async (request: FastifyRequest, reply: FastifyReply, page: Promise<FastifyReply>) => {
    try {
      return await page
    } catch (error) {
      if (error instanceof TooBusyError) {
        metrics.pagesShed.add()
        return answerBusy(request, reply)
      }
      request.log.error({ err: error }, 'page not rendered')
      return answerBroken(request, reply)
    }
  }
  app.get('/*', { config: { isPage: !isDevelopment } }, (request, reply) =>
    orApologise(request, reply, answer(request, reply)),
  )
  mountPlainForms(app, (request, reply, status, posted) =>
    orApologise(request, reply, answerPosted(request, reply, status, posted)),
  )
}

/** A shop that takes no orders should not be indexed by search engines. */
const saysClosed = async (answer: PageAnswer) =>
  Boolean(((await answer.json()) as { data?: Partial<SiteSettings> }).data?.closed)

/**
 * Everything that a cached page depends on. Of a token only whether there is one: the page is then the
 * session's spinner with the same public data for everybody, so that a made-up token gets no page of its own.
 */
const keyOf = (request: FastifyRequest, site: string | undefined) =>
  [
    languageOf(request),
    themeOf(request),
    hasSessionCookie(request) ? 'spinner' : 'visitor',
    site,
    request.url,
  ].join(' ')

interface SentPage {
  status: number
  headers: Record<string, string>
  sources: InlineSources
  body: Readable | Buffer | null
  /** The encoding of a body that is compressed already. */
  encoding?: PageBody['encoding']
}
