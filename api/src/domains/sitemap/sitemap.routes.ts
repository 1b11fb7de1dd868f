import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#platform/mail/escape-html.ts'
import { sharedSite, visitorSite } from '#platform/http/visitor-site.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { robotsText } from './robots-text.ts'
import { sitemapFiles, sitemapPaths } from './sitemap.service.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** What search engines ask for before any page. Public and outside the API, like the pages it names. */
export function sitemapRoutes(app: FastifyInstance, { config, db }: Services) {
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

  app.get('/sitemap.xml', options, async (request, reply) =>
    sendXml(request, reply, { root: 'sitemapindex', item: 'sitemap', paths: await sitemapFiles(db) }),
  )

  app.get('/sitemaps/:file', options, async (request, reply) => {
    const paths = await sitemapPaths(db, (request.params as { file: string }).file)
    if (paths.length === 0) throw notFound('This sitemap')
    return sendXml(request, reply, { root: 'urlset', item: 'url', paths })
  })
}

interface XmlList {
  root: 'sitemapindex' | 'urlset'
  item: 'sitemap' | 'url'
  paths: string[]
}
