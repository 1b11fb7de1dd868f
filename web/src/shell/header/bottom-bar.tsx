import { useLocation } from '@tanstack/react-router'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Search from 'lucide-react/icons/search'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import type { MouseEventHandler, ReactNode } from 'react'
import { usePublicConfig } from '#api/use-router-context.ts'
import { Link } from '#ui/link/link.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { replayPress } from '#ui/button/replay-press.ts'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { useAccountLinks } from './use-account-links.ts'
import { CartCount } from './link-counts.tsx'
import { searchInputId } from './search-box.tsx'

const ActiveMark = () => <Weave cell={1} className="absolute top-0 w-12" />

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)

function focusSearch() {
  const input = document.getElementById(searchInputId)
  input?.focus()
  // Clicked as by a finger, so that the search opens over the page.
  input?.click()
}

/** The navigation at the bottom of a phone's screen; a desktop has the header for it. */
export function BottomBar() {
  const { shell } = useMessages()
  const { user, openAccount, openCart } = useAccountLinks()
  const isAlive = useIsHydrated()
  const { firstPath } = usePublicConfig()
  const { pathname } = useLocation()
  // The page may have changed before this part is hydrated: its first render must match the server's HTML.
  const currentPath = isAlive ? pathname : firstPath
  const isAt = (path: string) => withSlash(currentPath) === withSlash(path)
  const link = (to: '/' | '/categories/' | '/profile/cart', icon: ReactNode, label: ReactNode) => {
    const isActive = isAt(to)
    return (
      <Link to={to} className={isActive ? 'text-crimson' : undefined}>
        {isActive && <ActiveMark />}
        {icon}
        {label}
      </Link>
    )
  }
  const button = (onClick: MouseEventHandler, icon: ReactNode, label: ReactNode) => (
    <button type="button" {...replayPress} onClick={onClick}>
      {icon}
      {label}
    </button>
  )
  const basket = <ShoppingBasket aria-hidden />
  const cart = (
    <>
      {shell.cart}
      <CartCount />
    </>
  )
  const inside = (
    <>
      {link('/', <House aria-hidden />, shell.home)}
      {link('/categories/', <LayoutGrid aria-hidden />, shell.categories)}
      {button(focusSearch, <Search aria-hidden />, shell.search)}
      {user ? link('/profile/cart', basket, cart) : button(openCart, basket, cart)}
      {button(openAccount, <CircleUserRound aria-hidden />, user ? shell.account : shell.signIn)}
    </>
  )
  return (
    <nav aria-label={shell.phoneNav} className="bottom-bar">
      {inside}
    </nav>
  )
}
