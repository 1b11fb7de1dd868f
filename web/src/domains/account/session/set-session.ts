import { startTransition } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { accountQueries } from './account.queries.ts'
import { toAnonymous, type SessionControl } from './session-context.ts'

// Both run in transitions: parts of the page may not be hydrated yet, and an urgent update would throw away
// their HTML.

export function setUser({ call, queryClient, setSession }: SessionControl, user: User) {
  queryClient.setQueryData(accountQueries.me(call).queryKey, user)
  startTransition(() => setSession({ status: 'signed-in', user }))
}

/** Resolves when a page that needs a user has been left. */
export function setVisitor({ setSession, onSignedOut }: SessionControl): Promise<void> {
  startTransition(() => setSession(toAnonymous))
  return onSignedOut()
}
