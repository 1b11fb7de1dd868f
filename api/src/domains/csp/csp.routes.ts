import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import {
  cspReportsBody,
  cspReportsLimit,
  cspReportsMaxBytes,
  type CspReport,
} from '@haat/contract/domains/csp.ts'
import { answer } from '#plugins/answer.ts'
import { ApiError } from '#plugins/api-error.ts'
import { limitsOf } from '#plugins/limits/rate-limit.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { countViolation, listViolations, type Violation } from './csp.store.ts'

export function cspRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  route(app, 'GET /staff/csp-violations', async () => {
    const rows = await listViolations(db)
    return answer(
      'What browsers blocked.',
      rows.map((row) => ({ ...row, lastSeenAt: (row.lastSeenAt ?? new Date(0)).toISOString() })),
    )
  })
  app.register(async (scope) => reportRoute(scope, services))
}

/** Browsers send these reports on their own, with content types that no other call accepts. */
function reportRoute(scope: FastifyInstance, { config: { siteUrl }, db }: Services) {
  scope.removeAllContentTypeParsers()
  const types = ['application/csp-report', 'application/reports+json']
  scope.addContentTypeParser(types, { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, JSON.parse(String(text)))
    } catch {
      done(new ApiError('BAD_REQUEST', 'The body is not JSON.'))
    }
  })
  const config: FastifyContextConfig = {
    access: 'public',
    // A report changes no page: its sender goes on getting the cached pages that visitors share.
    onlyReads: true,
  }
  const options = {
    bodyLimit: cspReportsMaxBytes,
    config,
    ...limitsOf(scope, { name: 'reportCspViolations', limit: cspReportsLimit }),
    schema: { hide: true, body: cspReportsBody } as object,
  }
  scope.post('/csp-reports', options, async (request, reply) => {
    const hosts = [request.host, new URL(siteUrl).host]
    for (const report of request.body as CspReport[]) {
      const violation = readReport(report, hosts)
      if (violation) await countViolation(db, violation)
    }
    return reply.code(204).send()
  })
}

const directives = new Set([
  'base-uri',
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
])

/** What browsers report when the blocked thing has no URL. */
const blockedKinds = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
  'self',
])

const isLowercaseWord = (part: string) => /^[a-z][a-z-]{0,30}$/.test(part)
/** Sections of the site in which the second part of the path names a page, not a person or a thing. */
const sectionsWithPages = new Set(['profile', 'staff'])
const maxParts = 4

/** The path without anything that could name a thing, a person or a token. */
function pageOf({ pathname }: URL): string {
  const parts = pathname.split('/').filter((part) => part !== '')
  const [first = ''] = parts
  const shownParts = parts.slice(0, maxParts).map((part, at) => {
    const isPlain = at === 0 || (at === 1 && sectionsWithPages.has(first))
    return isPlain && isLowercaseWord(part) ? part : '…'
  })
  return `/${shownParts.join('/')}`
}

/** An origin or a kind, never a URL with its path or query. */
function blockedOf(text: string, page: URL): string {
  if (blockedKinds.has(text)) return text
  const url = URL.parse(text)
  if (!url) return /^[a-z][a-z-]{0,30}$/.test(text) ? text : 'unknown'
  if (!/^(https?|wss?):$/.test(url.protocol)) return url.protocol.slice(0, -1).slice(0, 31)
  return url.origin === page.origin ? 'self' : url.origin.slice(0, 200)
}

/** Undefined for pages of other sites: anybody can send a report about any page. */
function readReport({ page, directive, blocked }: CspReport, hosts: string[]): Violation | undefined {
  const url = URL.parse(page)
  if (!url || !hosts.includes(url.host)) return undefined
  const [name = ''] = directive.split(' ')
  return {
    directive: directives.has(name) ? name : 'other',
    blocked: blockedOf(blocked, url),
    page: pageOf(url),
  }
}
