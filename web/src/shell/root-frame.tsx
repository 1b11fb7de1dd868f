import { Outlet, useRouter } from '@tanstack/react-router'
import { SessionScreen } from '#domains/account/session-screen.tsx'
import { SessionProvider } from '#domains/account/session.tsx'
import type { RouterContext } from '../router-context.ts'
import { GlobalErrorTrigger } from './global-error-trigger.tsx'
import { ModalHost } from './modal-host.tsx'
import { PageTitle } from './page-title.tsx'
import { SiteFrame } from './site-frame.tsx'

/** The session layer around all pages: until it knows who is here, there is only its spinner. */
export function RootFrame() {
  const { call, firstSession } = useRouter().options.context as RouterContext
  return (
    <>
      <PageTitle />
      <SessionProvider call={call} first={firstSession}>
        {(session) =>
          session.status === 'unknown' || session.status === 'loading' ? (
            <SessionScreen status={session.status} />
          ) : (
            <SiteFrame>
              <GlobalErrorTrigger />
              <Outlet />
              <ModalHost />
            </SiteFrame>
          )
        }
      </SessionProvider>
    </>
  )
}
