import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessTokenCookie, refreshTokenCookie } from '@haat/contract/domains/account.rules.ts'
import { languageCookie, toLanguage, type Language } from '@haat/contract/shared/language.ts'
import { themeCookie, toTheme, type Theme } from '@haat/contract/shared/theme.ts'

export const cookieOf = (request: FastifyRequest, name: string) =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1]

export const languageOf = (request: FastifyRequest): Language => toLanguage(cookieOf(request, languageCookie))

export const themeOf = (request: FastifyRequest): Theme | undefined => toTheme(cookieOf(request, themeCookie))

export const hasSessionCookie = (request: FastifyRequest) =>
  [accessTokenCookie, refreshTokenCookie].some((name) => cookieOf(request, name) !== undefined)

/** Aborts when the visitor has gone: a page that only one person waits for need not be finished. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

/** The page of a shared address must not contain the host name that one visitor used. */
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
