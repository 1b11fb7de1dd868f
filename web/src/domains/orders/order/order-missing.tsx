import basket from 'picture:state-basket'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'

/** Shown for a number that none of the user's orders has. */
export function OrderMissing() {
  const orders = useArea('orders')
  return (
    <EmptyState
      picture={basket}
      headingLevel={2}
      heading={orders.missing}
      actions={<ButtonLink to="/profile/orders">{orders.toAll}</ButtonLink>}
    >
      {orders.missingText}
    </EmptyState>
  )
}
