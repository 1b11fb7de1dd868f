import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { sessionCheckMs } from '@haat/contract/domains/account.rules.ts'
import { openSessionChannel } from '#api/session-channel.ts'
import { hasTokenCookie, isAccessGone } from '#api/token-cookies.ts'
import { accountQueries } from './account.queries.ts'
import { asVisitor, SessionDeskContext, type Session, type SessionDesk } from './session-desk.ts'

/** What the server can know: it sees whether there is a token, not whom it belongs to. */
export type FirstSession = 'unknown' | 'anonymous'

const SessionContext = createContext<Session>({ status: 'unknown' })
export const useSession = () => use(SessionContext)

interface SessionProviderProps extends Pick<SessionDesk, 'call' | 'onSignedOut'> {
  first: FirstSession
  children: (session: Session) => ReactNode
}

/** Not for the first visit of somebody without tokens. Who cannot fetch it has no network to work with either. */
const withWork = (act: (work: typeof import('./session-work.ts')) => Promise<void>) =>
  import('./session-work.ts').then(act).catch(() => {})

export function SessionProvider({ call, onSignedOut, first, children }: SessionProviderProps) {
  const queryClient = useQueryClient()
  const [session, setSession] = useState<Session>({ status: first })
  const [desk] = useState<SessionDesk>(() => ({ call, queryClient, setSession, onSignedOut }))

  // Reads the cookies once the page is alive, whatever the server saw: they may have changed since.
  useEffect(() => {
    if (!hasTokenCookie()) return setSession(asVisitor)
    setSession({ status: 'loading' })
    queryClient.fetchQuery(accountQueries.me(call)).then(
      // Another tab may have signed out meanwhile.
      (user) => setSession(hasTokenCookie() ? { status: 'signed-in', user } : asVisitor),
      (failure) => {
        setSession(asVisitor)
        void withWork((work) => work.recover(desk, failure))
      },
    )
  }, [call, desk, queryClient])

  useEffect(() => {
    const check = () => isAccessGone() && withWork((work) => work.renewSession(desk))
    const timer = setInterval(check, sessionCheckMs)
    const channel = openSessionChannel()
    channel.addEventListener('message', ({ data }) => withWork((work) => work.hear(desk, data)))
    return () => {
      clearInterval(timer)
      channel.close()
    }
  }, [desk])

  return (
    <SessionDeskContext value={desk}>
      <SessionContext value={session}>{children(session)}</SessionContext>
    </SessionDeskContext>
  )
}
