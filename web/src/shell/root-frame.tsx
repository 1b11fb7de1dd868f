import { Outlet, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { SessionProvider } from '#domains/account/session.tsx'
import type { RouterContext } from '#api/router-context.ts'
import { AppearsAtOnce } from '#ui/deferred.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { Overlays } from './deferred-parts.tsx'
import { markHydrated } from './guard-page.tsx'
import { PageTitle } from './page-title.tsx'
import { SiteFrame } from './site-frame.tsx'

/** Provides the session to all pages: until it is known who is signed in, there is only a spinner. */
export function RootFrame() {
  const router = useRouter()
  const { call, firstSession } = router.options.context as RouterContext
  useEffect(() => {
    // A page that is still pending is hydrated later, and tells by itself.
    if (router.state.matches.every(({ status }) => status !== 'pending')) markHydrated()
  }, [router])
  return (
    <SessionProvider call={call} first={firstSession} onSignedOut={() => router.invalidate()}>
      {({ status }) => (
        <>
          <PageTitle isWaiting={status === 'unknown' || status === 'loading'} />
          {status === 'unknown' || status === 'loading' ? (
            <SessionScreen status={status} />
          ) : firstSession === 'anonymous' ? (
            <Frame />
          ) : (
            <AppearsAtOnce value>
              <Suspense fallback={<SessionScreen status="loading" />}>
                <Frame />
              </Suspense>
            </AppearsAtOnce>
          )}
        </>
      )}
    </SessionProvider>
  )
}

const Frame = () => (
  <SiteFrame>
    <Outlet />
    <Overlays />
  </SiteFrame>
)

/** Takes the place of the page until it is known who is signed in. */
function SessionScreen({ status }: { status: 'unknown' | 'loading' }) {
  const { account } = useMessages()
  return (
    <div className="grid min-h-dvh place-items-center">
      <LoadingMark label={status === 'unknown' ? account.initializing : account.loading} />
    </div>
  )
}
