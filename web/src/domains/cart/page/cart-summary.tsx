import type { ReactNode } from 'react'
import type { Cart } from '@haat/contract/domains/cart.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { CheckoutLink, CheckoutNote } from './checkout-link.tsx'

const Line = ({ name, children, tone }: { name: string; children: ReactNode; tone?: string }) => (
  <div className="flex items-baseline justify-between gap-4 py-1.5">
    <dt className="text-muted">{name}</dt>
    <dd className={`whitespace-nowrap ${tone ?? ''}`}>{children}</dd>
  </div>
)

/** The totals of the chosen items. On a phone the link to the checkout is in the bar at the bottom instead. */
export function CartSummary({ cart: shown }: { cart: Cart }) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const money = (paisa: number) => formatRupees(paisa, ui.language)
  const { chosenCount, goodsPaisa, discountPaisa, deliveryPaisa, freeFromPaisa, totalPaisa } = shown
  const missing = freeFromPaisa === null ? 0 : freeFromPaisa - (goodsPaisa - discountPaisa)
  return (
    <section aria-label={cart.summary} className="rounded-panel bg-surface p-4 shadow-2 md:p-5">
      <dl>
        <Line name={cart.count(formatCount(chosenCount, ui.language), chosenCount === 1)}>
          {money(goodsPaisa)}
        </Line>
        {shown.coupon && discountPaisa > 0 && (
          <Line name={cart.couponLine(shown.coupon.code)} tone="text-pine">
            {money(-discountPaisa)}
          </Line>
        )}
        {chosenCount > 0 && (
          <Line name={cart.delivery} {...(deliveryPaisa === 0 && { tone: 'font-semibold text-pine' })}>
            {deliveryPaisa === 0 ? cart.free : money(deliveryPaisa)}
          </Line>
        )}
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="text-label">{cart.total}</dt>
          <dd className="text-price">{money(totalPaisa)}</dd>
        </div>
      </dl>
      {chosenCount > 0 && deliveryPaisa > 0 && missing > 0 && (
        <p className="mt-2 text-small text-pine">{cart.freeFrom(money(missing))}</p>
      )}
      <div className="mt-4 max-md:hidden">
        <CheckoutLink cart={shown} />
        <CheckoutNote />
      </div>
    </section>
  )
}
