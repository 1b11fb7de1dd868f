import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { CartLine } from './local-cart.ts'
import { QuantityStepper } from './page/quantity-stepper.tsx'
import { keyOfRow, maxQuantityOf, sumOf, useCartGoods, type CartRow } from './page/use-cart-goods.ts'
import { useCartLine } from './page/use-cart-line.ts'

/** A visitor's cart, shown in the sign-in dialog. */
export function GuestCart({ emptyLead }: { emptyLead: string }) {
  const cart = useArea('cart')
  const { lines, rows, isBroken } = useCartGoods()
  return (
    <>
      <p className="-mt-2 mb-5 text-muted">{lines.length > 0 ? cart.signInLead : emptyLead}</p>
      {/* Without a network the names of the products are unknown, but the cart is kept all the same. */}
      {lines.length > 0 && (rows || !isBroken) && <GuestLines lines={lines} rows={rows} />}
    </>
  )
}

interface GuestLinesProps {
  lines: readonly CartLine[]
  rows: CartRow[] | undefined
}

function GuestLines({ lines, rows }: GuestLinesProps) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  return (
    <section aria-label={cart.waiting} className="mb-5 rounded-panel bg-cream p-4">
      <h3 className="flex items-baseline justify-between gap-3 text-label">
        {cart.waiting}
        {rows && <span>{formatRupees(sumOf(rows), ui.language)}</span>}
      </h3>
      <ul className="mt-1 -mr-2 max-h-56 divide-y divide-line overflow-y-auto pr-2">
        {rows
          ? rows.map((row) => <GuestRow key={keyOfRow(row)} row={row} />)
          : lines.map((line) => <GuestRowSkeleton key={`${line.productId} ${line.variantId}`} />)}
      </ul>
    </section>
  )
}

const GuestRowSkeleton = () => (
  <li className="py-2.5">
    <Skeleton className="h-12 rounded-control" />
  </li>
)

function GuestRow({ row }: { row: CartRow }) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const { line, good } = row
  const title = good ? inLanguage(good.card.title, ui.language) : cart.gone
  const { setQuantity, remove } = useCartLine(title, line)
  return (
    <li className="flex items-center gap-3 py-2.5">
      {good && (
        <Picture picture={good.card.picture} sizes="48px" className="size-12 shrink-0 rounded-control" />
      )}
      <div className="min-w-0 grow">
        <p className="line-clamp-2 text-small font-semibold">{title}</p>
        {good && <p className="text-fine">{formatRupees(good.pricePaisa, ui.language)}</p>}
      </div>
      <QuantityStepper
        title={title}
        quantity={good ? line.quantity : 1}
        max={good && good.stock !== 'out' ? maxQuantityOf(good) : 1}
        onChange={setQuantity}
        onRemove={remove}
      />
    </li>
  )
}
