import { hasTokenCookie } from '#api/token-cookies.ts'
import type { RouterContext } from '#api/router-context.ts'
import { accountQueries } from './session/account.queries.ts'

/** Loads the current user for the guard of the profile pages, or throws. The API decides, not the cookies. */
export async function requireUser({ queryClient, call }: RouterContext) {
  if (!hasTokenCookie()) throw new Error('Nobody is signed in')
  return { user: await queryClient.fetchQuery(accountQueries.me(call)) }
}
