import { useArea } from '#ui/messages/use-area.ts'
import { renderRouterLink } from '#ui/link/link-to.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import type { PlaceRefusal as Reason } from './use-place-order.ts'

/** Refusals after which an order may exist all the same, so the message links to the orders. */
const aboutOrders: (Reason | undefined)[] = ['open', 'used', 'gateway', 'unheard']

export function OrderRefusal({ reason }: { reason: Reason | undefined }) {
  const texts = useArea('checkout')
  if (!reason) return null
  return (
    <div className="grid gap-1">
      <FormError text={texts.refused[reason]} />
      {aboutOrders.includes(reason) &&
        renderRouterLink({
          href: '/profile/orders',
          className: 'inline-flex min-h-11 items-center font-semibold text-crimson hover:underline',
          children: texts.orders,
        })}
    </div>
  )
}
