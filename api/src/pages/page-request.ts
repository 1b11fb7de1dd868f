import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessTokenCookie, refreshTokenCookie } from '@haat/contract/domains/account.rules.ts'
import { languageCookie, toLanguage, type Language } from '@haat/contract/shared/language.ts'
import { themeCookie, toTheme, type Theme } from '@haat/contract/shared/theme.ts'

/** What the client's server side is told about a request. Its own type of the same shape is in the web package. */
export interface PageInput {
  nonce: string
  language: Language
  theme: Theme | undefined
  /** Only whether there is a token, never what it says: the page of a visitor can be shared. */
  hasSessionCookie: boolean
  apiUrl: string | undefined
  /** Empty where nobody has said it: addresses are relative then. */
  publicUrl: string
  hasDev: boolean
  hasGoogle: boolean
  madeAt: string
  firstPath: string
  messagesHref: string | undefined
  fetch(url: string, init: RequestInit): Promise<Response>
}

export const cookieOf = (request: FastifyRequest, name: string) =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1]

export const languageOf = (request: FastifyRequest): Language => toLanguage(cookieOf(request, languageCookie))

export const themeOf = (request: FastifyRequest): Theme | undefined => toTheme(cookieOf(request, themeCookie))

export const hasSessionCookie = (request: FastifyRequest) =>
  [accessTokenCookie, refreshTokenCookie].some((name) => cookieOf(request, name) !== undefined)

/** Aborted when the visitor has gone: a page that only one person waits for need not be finished. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/** A page that is shared must not know what one visitor calls the site. */
export function toWebRequest(
  request: FastifyRequest,
  site = 'http://localhost',
  signal?: AbortSignal,
): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
  headers.set('host', new URL(site).host)
  headers.delete('x-forwarded-host')
  return new Request(`${site}${request.raw.url}`, {
    headers,
    ...(signal && { signal }),
  })
}
