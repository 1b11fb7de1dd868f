import { Link } from '@tanstack/react-router'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Suspense, type ReactNode } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import type { MyShop } from '@haat/contract/domains/members.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { AccountMenuProvider, useAccountMenu } from '#office/frame/account-menu.tsx'
import { OfficeFrame } from '#office/frame/office-frame.tsx'
import { PhoneBar, phoneBarItemClass } from '#office/frame/phone-bar.tsx'
import { useLiveNotifications } from '#office/notifications/use-live-notifications.ts'
import { initialsOf } from '#office/parts/initials.tsx'
import { PageSkeleton } from '#office/parts/page-layout.tsx'
import { Diamond } from '#ui/brand/diamond.tsx'
import { LogoMark } from '#ui/brand/logo-mark.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { classNames } from '#ui/class-names.ts'
import { LetterSign } from '#ui/letter-sign.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useIsOffline } from '#ui/state/use-is-offline.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { NotificationBell } from '../notifications/bell.tsx'
import { pages, type PageName } from '../portal-pages.tsx'
import { MenuRows, PageLinks, type KnownShop } from './page-links.tsx'
import { NextClosedDay, StateText, useIsOpenNow } from './shop-state.tsx'
import { ShopSwitcherProvider, useShopSwitcher } from './shop-switcher.tsx'

interface PortalFrameProps {
  user: User
  shop: KnownShop
  shops: readonly MyShop[]
  /** The page that is open; undefined where the address names none that exists. */
  pageName: PageName | undefined
  /** When the shop was read last. */
  loadedAt: number
  children: ReactNode
}

/** The frame of the portal: a sidebar, on a phone the head of the shop and a bar at the foot. */
export function PortalFrame({ user, shop, shops, pageName, loadedAt, children }: PortalFrameProps) {
  const { frame } = useArea('vendor')
  useLiveNotifications()
  return (
    <AccountMenuProvider user={user} renderRows={(close) => <MenuRows shop={shop} onClose={close} />}>
      <ShopSwitcherProvider shops={shops} currentId={shop.shopId}>
        <OfficeFrame
          name={frame.name}
          sideWidth="232px"
          side={<Sidebar {...{ user, shop, pageName }} />}
          bar={
            <PhoneBar
              label={frame.nav}
              userName={user.name}
              isInMenu={pages.some(({ name, isInMenu }) => isInMenu && name === pageName)}
            >
              <PageLinks
                {...{ shop, pageName }}
                shown={(page) => !page.isInMenu}
                className={phoneBarItemClass}
                hasMark
              />
            </PhoneBar>
          }
        >
          <PhoneHead shop={shop} />
          <OfflineLine loadedAt={loadedAt} />
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </OfficeFrame>
      </ShopSwitcherProvider>
    </AccountMenuProvider>
  )
}

const sideItemClass =
  'flex min-h-11.5 items-center gap-3 rounded-control px-3 font-semibold text-on-night-muted transition-colors hover:bg-white/10 hover:text-white aria-[current]:bg-crimson-fill aria-[current]:text-white [&_svg]:size-5.5 [&_svg]:shrink-0'
const sideButtonClass =
  'flex w-full items-center gap-3 rounded-control p-2 text-left text-small text-on-night hover:bg-white/10'

