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
    <>
      <PageTitle />
      <SessionProvider call={call} first={firstSession} onSignedOut={() => router.invalidate()}>
        {(session) =>
          session.status === 'unknown' || session.status === 'loading' ? (
            <SessionScreen status={session.status} />
          ) : firstSession === 'anonymous' ? (
            <Frame />
          ) : (
            <AppearsAtOnce value>
              <Suspense fallback={<SessionScreen status="loading" />}>
                <Frame />
              </Suspense>
            </AppearsAtOnce>
          )
        }
      </SessionProvider>
    </>
  )
}

const Frame = () => (
  <SiteFrame>
    <Outlet />
    <Overlays />
  </SiteFrame>
)
