import { accessTokenCookie } from '@haat/contract/domains/account.rules.ts'
import type { PageInput, PublicConfig } from '@haat/contract/shared/page-input.ts'
import { createClient, type Call, type ClientOptions } from './client.ts'
import { readCookie } from './cookies.ts'
import { hasTokenCookie } from './token-cookies.ts'

export const sameOriginApi = '/api'

/** Loaded lazily: visitors have no tokens to renew. */
export const fetchRefresh = () => import('./refresh.ts')

/** The server reads the API for a page without leaving its process. */
export type ServerPageInput = PageInput<ClientOptions['fetch']>

/** The server renders for visitors only: it never sends anybody's token. */
export const serverCall = (page: ServerPageInput): Call =>
  createClient({
    baseUrl: () => page.apiUrl ?? sameOriginApi,
    fetch: page.fetch,
    accessToken: () => undefined,
  })

export const browserCall = (config: PublicConfig): Call => {
  const call = createClient({
    baseUrl: () => config.apiUrl ?? sameOriginApi,
    fetch: (url, init) => fetch(url, init),
    accessToken: () => readCookie(accessTokenCookie),
    shouldRetry: async (refusal) =>
      hasTokenCookie() &&
      fetchRefresh().then(
        ({ answerRefusal }) => answerRefusal(call, refusal),
        () => false,
      ),
  })
  return call
}
