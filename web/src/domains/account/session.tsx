import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import type { Call } from '#api/client.ts'
import { accountQueries } from './account.queries.ts'
import { hasTokenCookie } from './session-cookies.ts'

/** What the server can know: it sees whether there is a token, not whom it belongs to. */
export type FirstSession = 'unknown' | 'anonymous'

export type Session =
  | { status: 'unknown' }
  | { status: 'loading' }
  | { status: 'anonymous' }
  | { status: 'signed-in'; user: User }

const SessionContext = createContext<Session>({ status: 'unknown' })
export const useSession = () => use(SessionContext)

interface SessionProviderProps {
  call: Call
  first: FirstSession
  children: (session: Session) => ReactNode
}

/** Always the same one: a page that says so already must not be rendered again while it comes alive. */
const asVisitor = (session: Session): Session =>
  session.status === 'anonymous' ? session : { status: 'anonymous' }

/** Reads the cookies once the page is alive, whatever the server saw: they may have changed since. */
export function SessionProvider({ call, first, children }: SessionProviderProps) {
  const queryClient = useQueryClient()
  const [session, setSession] = useState<Session>({ status: first })

  useEffect(() => {
    if (!hasTokenCookie()) return setSession(asVisitor)
    setSession({ status: 'loading' })
    queryClient.fetchQuery(accountQueries.me(call)).then(
      (user) => setSession({ status: 'signed-in', user }),
      () => setSession(asVisitor),
    )
  }, [call, queryClient])

  return <SessionContext value={session}>{children(session)}</SessionContext>
}
