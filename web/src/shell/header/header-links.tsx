import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Heart from 'lucide-react/icons/heart'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from '#ui/link/link.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { replayPress } from '#ui/button/replay-press.ts'
import { CartCount, WishlistCount } from '../deferred-parts.tsx'
import { useAccountLinks } from './use-account-links.ts'

const Labelled = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <>
    {icon}
    <span className="header-link-label">{children}</span>
  </>
)

export function WishlistLink({ isIconOnly }: { isIconOnly?: boolean }) {
  const { shell } = useMessages()
  const icon = <Heart aria-hidden />
  return (
    <Link to="/wishlist" className={classNames('header-link', isIconOnly && 'header-link-alone')}>
      {icon}
      <span className={isIconOnly ? 'sr-only' : 'header-link-label'}>{shell.wishlist}</span>
      <WishlistCount />
    </Link>
  )
}

export function HeaderLinks({ className }: { className?: string }) {
  const { shell } = useMessages()
  const { user, openAccount, openCart } = useAccountLinks()
  const cart = (
    <>
      <Labelled icon={<ShoppingBasket aria-hidden />}>{shell.cart}</Labelled>
      <CartCount />
    </>
  )
  const button = (onClick: MouseEventHandler, label: ReactNode) => (
    <button type="button" {...replayPress} aria-haspopup="dialog" className="header-link" onClick={onClick}>
      {label}
    </button>
  )
  return (
    <div className={classNames('flex shrink-0', className)}>
      <WishlistLink />
      {user ? (
        <Link to="/profile/cart" className="header-link">
          {cart}
        </Link>
      ) : (
        button(openCart, cart)
      )}
      {button(
        openAccount,
        <Labelled icon={<CircleUserRound aria-hidden />}>
          {user?.name.split(' ')[0] ?? shell.signIn}
        </Labelled>,
      )}
    </div>
  )
}
