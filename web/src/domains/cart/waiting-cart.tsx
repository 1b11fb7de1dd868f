import { formatRupees } from '@haat/contract/shared/money.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CartLine } from './local-cart.ts'
import { QuantityStepper } from './quantity-stepper.tsx'
import { keyOfRow, mostOf, sumOf, useCartGoods, type CartRow } from './use-cart-goods.ts'
import { useWaitingLine } from './use-waiting-line.ts'

/** What waits in a visitor's cart, in the little room of the sign-in. */
export function WaitingCart({ emptyLead }: { emptyLead: string }) {
  const cart = useArea('cart')
  const { lines, rows, isBroken } = useCartGoods()
  return (
    <>
      <p className="-mt-2 mb-5 text-muted">{lines.length > 0 ? cart.signInLead : emptyLead}</p>
      {/* Without a network its names are unknown; it is safe all the same. */}
      {lines.length > 0 && (rows || !isBroken) && <WaitingLines lines={lines} rows={rows} />}
    </>
  )
}

interface WaitingLinesProps {
  lines: readonly CartLine[]
  rows: CartRow[] | undefined
}

function WaitingLines({ lines, rows }: WaitingLinesProps) {
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
          ? rows.map((row) => <WaitingRow key={keyOfRow(row)} row={row} />)
          : lines.map((line) => <WaitingBox key={`${line.productId} ${line.variantId}`} />)}
      </ul>
    </section>
  )
}

const WaitingBox = () => (
  <li className="py-2.5">
    <Skeleton className="h-12 rounded-control" />
  </li>
)

function WaitingRow({ row }: { row: CartRow }) {
  const { ui } = useMessages()
  const { line, good } = row
  const { title, setQuantity, remove } = useWaitingLine(row)
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
        most={good && good.stock !== 'out' ? mostOf(good) : 1}
        onChange={setQuantity}
        onRemove={remove}
      />
    </li>
  )
}
