import { Suspense } from 'react'
import { useSession } from '#domains/account/session.tsx'
import { useArea } from '#messages/use-area.ts'
import { ConsolePlace } from './console-place.tsx'
import { AccountMenuProvider } from './frame/account-menu.tsx'
import { PhoneBar } from './frame/phone-bar.tsx'
import { PlaceSkeleton } from './frame/place-skeleton.tsx'
import { Rail } from './frame/rail.tsx'
import { StaffOnly } from './frame/staff-only.tsx'
import { LiveProvider } from './live/live-provider.tsx'
import { ConsoleTools } from './palette/console-tools.tsx'
import { SecondFactorGate } from './second-factor/second-factor-gate.tsx'
import { ShopFirst } from './settings/shop-first.tsx'
import './frame/console.css'

/** The frame of the console around the place that the address names. */
export function Console({ path }: { path: string }) {
  const { frame } = useArea('staff')
  const session = useSession()
  if (session.status !== 'signed-in') return null
  const { user } = session
  if (!user.roles.some((role) => role === 'staff' || role === 'admin')) return <StaffOnly name={user.name} />
  return (
    <SecondFactorGate>
      <LiveProvider>
        <ConsoleTools>
          <AccountMenuProvider user={user}>
            <div className="console">
              <Rail user={user} path={path} />
              <main aria-label={frame.name} className="console-place">
                <Suspense fallback={<PlaceSkeleton />}>
                  <ShopFirst user={user} path={path}>
                    <ConsolePlace path={path} />
                  </ShopFirst>
                </Suspense>
              </main>
              <PhoneBar user={user} path={path} />
            </div>
          </AccountMenuProvider>
        </ConsoleTools>
      </LiveProvider>
    </SecondFactorGate>
  )
}
