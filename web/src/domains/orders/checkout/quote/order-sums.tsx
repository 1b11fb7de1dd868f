import type { ReactNode } from 'react'
import { vatScopeOf } from '@haat/contract/domains/catalogue.rules.ts'
import type { Quote } from '@haat/contract/domains/orders.quote.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { taxLines } from '#domains/cart/tax-lines.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { countOf } from '../use-checkout.ts'

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-muted">{label}</dt>
    <dd className="whitespace-nowrap">{children}</dd>
  </div>
)

export function OrderSums({ quote }: { quote: Quote }) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  const money = (paisa: number) => formatRupees(paisa, ui.language)
  const count = (n: number) => formatCount(n, ui.language)
  const { parcels, goodsPaisa, discountPaisa, deliveryPaisa, totalPaisa, tax, coupon } = quote
  const scope = vatScopeOf(parcels.flatMap(({ items }) => items))
  return (
    <dl className="grid gap-1.5 pt-4">
      <Line label={texts.items(count(countOf(quote)))}>{money(goodsPaisa)}</Line>
      {coupon && discountPaisa > 0 && (
        <Line label={texts.coupon(coupon.code)}>
          <span className="text-pine">−{money(discountPaisa)}</span>
        </Line>
      )}
      <Line label={parcels.length > 1 ? texts.deliveryParcels(count(parcels.length)) : texts.delivery}>
        {deliveryPaisa === 0 ? (
          <span className="font-semibold text-pine">{texts.freeWord}</span>
        ) : (
          money(deliveryPaisa)
        )}
      </Line>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <dt className="text-label">{texts.totals[scope]}</dt>
        <dd className="text-price-feature whitespace-nowrap">{money(totalPaisa)}</dd>
      </div>
      {taxLines(tax, texts, ui.language).map(({ name, amount }) => (
        <Line key={name} label={name}>
          {amount}
        </Line>
      ))}
    </dl>
  )
}
