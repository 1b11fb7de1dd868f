import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessTokenCookie, refreshTokenCookie } from '@haat/contract/domains/account.rules.ts'
import { hostCookie, isSecure } from '#platform/http/is-secure.ts'
import type { SignInClient, Token } from './session.service.ts'

const yearSeconds = 31_536_000

const deviceCookie = (request: FastifyRequest) => hostCookie(request, 'device')

export const readDevice = (request: FastifyRequest): string | undefined =>
  request.cookies[deviceCookie(request)] || undefined

export const readCookies = (request: FastifyRequest) => ({
  accessToken: request.cookies[accessTokenCookie] || undefined,
  refreshToken: request.cookies[refreshTokenCookie] || undefined,
  device: readDevice(request),
})

export const clientOf = (request: FastifyRequest, isCookieless = false): SignInClient => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
  ipAddress: request.ip,
  device: readDevice(request),
  isCookieless,
})

/** Ties the tokens to this browser: scripts cannot read it, and other sites cannot make browsers send it. */
export function setDeviceCookie(reply: FastifyReply, request: FastifyRequest, device: string | undefined) {
  if (device === undefined) return
  reply.setCookie(deviceCookie(request), device, {
    path: '/',
    maxAge: yearSeconds,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(request),
  })
}

/** Sets a cookie that the page's scripts can read, for as long as the token is valid. */
function setReadableCookie(
  reply: FastifyReply,
  request: FastifyRequest,
  name: string,
  { token, expiresIn }: Token,
) {
  reply.setCookie(name, token, { path: '/', maxAge: expiresIn, sameSite: 'lax', secure: isSecure(request) })
}

export const setRefreshCookie = (reply: FastifyReply, request: FastifyRequest, token: Token) =>
  setReadableCookie(reply, request, refreshTokenCookie, token)

export function setTokenCookies(
  reply: FastifyReply,
  request: FastifyRequest,
  tokens: { accessToken: Token; refreshToken: Token },
) {
  setReadableCookie(reply, request, accessTokenCookie, tokens.accessToken)
  setRefreshCookie(reply, request, tokens.refreshToken)
}
