import { use, useMemo } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { SessionDeskContext } from './session-desk.ts'
import { showUser } from './show-session.ts'

export interface Credentials {
  email: string
  password: string
  /** Told when the server wants some work to be done first. */
  onWork?(): void
}

export interface SessionActions {
  signIn(input: Credentials): Promise<User>
  signOut(): Promise<void>
  /** Asks the API who is here, after something else than `signIn` has changed it. */
  reloadUser(): Promise<User>
  /** Shows what an answer already said of the user. */
  showUser(user: User): void
}

/** Visitors read pages without any of this: it is fetched when somebody acts. */
const fetchWork = () => import('./session-work.ts')

/** The same object for as long as the page lives. */
export function useSessionActions(): SessionActions {
  const desk = use(SessionDeskContext)!
  return useMemo(
    () => ({
      signIn: async (input) => (await fetchWork()).signIn(desk, input),
      signOut: async () => (await fetchWork()).signOut(desk),
      reloadUser: async () => (await fetchWork()).reloadUser(desk),
      showUser: (user) => showUser(desk, user),
    }),
    [desk],
  )
}
