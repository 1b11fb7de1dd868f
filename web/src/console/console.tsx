import { Suspense, type ReactNode } from 'react'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { AccountMenuProvider } from './staff/frame/account-menu.tsx'
import { PhoneBar } from './staff/frame/phone-bar.tsx'
import { PageSkeleton } from './parts/page-layout.tsx'
import { Rail } from './staff/frame/rail.tsx'
import { StaffOnly } from './staff/frame/staff-only.tsx'
import { LiveUpdatesStream } from './support/live-updates/live-updates-stream.tsx'
import { ConsoleTools } from './staff/palette/console-tools.tsx'
import { SecondFactorGate } from './account/second-factor-gate.tsx'
import { ShopSetupRedirect } from './content/shop-setup-redirect.tsx'
import './staff/frame/console.css'

/** The frame of the staff console, for staff alone; `children` is the page that the address names. */
export function Console({ path, children }: { path: string; children: ReactNode }) {
  const { frame } = useArea('staff')
  const session = useSession()
  if (session.status !== 'signed-in') return null
  const { user } = session
  if (!user.roles.some((role) => role === 'staff' || role === 'admin')) return <StaffOnly name={user.name} />
  return (
    <SecondFactorGate>
      <LiveUpdatesStream />
      <ConsoleTools>
        <AccountMenuProvider user={user}>
          <div className="console">
            <Rail user={user} path={path} />
            <main aria-label={frame.name} className="console-page">
              <Suspense fallback={<PageSkeleton />}>
                <ShopSetupRedirect user={user} path={path}>
                  {children}
                </ShopSetupRedirect>
              </Suspense>
            </main>
            <PhoneBar user={user} path={path} />
          </div>
        </AccountMenuProvider>
      </ConsoleTools>
    </SecondFactorGate>
  )
}
