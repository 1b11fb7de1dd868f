import { Link } from '@tanstack/react-router'
import basket from 'picture:state-basket'
import gift from 'picture:state-gift'
import { useArea } from '#ui/messages/use-area.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { orderPath } from './use-place-order.ts'
import { renderRouterLink } from '#ui/link/link-to.tsx'

/** Shown when there is nothing to order; links to the order that was just placed, if there is one. */
export function NothingChosen({ placed }: { placed: string | undefined }) {
  const texts = useArea('checkout')
  const toCart = (
    <Link
      to="/profile/cart"
      className={buttonClass({ isWide: true, variant: placed ? 'secondary' : 'primary' })}
    >
      {texts.backToCart}
    </Link>
  )
  if (!placed) {
    const toOrders = renderRouterLink({
      href: '/profile/orders',
      className: buttonClass({ isWide: true, variant: 'secondary' }),
      children: texts.orders,
    })
    return (
      <EmptyState
        picture={basket}
        headingLevel={2}
        heading={texts.empty}
        actions={
          <>
            {toCart}
            {toOrders}
          </>
        }
      >
        {texts.emptyText}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      picture={gift}
      tone="pine"
      headingLevel={2}
      heading={texts.waiting(placed)}
      actions={
        <>
          {renderRouterLink({
            href: orderPath(placed),
            className: buttonClass({ isWide: true }),
            children: texts.toOrder,
          })}
          {toCart}
        </>
      }
    >
      {texts.waitingText}
    </EmptyState>
  )
}
