import { redirect } from '@tanstack/react-router'
import { hasTokenCookie } from '#api/token-cookies.ts'
import type { RouterContext } from '../../router-context.ts'
import { accountQueries } from './account.queries.ts'

/** For the guard of the profile pages: loads the current user, or throws why not. The API decides the truth. */
export async function requireUser({ queryClient, call }: RouterContext) {
  if (!hasTokenCookie()) throw new Error('Nobody is signed in')
  return { user: await queryClient.fetchQuery(accountQueries.me(call)) }
}

/** The server sees who cannot be signed in, and spares them a page that would be taken away at once. */
export function turnVisitorsAway({ firstSession }: RouterContext, path: string) {
  if (import.meta.env.SSR && firstSession === 'anonymous' && path.startsWith('/profile')) {
    throw redirect({ to: '/' })
  }
}
