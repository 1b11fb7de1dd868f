import { Link, useLocation, type LinkProps } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import Heart from 'lucide-react/icons/heart'
import Languages from 'lucide-react/icons/languages'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Lock from 'lucide-react/icons/lock'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect, useRef, type ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { navEntryClass } from './nav-entry-class.ts'
import { SignOutEntry } from './sign-out-entry.tsx'

interface Entry {
  to: LinkProps['to']
  label: string
  icon: ReactNode
}

const listClass =
  'flex gap-1 lg:grid lg:gap-0 lg:not-first:mt-4 lg:not-first:border-t lg:not-first:border-line lg:not-first:pt-4'

/** Stands beside the page; on a phone it is a row above it that scrolls sideways to the current entry. */
export function ProfileNav() {
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
          {entries.map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} activeOptions={{ exact: to !== '/profile/orders' }} className={navEntryClass}>
                {icon}
                {label}
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
