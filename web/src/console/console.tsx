import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import Menu from 'lucide-react/icons/menu'
import identity from 'picture:state-identity'
import { Suspense, type ReactNode } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSession } from '#domains/account/session.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { HeadTags } from '#ui/page/head-tags.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { AccountMenuProvider, useAccountMenu } from './staff/frame/account-menu.tsx'
import { PageSkeleton } from './parts/page-layout.tsx'
import { Rail } from './staff/frame/rail.tsx'
import { ChatAlerts } from './support/chats/chat-alerts.tsx'
import { LiveUpdatesStream } from './support/live-updates/live-updates-stream.tsx'
import { ConsoleTools } from './staff/palette/console-tools.tsx'
import { SecondFactorGate } from './account/second-factor-gate.tsx'
import { shopQueries } from './content/shop/shop.queries.ts'
import './staff/frame/console.css'
import { furtherPages, phonePages, isPathOfPage, PageLink } from './staff/frame/page-link.tsx'

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
      <ChatAlerts />
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

interface ShopSetupRedirectProps {
  user: User
  path: string
  children: ReactNode
}

/** As long as the shop was never open, an admin who enters the console first sees what it still lacks. */
function ShopSetupRedirect({ user, path, children }: ShopSetupRedirectProps) {
  const isAdminAtStart = path.split('/').filter(Boolean).length === 0 && user.roles.includes('admin')
  const { data, isPending } = useQuery({ ...shopQueries.current(useCall()), enabled: isAdminAtStart })
  if (!isAdminAtStart) return children
  if (isPending) return <PageSkeleton />
  if (data?.opening.version !== 0) return children
  return <Navigate to="/staff/$" params={{ _splat: 'settings/shop' }} replace />
}

/** Tells a signed-in customer that the console is for staff only, and links back to the shop. */
function StaffOnly({ name }: { name: string }) {
  const { frame } = useArea('staff')
  const { shell } = useMessages()
  return (
    <main>
      <HeadTags title={frame.staffOnly} description={undefined} path={undefined} isHidden />
      <EmptyState
        picture={identity}
        tone="indigo"
        heading={frame.staffOnly}
        actions={<ButtonLink to="/">{shell.goHome}</ButtonLink>}
      >
        {frame.staffOnlyText(name)}
      </EmptyState>
    </main>
  )
}

const itemClass =
  'relative grid min-h-14 content-center justify-items-center gap-0.5 text-center text-micro font-semibold text-muted aria-[current]:text-crimson [&_svg]:size-[22px]'
/** The navigation of the console at the foot of a phone, in place of the rail. */
function PhoneBar({ user, path }: { user: User; path: string }) {
  const { frame } = useArea('staff')
  const openAccount = useAccountMenu()
  const isFurther = furtherPages.some(({ name }) => isPathOfPage(path, name))
  return (
    <nav
      aria-label={frame.nav}
      className="sticky bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {phonePages.map(({ name }) => {
        const isCurrent = isPathOfPage(path, name)
        return (
          <PageLink key={name} name={name} isCurrent={isCurrent} className={itemClass}>
            {isCurrent && <Weave cell={1} className="absolute top-0 w-12" />}
          </PageLink>
        )
      })}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${frame.more}: ${frame.account(user.name)}`}
        onClick={openAccount}
        className={itemClass}
        {...(isFurther && { 'aria-current': true })}
      >
        {isFurther && <Weave cell={1} className="absolute top-0 w-12" />}
        <Menu aria-hidden />
        {frame.more}
      </button>
    </nav>
  )
}
