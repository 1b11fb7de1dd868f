import { accessTokenCookie } from '@haat/contract/domains/account.rules.ts'
import type { PageInput, PublicConfig } from '../page-input.ts'
import { createClient, type Call } from './client.ts'
import { readCookie } from './cookies.ts'
import { hasTokenCookie } from './token-cookies.ts'

export const ownApi = '/api'

/** Visitors have no tokens to renew: how that is done is fetched when somebody needs it. */
export const fetchRefresh = () => import('./refresh.ts')

/** The server renders for visitors: it never speaks in anyone's name. */
export const serverCall = (page: PageInput): Call =>
  createClient({
    baseUrl: () => page.apiUrl ?? ownApi,
    fetch: page.fetch,
    accessToken: () => undefined,
  })

export const browserCall = (config: PublicConfig): Call => {
  const call = createClient({
    baseUrl: () => config.apiUrl ?? ownApi,
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
