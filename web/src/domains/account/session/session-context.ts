import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import type { Call } from '#api/client.ts'

export type Session =
  | { status: 'unknown' }
  | { status: 'loading' }
  | { status: 'anonymous' }
  | { status: 'signed-in'; user: User }

/**
 * Keeps the same object when the session is anonymous already, so that a page is not rendered again while it
 * hydrates.
 */
export const toAnonymous = (session: Session): Session =>
  session.status === 'anonymous' ? session : { status: 'anonymous' }

/** What every action that changes the session needs. */
export interface SessionControl {
  call: Call
  queryClient: QueryClient
  setSession(next: Session | typeof toAnonymous): void
  /** What the page shows: React gets there some time after `setSession`. */
  shown: { readonly current: Session | undefined }
  /** Leaves the page if it needs a user. */
  onSignedOut(): Promise<void>
}

export const SessionControlContext = createContext<SessionControl | null>(null)
