import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import identity from 'picture:state-identity'
import type { ReactNode } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSession } from '#domains/account/session.tsx'
import { useSessionActions } from '#domains/account/use-session-actions.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { HeadTags } from '#ui/page/head-tags.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { accountRowClass, AccountMenuProvider } from '#office/frame/account-menu.tsx'
import { OfficeFrame } from '#office/frame/office-frame.tsx'
import { CurrentMark, PhoneBar, phoneBarItemClass } from '#office/frame/phone-bar.tsx'
import { SecondFactorGate } from '#office/account/second-factor-gate.tsx'
import { useOnFailure } from '#office/use-on-failure.ts'
import { PageSkeleton } from '#office/parts/page-layout.tsx'
import { RenderListingContext, type RenderListing } from '#office/preview/listing-preview.tsx'
import { Rail } from './staff/frame/rail.tsx'
import { ChatAlerts } from './support/chats/chat-alerts.tsx'
import { LiveUpdatesStream } from './support/live-updates/live-updates-stream.tsx'
import { ConsoleTools } from './staff/palette/console-tools.tsx'
import { useConsoleTools } from './staff/palette/tools-context.ts'
import { shopQueries } from './content/shop/shop.queries.ts'
import { PageLink, usePageLinks } from './staff/frame/page-link.tsx'
import { ConsoleReaderContext } from './staff/console-reader.ts'

interface ConsoleProps {
  path: string
  /** What the preview of a listing shows. */
  renderListing: RenderListing
  children: ReactNode
}

/** The frame of the staff console, for staff alone; `children` is the page that the address names. */
export function Console({ path, renderListing, children }: ConsoleProps) {
  const { frame } = useArea('staff')
  const session = useSession()
  if (session.status !== 'signed-in') return null
  const { user } = session
  if (!user.roles.some((role) => role === 'staff' || role === 'admin')) return <StaffOnly name={user.name} />
  const rights = user.staffRights ?? []
  return (
    <SecondFactorGate isRequired>
      <ConsoleReaderContext value={{ id: user.id, isAdmin: user.roles.includes('admin'), rights }}>
        <RightsReloader />
        {rights.includes('support') && (
          <>
            <LiveUpdatesStream />
            <ChatAlerts />
          </>
        )}
        <ConsoleTools>
          <AccountMenuProvider user={user} renderRows={(close) => <AccountRows onClose={close} />}>
            <OfficeFrame
              name={frame.name}
              sideWidth="84px"
              side={<Rail user={user} path={path} />}
              bar={<ConsolePhoneBar user={user} path={path} />}
            >
              <ShopSetupRedirect user={user} path={path}>
                <RenderListingContext value={renderListing}>{children}</RenderListingContext>
              </ShopSetupRedirect>
            </OfficeFrame>
          </AccountMenuProvider>
        </ConsoleTools>
      </ConsoleReaderContext>
    </SecondFactorGate>
  )
}

/** Loads the reader's rights again when a call was refused for the lack of one: somebody may have taken it away. */
function RightsReloader() {
  const { reloadUser } = useSessionActions()
  const reload = () => void reloadUser().catch(() => {})
  useOnFailure((error) => {
    if (error instanceof ApiFailure && error.code === 'FORBIDDEN') reload()
  })
  return null
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

/** The navigation of the console at the foot of a phone, in place of the rail. */
function ConsolePhoneBar({ user, path }: { user: User; path: string }) {
  const { frame } = useArea('staff')
  const { phonePages, furtherPages, current } = usePageLinks(path)
  const isInMenu = furtherPages.some(({ name }) => name === current)
  return (
    <PhoneBar label={frame.nav} userName={user.name} isInMenu={isInMenu}>
      {phonePages.map(({ name }) => {
        const isCurrent = name === current
        return (
          <PageLink key={name} name={name} isCurrent={isCurrent} className={phoneBarItemClass}>
            {isCurrent && <CurrentMark />}
          </PageLink>
        )
      })}
    </PhoneBar>
  )
}

/** On a phone, the pages that have no room in its bar, and the palette, which has no key there. */
function AccountRows({ onClose }: { onClose(): void }) {
  const { palette } = useArea('staff')
  const { openPalette } = useConsoleTools()
  const { furtherPages } = usePageLinks('')
  return (
    <>
      {furtherPages.map(({ name }) => (
        <li key={name} className="md:hidden">
          <PageLink name={name} isCurrent={false} className={accountRowClass} onClick={onClose} />
        </li>
      ))}
      <li className="md:hidden">
        <button
          type="button"
          className={`${accountRowClass} w-full`}
          onClick={() => {
            onClose()
            openPalette()
          }}
        >
          <Search aria-hidden />
          {palette.open}
        </button>
      </li>
    </>
  )
}
