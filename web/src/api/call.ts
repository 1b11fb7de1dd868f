import { accessTokenCookie } from '@haat/contract/domains/account.rules.ts'
import type { PageInput, PublicConfig } from '../page-input.ts'
import { createClient, type Call } from './client.ts'
import { deleteCookie, readCookie } from './cookies.ts'

const ownApi = '/api'

/** The server renders for visitors: it never speaks in anyone's name. */
export const serverCall = (page: PageInput): Call =>
  createClient({
    baseUrl: () => page.apiUrl ?? ownApi,
    fetch: page.apiUrl ? fetch : page.fetch,
    accessToken: () => undefined,
  })

export const browserCall = (config: PublicConfig): Call =>
  createClient({
    baseUrl: () => config.apiUrl ?? ownApi,
    fetch: (url, init) => fetch(url, init),
    accessToken: () => readCookie(accessTokenCookie),
    onErrorCode: (code) => {
      if (code === 'INVALID_ACCESS_TOKEN') deleteCookie(accessTokenCookie)
    },
  })
