import { startTransition } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import { accountQueries } from './account.queries.ts'
import { toAnonymous, type SessionControl } from './session-context.ts'

// Both run in transitions: parts of the page may not be hydrated yet, and an urgent update would throw away
// their HTML.

export function setUser({ call, queryClient, setSession }: SessionControl, user: User) {
  queryClient.setQueryData(accountQueries.me(call).queryKey, user)
  startTransition(() => setSession({ status: 'signed-in', user }))
}

/** Nobody waits longer than this for a page that is busy with something else. */
const patienceMs = 5000
const lookAgainMs = 20

/** Resolves when a page that needs a user has been left, and nothing on the page is a user's any more. */
export async function setVisitor(control: SessionControl): Promise<void> {
  startTransition(() => control.setSession(toAnonymous))
  await control.onSignedOut()
  const showsUser = () => control.shown.current?.status === 'signed-in' && !hasTokenCookie()
  for (let ms = 0; showsUser() && ms < patienceMs; ms += lookAgainMs)
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
}
