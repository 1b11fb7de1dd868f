import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import type { Call } from '#api/client.ts'

export type Session =
  | { status: 'unknown' }
  | { status: 'loading' }
  | { status: 'anonymous' }
  | { status: 'signed-in'; user: User }

/** Always the same one: a page that says so already must not be rendered again while it comes alive. */
export const asVisitor = (session: Session): Session =>
  session.status === 'anonymous' ? session : { status: 'anonymous' }

/** What those need who change the session. */
export interface SessionDesk {
  call: Call
  queryClient: QueryClient
  setSession(next: Session | typeof asVisitor): void
  /** Leaves a page that needs a user. */
  onSignedOut(): Promise<void>
}

export const SessionDeskContext = createContext<SessionDesk | null>(null)