/** The navigation at the left edge of every screen wider than a phone. */
function Sidebar({ user, shop, pageName }: Pick<PortalFrameProps, 'user' | 'shop' | 'pageName'>) {
  const { frame } = useArea('vendor')
  const { frame: office } = useArea('office')
  const openSwitcher = useShopSwitcher()
  const openAccount = useAccountMenu()
  return (
    <header className="office-side z-20 flex flex-col bg-night text-on-night">
      <Weave className="w-full shrink-0" />
      <div className="mt-5 mr-2.5 ml-3 flex items-center justify-between">
        <Link
          to="/vendor/$"
          params={{ _splat: shop.shopId }}
          activeOptions={{ exact: true }}
          className="flex items-center gap-2.5 rounded-chip p-1.5"
        >
          <LogoMark className="text-[#EA4471]" />
          <span lang="en" className="text-[26px] leading-none font-extrabold tracking-[-0.012em] text-white">
            Haat
          </span>
          <span aria-hidden className="h-5 w-px bg-white/20" />
          <span className="text-fine font-semibold text-on-night-muted">{frame.mark}</span>
        </Link>
        <NotificationBell shopId={shop.shopId} className="text-on-night hover:bg-white/10" />
      </div>
      {openSwitcher && (
        <div className="mx-3.5 mt-4">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={openSwitcher}
            className={`${sideButtonClass} bg-white/7`}
          >
            <ShopSign shop={shop} className="size-9" />
            <span className="min-w-0 grow font-semibold wrap-anywhere">
              <BilingualText text={shop.name} />
              <span className="sr-only">, {frame.switchShop}</span>
            </span>
            <ChevronsUpDown aria-hidden className="size-4.5 shrink-0 text-on-night-muted" />
          </button>
        </div>
      )}
      <nav aria-label={frame.nav} className="mt-4 grid grow content-start gap-0.5 overflow-y-auto px-3.5">
        <PageLinks {...{ shop, pageName }} className={sideItemClass} />
      </nav>
      <div className="grid gap-2 px-3.5 pt-3 pb-4">
        <p className="rounded-control bg-white/7 px-3.5 py-3 text-small text-on-night-muted">
          <StateText shop={shop} />
          <NextClosedDay shop={shop} />
        </p>
        <button type="button" aria-haspopup="dialog" onClick={openAccount} className={sideButtonClass}>
          <span
            aria-hidden
            className="grid size-9 shrink-0 place-items-center rounded-chip bg-[#2b3a78] font-extrabold text-white"
          >
            {initialsOf(user.name)}
          </span>
          <span className="min-w-0 grow truncate font-semibold" aria-hidden>
            {user.name}
          </span>
          <span className="sr-only">{office.account(user.name)}</span>
        </button>
      </div>
    </header>
  )
}

const ShopSign = ({ shop, className }: { shop: KnownShop; className: string }) => (
  <LetterSign
    name={shop.name}
    letter={shop.sign}
    colour={shop.signColour}
    className={classNames('rounded-chip text-label', className)}
  />
)

/** At the top of a phone: the shop and whether it is open. For who belongs to several, it opens the list of them. */
function PhoneHead({ shop }: { shop: KnownShop }) {
  const { frame } = useArea('vendor')
  const openSwitcher = useShopSwitcher()
  const isOpen = useIsOpenNow(shop)
  const text = (
    <span className="grid min-w-0 text-left">
      <span className="truncate text-h3">
        <BilingualText text={shop.name} />
      </span>
      <span
        className={classNames(
          'flex items-center gap-1.5 text-fine font-semibold',
          isOpen ? 'text-pine' : 'text-cream-ink',
        )}
      >
        <Diamond className="size-2" />
        <StateText shop={shop} />
      </span>
    </span>
  )
  return (
    <header data-page-head className="sticky top-0 z-20 bg-surface md:hidden">
      <div className="flex min-h-15 items-center gap-3 px-4 py-1.5">
        <LogoMark />
        {openSwitcher ? (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={openSwitcher}
            className="flex min-h-12 min-w-0 grow items-center justify-between gap-2 rounded-chip"
          >
            {text}
            <span className="sr-only">{frame.switchShop}</span>
            <ChevronsUpDown aria-hidden className="size-5 shrink-0 text-muted" />
          </button>
        ) : (
          <div className="min-w-0 grow">{text}</div>
        )}
        <NotificationBell shopId={shop.shopId} className="hover:bg-sunken" />
      </div>
      <Weave cell={1} />
    </header>
  )
}

/** Without a network, what was read before stays on the screen, with its time. */
function OfflineLine({ loadedAt }: { loadedAt: number }) {
  const { frame } = useArea('vendor')
  const { ui } = useMessages()
  const isOffline = useIsOffline()
  return (
    <div role="status">
      {isOffline && loadedAt > 0 && (
        <p className="flex items-center gap-2.5 bg-cream px-4 py-2.5 text-small font-semibold text-cream-ink md:px-7">
          <WifiOff aria-hidden className="size-4.5 shrink-0" />
          {frame.offlineSince(formatTime(loadedAt, ui.language))}
        </p>
      )}
    </div>
  )
}
