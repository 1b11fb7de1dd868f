import { Link } from '@tanstack/react-router'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Heart from 'lucide-react/icons/heart'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import type { ReactNode } from 'react'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { replayPress } from '#ui/button/replay-press.ts'
import { CartCount, WishlistCount } from '../deferred-parts.tsx'
import { useAccountLinks } from './use-account-links.ts'

const linkClass =
  'relative grid min-h-12 min-w-14 justify-items-center content-center gap-0.5 rounded-control px-1.5 text-fine hover:bg-sunken [&>svg]:size-[22px]'

const labelClass = 'max-w-24 truncate'

const Labelled = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <>
    {icon}
    <span className={labelClass}>{children}</span>
  </>
)

interface WishlistLinkProps {
  className?: string
  isIconOnly?: boolean
}

export function WishlistLink({ className, isIconOnly }: WishlistLinkProps) {
  const { shell } = useMessages()
  const icon = <Heart aria-hidden />
  return (
    <Link to="/wishlist" className={classNames(linkClass, isIconOnly && 'size-12 min-w-12', className)}>
      {icon}
      <span className={isIconOnly ? 'sr-only' : labelClass}>{shell.wishlist}</span>
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
  const button = (onClick: () => void, label: ReactNode) => (
    <button type="button" {...replayPress} aria-haspopup="dialog" className={linkClass} onClick={onClick}>
      {label}
    </button>
  )
  return (
    <div className={classNames('flex shrink-0', className)}>
      <WishlistLink />
      {user ? (
        <Link to="/profile/cart" className={linkClass}>
          {cart}
        </Link>
      ) : (
        button(openCart, cart)
      )}
      {button(
        openAccount,
        <Labelled icon={<CircleUserRound aria-hidden />}>
          {user?.name.split(' ')[0] ?? shell.account}
        </Labelled>,
      )}
    </div>
  )
}
