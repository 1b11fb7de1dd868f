import { accessTokenCookie, refreshTokenCookie } from '@haat/contract/domains/account.rules.ts'
import { deleteCookie, writeCookie } from './cookies.ts'

interface Token {
  token: string
  expiresIn: number
}

/** Does nothing when the answer holds no token, as with an API that sets its cookies itself. */
const store = (name: string, token: Token | undefined) => {
  if (token?.token) writeCookie(name, token.token, token.expiresIn)
}

export const storeAccessToken = (token: Token | undefined) => store(accessTokenCookie, token)
export const storeRefreshToken = (token: Token | undefined) => store(refreshTokenCookie, token)

export function forgetTokens() {
  deleteCookie(accessTokenCookie)
  deleteCookie(refreshTokenCookie)
}
