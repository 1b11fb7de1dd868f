import type { Cart } from '@haat/contract/domains/cart.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { CheckoutLink, CheckoutNote } from './checkout-link.tsx'

/** The total at the bottom of a phone's screen, in place of the navigation bar of other pages. */
export function TotalBar({ cart: shown }: { cart: Cart }) {
  const { chosenCount, totalPaisa } = shown
  const { ui } = useMessages()
  const cart = useArea('cart')
  const items = cart.count(formatCount(chosenCount, ui.language), chosenCount === 1)
  return (
    <section aria-label={cart.total} className="phone-foot pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
      <div className="grid grid-cols-2 items-center gap-3">
        <p className="grid leading-tight">
          <span className="text-fine text-muted">{cart.barTotal(items)}</span>
          <span className="text-price whitespace-nowrap">{formatRupees(totalPaisa, ui.language)}</span>
        </p>
        <CheckoutLink cart={shown} />
      </div>
      <CheckoutNote />
    </section>
  )
}
