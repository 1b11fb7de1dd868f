import { startTransition } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { accountQueries } from './account.queries.ts'
import { asVisitor, type SessionDesk } from './session-desk.ts'

// In transitions: parts of the page may not have come alive yet, and what they show must not be thrown away.

export function showUser({ call, queryClient, setSession }: SessionDesk, user: User) {
  queryClient.setQueryData(accountQueries.me(call).queryKey, user)
  startTransition(() => setSession({ status: 'signed-in', user }))
}

/** Done when a page that needs a user has been left. */
export function showVisitor({ setSession, onSignedOut }: SessionDesk): Promise<void> {
  startTransition(() => setSession(asVisitor))
  return onSignedOut()
}
