import { accessTokenCookie, refreshTokenCookie } from '@haat/contract/domains/account.rules.ts'
import { readCookie } from '#api/cookies.ts'

export const hasTokenCookie = () =>
  [accessTokenCookie, refreshTokenCookie].some((name) => readCookie(name) !== undefined)
