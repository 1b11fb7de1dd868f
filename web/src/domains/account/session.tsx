import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { sessionCheckMs } from '@haat/contract/domains/account.rules.ts'
import { CurrentUserContext } from '#api/current-user.ts'
import type { FirstSession } from '#api/router-context.ts'
import { openSessionChannel } from '#api/session-channel.ts'
import { hasTokenCookie, isAccessGone } from '#api/token-cookies.ts'
import { accountQueries } from './session/account.queries.ts'
import {
  toAnonymous,
  SessionControlContext,
  type Session,
  type SessionControl,
} from './session/session-context.ts'

const SessionContext = createContext<Session>({ status: 'unknown' })
export const useSession = () => use(SessionContext)

interface SessionProviderProps extends Pick<SessionControl, 'call' | 'onSignedOut'> {
  first: FirstSession
  children: (session: Session) => ReactNode
}

/**
 * Loaded lazily, as visitors without tokens never need it. A failure to load is ignored: without a network no
 * action would work.
 */
const withActions = (run: (actions: typeof import('./session/session-actions.ts')) => Promise<void>) =>
  import('./session/session-actions.ts').then(run).catch(() => {})

export function SessionProvider({ call, onSignedOut, first, children }: SessionProviderProps) {
  const queryClient = useQueryClient()
  const [session, setSession] = useState<Session>({ status: first })
  const shown = useRef<Session>(undefined)
  const [control] = useState<SessionControl>(() => ({ call, queryClient, setSession, onSignedOut, shown }))
  useEffect(() => void (shown.current = session))
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const currentUser = useMemo(
    () => ({
      userId,
      findUserId: async () => (await queryClient.ensureQueryData(accountQueries.me(call))).id,
    }),
    [userId, queryClient, call],
  )

  // The cookies are read once the page is hydrated, whatever the server saw: they may have changed since.
  useEffect(() => {
    if (!hasTokenCookie()) return setSession(toAnonymous)
    setSession({ status: 'loading' })
    queryClient.fetchQuery(accountQueries.me(call)).then(
      // Another tab may have signed out meanwhile.
      (user) => setSession(hasTokenCookie() ? { status: 'signed-in', user } : toAnonymous),
      (failure) => {
        setSession(toAnonymous)
        void withActions((actions) => actions.recoverSession(control, failure))
      },
    )
  }, [call, control, queryClient])

  useEffect(() => {
    const check = () => isAccessGone() && withActions((actions) => actions.renewSession(control))
    const timer = setInterval(check, sessionCheckMs)
    const channel = openSessionChannel()
    channel.addEventListener('message', ({ data }) =>
      withActions((actions) => actions.onSessionNews(control, data)),
    )
    return () => {
      clearInterval(timer)
      channel.close()
    }
  }, [control])

  return (
    <SessionControlContext value={control}>
      <CurrentUserContext value={currentUser}>
        <SessionContext value={session}>{children(session)}</SessionContext>
      </CurrentUserContext>
    </SessionControlContext>
  )
}
