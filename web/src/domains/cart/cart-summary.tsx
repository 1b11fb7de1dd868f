import { useState } from 'react'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/button.tsx'
import { countOf } from './local-cart.ts'
import { OrderDialog, type Orderer } from './order-dialog.tsx'
import { isOrderable, sumOf, type CartRow } from './use-cart-goods.ts'

/** The sum, and the way to have it ordered by a person. */
export function CartSummary({ rows, orderer }: { rows: CartRow[]; orderer: Orderer }) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const [isOrdering, setIsOrdering] = useState(false)
  const orderable = rows.filter(isOrderable)
  const count = countOf(orderable.map(({ line }) => line))
  return (
    <aside className="rounded-panel bg-surface p-5 shadow-2 xl:sticky xl:top-4">
      <p className="text-muted">{cart.items(formatCount(count, ui.language))}</p>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <span className="text-label">{cart.sum}</span>
        <strong className="text-price-feature">{formatRupees(sumOf(rows), ui.language)}</strong>
      </p>
      <p className="mt-1 text-small text-muted">{cart.sumNote}</p>
      <Button
        size="large"
        isWide
        className="mt-5"
        disabled={count === 0}
        aria-haspopup="dialog"
        onClick={() => setIsOrdering(true)}
      >
        {cart.order}
      </Button>
      <p className="mt-3 text-small text-muted">{cart.orderNote}</p>
      {isOrdering && <OrderDialog rows={orderable} orderer={orderer} onClose={() => setIsOrdering(false)} />}
    </aside>
  )
}
