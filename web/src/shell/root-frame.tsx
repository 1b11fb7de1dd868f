import { Outlet, useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SessionScreen } from '#domains/account/session-screen.tsx'
import { SessionProvider } from '#domains/account/session.tsx'
import type { RouterContext } from '../router-context.ts'
import { AppearsAtOnce } from '#ui/deferred.tsx'
import { Overlays } from './deferred-parts.tsx'
import { PageTitle } from './page-title.tsx'
import { SiteFrame } from './site-frame.tsx'

/** The session layer around all pages: until it knows who is here, there is only its spinner. */
export function RootFrame() {
  const router = useRouter()
  const { call, firstSession } = router.options.context as RouterContext
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
