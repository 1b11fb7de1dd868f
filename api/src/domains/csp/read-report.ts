import type { CspReport } from '@haat/contract/domains/csp.ts'
import type { Violation } from './csp.store.ts'

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
export function readReport({ page, directive, blocked }: CspReport, hosts: string[]): Violation | undefined {
  const url = URL.parse(page)
  if (!url || !hosts.includes(url.host)) return undefined
  const [name = ''] = directive.split(' ')
  return {
    directive: directives.has(name) ? name : 'other',
    blocked: blockedOf(blocked, url),
    page: pageOf(url),
  }
}
