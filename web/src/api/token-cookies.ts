import { accessTokenCookie, refreshTokenCookie } from '@haat/contract/domains/account.rules.ts'
import { readCookie } from './cookies.ts'

export const hasTokenCookie = () => !!(readCookie(accessTokenCookie) ?? readCookie(refreshTokenCookie))
export const isAccessGone = () => !readCookie(accessTokenCookie) && hasTokenCookie()
