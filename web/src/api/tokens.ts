import { accessTokenCookie, refreshTokenCookie } from '@haat/contract/domains/account.rules.ts'
import { deleteCookie, writeCookie } from './cookies.ts'

interface Token {
  token: string
  expiresIn: number
}

/** An API that keeps its tokens to itself leaves them out of the answer. */
const keep = (name: string, token: Token | undefined) => {
  if (token?.token) writeCookie(name, token.token, token.expiresIn)
}

export const keepAccessToken = (token: Token | undefined) => keep(accessTokenCookie, token)
export const keepRefreshToken = (token: Token | undefined) => keep(refreshTokenCookie, token)

export function forgetTokens() {
  deleteCookie(accessTokenCookie)
  deleteCookie(refreshTokenCookie)
}
