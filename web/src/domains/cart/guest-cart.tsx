import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Trash from 'lucide-react/icons/trash-2'
import { maxQuantity, variantIdPattern } from '@haat/contract/domains/cart.rules.ts'
import type { CartGood } from '@haat/contract/domains/cart.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { CartLine } from './local-cart.ts'
import { CartNotice } from './page/cart-notice.tsx'
import { QuantityStepper } from './page/quantity-stepper.tsx'
import { useCartLine } from './page/use-cart-line.ts'
import { useCartLines } from './use-cart-lines.ts'

/** A visitor's cart, shown in the sign-in dialog. */
export function GuestCart({ emptyLead }: { emptyLead: string }) {
  const cart = useArea('cart')
  const { lines, rows, isBroken } = useCartRows()
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
          ? rows.map((row) => <GuestRow key={keyOf(row.line)} row={row} />)
          : lines.map((line) => <GuestRowSkeleton key={keyOf(line)} />)}
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
  const title = good ? inLanguage(good.title, ui.language) : cart.gone
  const { setQuantity, remove, sayMost } = useCartLine(title, line)
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 [&>:last-child]:ml-auto">
        {good && <Picture picture={good.picture} sizes="48px" className="size-12 shrink-0 rounded-control" />}
        <div className="min-w-28 flex-1">
          <p className="text-small font-semibold">{title}</p>
          {good && <GuestFacts good={good} quantity={line.quantity} />}
        </div>
        {good && good.most > 0 ? (
          <QuantityStepper
            title={title}
            quantity={line.quantity}
            max={good.most}
            onMax={() => sayMost(good.most)}
            onChange={setQuantity}
            onRemove={remove}
          />
        ) : (
          <IconButton label={cart.remove(title)} onClick={remove}>
            <Trash />
          </IconButton>
        )}
      </div>
      {good && good.most > 0 && line.quantity > good.most && (
        <CartNotice item={tooManyOf(good)} title={title} setQuantity={setQuantity} />
      )}
    </li>
  )
}

/** What was chosen, what it costs, and whether there is any left. */
function GuestFacts({ good, quantity }: { good: CartGood; quantity: number }) {
  const { ui } = useMessages()
  const cart = useArea('cart')
  const { choice, pricePaisa, most, left, paused } = good
  // Beside the pale plus as well: the dialog lies over the toast that a press on it shows.
  const isAtEnd = most < maxQuantity && quantity === most
  return (
    <>
      {choice.length > 0 && (
        <p className="text-fine text-muted">
          {choice.map((name) => inLanguage(name, ui.language)).join(', ')}
        </p>
      )}
      <p className="text-fine">{formatRupees(pricePaisa, ui.language)}</p>
      {most === 0 && (
        <p className="text-fine font-semibold text-crimson">
          {paused ? inLanguage(paused, ui.language) : cart.outOfStock}
        </p>
      )}
      {(left !== null || isAtEnd) && (
        <p className="text-fine font-semibold text-cream-ink">
          {cart.onlyLeft(formatCount(most, ui.language))}
        </p>
      )}
    </>
  )
}

const tooManyOf = ({ most, pricePaisa }: CartGood) => ({
  problem: 'tooMany' as const,
  left: most,
  pricePaisa,
  seenPricePaisa: pricePaisa,
})

interface CartRow {
  line: CartLine
  /** As it is sold today; undefined when it is no longer sold. */
  good: CartGood | undefined
}

const keyOf = ({ productId, variantId }: CartLine) => `${productId} ${variantId}`
/** Signing in puts no more into the cart than there are. */
const sumOf = (rows: readonly CartRow[]) =>
  rows.reduce(
    (sum, { line, good }) => sum + (good ? Math.min(line.quantity, good.most) * good.pricePaisa : 0),
    0,
  )

/** The lines of a visitor's cart, each with what it is of. All of them are asked for at once. */
function useCartRows() {
  const lines = useCartLines()
  const call = useCall()
  const variantIds = lines.map(({ variantId }) => variantId).filter((id) => variantIdPattern.test(id))
  const { data, isError } = useQuery({
    queryKey: ['cart-goods', variantIds.toSorted()],
    queryFn: async ({ signal }) =>
      (await call('POST /cart/goods', { body: { variantIds }, signal })).data.items,
    enabled: lines.length > 0,
    // The rows stay readable while a line is added or removed.
    placeholderData: keepPreviousData,
  })
  const rows =
    data && lines.map((line) => ({ line, good: data.find(({ variantId }) => variantId === line.variantId) }))
  return { lines, rows, isBroken: isError }
}
