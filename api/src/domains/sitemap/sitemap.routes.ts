import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#platform/http/escape-html.ts'
import { sharedSite, visitorSite } from '#platform/http/visitor-site.ts'
import { createConcurrencyLimit } from '#platform/concurrency/concurrency-limit.ts'
import { createShortLivedCache } from '#platform/cache/short-lived-cache.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { sitemapFiles, sitemapPaths } from './sitemap.service.ts'

const maxAgeMs = 60_000
const maxCachedFiles = 20
const maxWaiting = 50
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** `robots.txt` and the sitemaps, which search engines read first. They are public and not under `/api`. */
export function sitemapRoutes(app: FastifyInstance, { config, db }: Services) {
  // A file has ten thousand addresses, and anybody may ask: read one at a time, and kept for a minute.
  const oneAtATime = createConcurrencyLimit(1, maxWaiting)
  const remembered = createShortLivedCache<string[]>({
    maxAgeMs,
    maxEntries: maxCachedFiles,
    isGood: ({ length }) => length > 0,
  })
  const options = { config: { access: 'public' as const }, schema: { hide: true } as object }

  /** Where the settings do not name the site, the answer names the request's host and is not to be cached. */
  const setCaching = (reply: FastifyReply, isShared: boolean) => {
    reply.header('cache-control', isShared ? 'public, max-age=3600' : 'no-store')
    if (config.publicUrl === undefined) reply.header('vary', 'Host')
  }

  const sendXml = (request: FastifyRequest, reply: FastifyReply, list: XmlList) => {
    const shared = sharedSite(config, request)
    const site = shared ?? visitorSite(config, request)
    const items = list.paths.map(
      (path) => `<${list.item}><loc>${escapeHtml(site + path)}</loc></${list.item}>`,
    )
    reply.type('application/xml; charset=utf-8')
    setCaching(reply, shared !== undefined)
    return reply.send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${list.root} xmlns="${namespace}">\n${items.join('\n')}\n</${list.root}>\n`,
    )
  }

  app.get('/robots.txt', options, async (request, reply) => {
    setCaching(reply.type('text/plain; charset=utf-8'), true)
    return robotsText(sharedSite(config, request))
  })

  app.get('/sitemap.xml', options, async (request, reply) => {
    const paths = await remembered('', () => oneAtATime(() => sitemapFiles(db)))
    return sendXml(request, reply, { root: 'sitemapindex', item: 'sitemap', paths })
  })

  app.get('/sitemaps/:file', options, async (request, reply) => {
    const { file } = request.params as { file: string }
    const paths = await remembered(file, () => oneAtATime(() => sitemapPaths(db, file)))
    if (paths.length === 0) throw notFound('This sitemap')
    return sendXml(request, reply, { root: 'urlset', item: 'url', paths })
  })
}

interface XmlList {
  root: 'sitemapindex' | 'urlset'
  item: 'sitemap' | 'url'
  paths: string[]
}

/** Pages of one person, and addresses that only programs read. */
const disallowedPaths = ['/api/', '/checkout', '/dev/', '/profile', '/staff/', '/vendor/']

/** API calls that public pages make: search engines that run scripts need them to see whole pages. */
const callsOfPages = ['categories', 'home/', 'products', 'service-categories', 'services', 'site/', 'vendors']

/** Query parameters of lists: they make countless addresses, which show nothing that the list does not. */
const listParameters = [
  'searchTerm',
  'vendor',
  'colour',
  'minPrice',
  'maxPrice',
  'rating',
  'inStock',
  'district',
  'day',
  'priceUnit',
  'sortField',
  'sortOrder',
  'find',
  'view',
]
/** The same for the pictures and reviews of one product or service. */
const detailParameters = [
  'picture',
  'stars',
  'withPhotos',
  'withReply',
  'reviewLanguage',
  'reviewValue',
  'reviewSort',
  'reviewPages',
]

const robotsText = (site: string | undefined) =>
  [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    // The longer path wins: of the portal, what a shop gives and costs is for everybody.
    'Allow: /vendor/apply$',
    ...callsOfPages.map((path) => `Allow: /api/${path}`),
    // Addresses of lists have a slash before the question mark; API calls have none and stay allowed.
    ...listParameters.map((name) => `Disallow: /*/?*${name}=`),
    ...detailParameters.map((name) => `Disallow: /*?*${name}=`),
    '',
    // The protocol asks for a full URL here.
    ...(site === undefined ? [] : [`Sitemap: ${site}/sitemap.xml`, '']),
  ].join('\n')
