import { Link, useLocation, useNavigate, type LinkProps } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import BellRing from 'lucide-react/icons/bell-ring'
import Download from 'lucide-react/icons/download'
import Heart from 'lucide-react/icons/heart'
import Languages from 'lucide-react/icons/languages'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Lock from 'lucide-react/icons/lock'
import LogOut from 'lucide-react/icons/log-out'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Package from 'lucide-react/icons/package'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Star from 'lucide-react/icons/star'
import UserRound from 'lucide-react/icons/user-round'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { lettersOf } from '#ui/text/letters-of.ts'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { firstPage } from './overview-card.tsx'
import { useSession } from './session.tsx'
import { useSessionActions } from './use-session-actions.ts'
import { useSignOutQuestion } from '#ui/form/use-sign-out-question.tsx'

interface ProfileFrameProps {
  /** Whether the page takes the whole screen of a phone, without the navigation above it. */
  fillsPhone: boolean
  /** How many notifications are unread, beside their link. */
  unread?: ReactNode
  children: ReactNode
}

/** Surrounds every page of the profile with its owner's name and the navigation: at the side, or on top on a phone. */
export function ProfileFrame({ fillsPhone, unread, children }: ProfileFrameProps) {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    // As high as the screen, so that the footer does not move through it while a page loads.
    <div className="grid min-h-dvh content-start gap-5 pb-4 lg:mt-2 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-7 lg:pb-10 print:block print:min-h-0">
      <div
        className={classNames('grid min-w-0 content-start gap-5 print:hidden', fillsPhone && 'max-md:hidden')}
      >
        <ProfileIdentity user={session.user} />
        <ProfileNav unread={unread} />
      </div>
      {/* Inside the frame, so that a page that loads does not take away the navigation with the focus in it. */}
      <div className="min-w-0">
        <Suspense fallback={<ProfileSkeleton />}>{children}</Suspense>
      </div>
    </div>
  )
}

export const ProfileHeading = ({ children }: { children: string }) => <h1 className="text-h1">{children}</h1>

/** The owner of the profile. Works only inside a ProfileFrame, which renders its children only for a signed-in user. */
export function useProfileUser(): User {
  const session = useSession()
  if (session.status !== 'signed-in') throw new Error('useProfileUser needs a ProfileFrame above it')
  return session.user
}

/** Shown until the texts of a profile page have loaded: a heading and two panels. */
function ProfileSkeleton() {
  return (
    <SkeletonGroup className="grid gap-5">
      <Skeleton className="h-10 w-72 max-w-full rounded-control" />
      <Skeleton className="h-60 rounded-hero" />
      <Skeleton className="h-48 rounded-hero" />
    </SkeletonGroup>
  )
}

/** Hidden on a phone, where the greeting names the person already and space is short. */
function ProfileIdentity({ user }: { user: User }) {
  const { ui } = useMessages()
  const profile = useArea('profile')
  const year = bsDateOf(user.createdAt)?.year
  return (
    <div className="flex items-center gap-3 max-lg:hidden">
      <span
        aria-hidden
        className="grid size-14 shrink-0 place-items-center rounded-picture bg-crimson-fill text-title text-white"
      >
        {lettersOf(user.name.trim())[0]?.toUpperCase()}
      </span>
      <div className="min-w-0">
        <p className="text-h3 wrap-anywhere">{user.name}</p>
        {year && (
          <p className="text-small text-muted">{profile.since(inDigitsOf(ui.language, String(year)))}</p>
        )}
      </div>
    </div>
  )
}

interface Entry {
  to: LinkProps['to']
  label: string
  icon: ReactNode
  /** Stands at the end of the entry. */
  mark?: ReactNode
}

const hasPagesBelow = ['/profile/orders', '/profile/reviews/$', '/profile/questions/$']

const listClass =
  'flex gap-1 lg:grid lg:gap-0 lg:not-first:mt-4 lg:not-first:border-t lg:not-first:border-line lg:not-first:pt-4'

/** Stands beside the page; on a phone it is a row above it that scrolls sideways to the current entry. */
function ProfileNav({ unread }: { unread: ReactNode }) {
  const { pages } = useMessages()
  const profile = useArea('profile')
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    const row = nav.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [pathname])

  const groups: Entry[][] = [
    [
      { to: '/profile/', label: profile.overview, icon: <LayoutDashboard /> },
      { to: '/profile/orders', label: pages.profileOrders, icon: <Package /> },
      { to: '/profile/reviews/$', label: profile.ownReviews.nav, icon: <Star /> },
      { to: '/profile/questions/$', label: profile.ownQuestions, icon: <MessageCircleQuestion /> },
      { to: '/profile/notifications', label: profile.notifications.title, icon: <Bell />, mark: unread },
      { to: '/profile/alerts', label: profile.alerts.title, icon: <BellRing /> },
      { to: '/profile/wishlist', label: profile.wishlist, icon: <Heart /> },
      { to: '/profile/cart', label: pages.profileCart, icon: <ShoppingBasket /> },
      { to: '/profile/addresses', label: pages.profileAddresses, icon: <MapPin /> },
    ],
    [
      { to: '/profile/details', label: profile.details, icon: <UserRound /> },
      { to: '/profile/security', label: pages.profileSecurity, icon: <Lock /> },
      { to: '/profile/preferences', label: pages.profilePreferences, icon: <Languages /> },
      { to: '/profile/data', label: pages.profileData, icon: <Download /> },
    ],
  ]
  return (
    <nav
      ref={nav}
      aria-label={profile.nav}
      className="relative -mx-(--gutter) flex gap-1 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] lg:mx-0 lg:block lg:overflow-visible lg:p-0"
    >
      {groups.map((entries) => (
        <ul key={entries[0]?.to} className={listClass}>
          {entries.map(({ to, label, icon, mark }) => (
            <li key={to}>
              <Link
                to={to}
                params={firstPage}
                activeOptions={{ exact: !hasPagesBelow.includes(String(to)) }}
                className={navEntryClass}
              >
                {icon}
                {label}
                {mark}
              </Link>
            </li>
          ))}
        </ul>
      ))}
      <ul className={listClass}>
        <li>
          <SignOutEntry />
        </li>
      </ul>
    </nav>
  )
}

function SignOutEntry() {
  const profile = useArea('profile')
  const { signOut } = useSessionActions()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave() {
    setIsLeaving(true)
    await signOut()
    await navigate({ to: '/' })
  }
  const { ask, question } = useSignOutQuestion(() => void leave())

  return (
    <>
      <button
        type="button"
        disabled={isLeaving}
        onClick={ask}
        className={`${navEntryClass} text-crimson hover:text-crimson-deep`}
      >
        <LogOut />
        {profile.signOut}
      </button>
      {question}
    </>
  )
}

/** An entry of the profile's navigation: a row at the side, a chip on the phone. */
const navEntryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3.5 font-semibold whitespace-nowrap transition-[background-color] ' +
  'max-lg:bg-surface max-lg:text-label max-lg:inset-ring max-lg:inset-ring-line hover:bg-sunken lg:min-h-11.5 lg:whitespace-normal ' +
  'aria-[current=page]:bg-blush aria-[current=page]:text-crimson-deep aria-[current=page]:inset-ring-0 ' +
  '[&>svg]:size-5 [&>svg]:shrink-0 [&:not([aria-current])>svg]:text-muted'
