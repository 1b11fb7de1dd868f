import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#platform/mail/escape-html.ts'
import { sharedSite, visitorSite } from '#platform/http/visitor-site.ts'
import { createTurnstile } from '#platform/secrets/turnstile.ts'
import { createShortMemory } from '#platform/short-memory.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { robotsText } from './robots-text.ts'
import { sitemapFiles, sitemapPaths } from './sitemap.service.ts'

const maxAgeMs = 60_000
const mostFiles = 20
const mayWait = 50
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** What search engines ask for before any page. Public and outside the API, like the pages it names. */
export function sitemapRoutes(app: FastifyInstance, { config, db }: Services) {
  // Ten thousand addresses each, and nobody has to be known to ask: read one at a time, and once a minute.
  const inTurn = createTurnstile(1, mayWait)
  const remembered = createShortMemory<string[]>({
    maxAgeMs,
    maxEntries: mostFiles,
    isGood: ({ length }) => length > 0,
  })
  const options = { config: { access: 'public' as const }, schema: { hide: true } as object }

  /** Where the settings do not name the site, what names it is for nobody else. */
  const keep = (reply: FastifyReply, isShared: boolean) => {
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
    keep(reply, shared !== undefined)
    return reply.send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${list.root} xmlns="${namespace}">\n${items.join('\n')}\n</${list.root}>\n`,
    )
  }

  app.get('/robots.txt', options, async (request, reply) => {
    keep(reply.type('text/plain; charset=utf-8'), true)
    return robotsText(sharedSite(config, request))
  })

  app.get('/sitemap.xml', options, async (request, reply) => {
    const paths = await remembered('', () => inTurn(() => sitemapFiles(db)))
    return sendXml(request, reply, { root: 'sitemapindex', item: 'sitemap', paths })
  })

  app.get('/sitemaps/:file', options, async (request, reply) => {
    const { file } = request.params as { file: string }
    const paths = await remembered(file, () => inTurn(() => sitemapPaths(db, file)))
    if (paths.length === 0) throw notFound('This sitemap')
    return sendXml(request, reply, { root: 'urlset', item: 'url', paths })
  })
}

interface XmlList {
  root: 'sitemapindex' | 'urlset'
  item: 'sitemap' | 'url'
  paths: string[]
}
