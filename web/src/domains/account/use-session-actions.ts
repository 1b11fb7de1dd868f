import { use, useMemo } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { SessionControlContext } from './session/session-context.ts'
import { setUser } from './session/set-session.ts'

export interface Credentials {
  email: string
  password: string
  /** Called when the server asks for a proof of work first, which takes some seconds. */
  onChallenge?(): void
}

export interface SessionActions {
  signIn(input: Credentials): Promise<User>
  /** Resolves to whether the server heard of it; if not, the person is warned already. */
  signOut(): Promise<boolean>
  /** Loads the user again after something other than `signIn`, such as Google, has changed the session. */
  reloadUser(): Promise<User>
  /** Sets the user from an answer that already holds it, without another call. */
  setUser(user: User): void
}

/** Loaded lazily: visitors who only read pages need none of it. */
const fetchActions = () => import('./session/session-actions.ts')

/** Returns the same object for as long as the page is open. */
export function useSessionActions(): SessionActions {
  const control = use(SessionControlContext)!
  return useMemo(
    () => ({
      signIn: async (input) => (await fetchActions()).signIn(control, input),
      signOut: async () => (await fetchActions()).signOut(control),
      reloadUser: async () => (await fetchActions()).reloadUser(control),
      setUser: (user) => setUser(control, user),
    }),
    [control],
  )
}
