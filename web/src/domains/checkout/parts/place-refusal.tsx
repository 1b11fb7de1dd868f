import { useArea } from '#messages/use-area.ts'
import { linkTo } from '#ui/link-to.tsx'
import { Refusal } from '#ui/refusal.tsx'
import type { PlaceRefusal as Reason } from '../use-place-order.ts'

/** After these an order may be there all the same, or those that are there are to be looked at first. */
const aboutOrders: (Reason | undefined)[] = ['open', 'used', 'gateway', 'unheard']

export function PlaceRefusal({ reason }: { reason: Reason | undefined }) {
  const texts = useArea('checkout')
  if (!reason) return null
  return (
    <div className="grid gap-1">
      <Refusal text={texts.refused[reason]} />
      {aboutOrders.includes(reason) &&
        linkTo({
          href: '/profile/orders',
          className: 'inline-flex min-h-11 items-center font-semibold text-crimson hover:underline',
          children: texts.orders,
        })}
    </div>
  )
}
