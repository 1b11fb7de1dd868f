import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { maxQuantity } from '@haat/contract/domains/cart.rules.ts'
import type { Product, ProductCard } from '@haat/contract/domains/catalogue.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { CartLine } from './local-cart.ts'
import { QuantityStepper } from './page/quantity-stepper.tsx'
import { useCartLine } from './page/use-cart-line.ts'
import { useCartLines } from './use-cart-lines.ts'

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
  const { setQuantity, remove, sayMost } = useCartLine(title, line)
  const max = good && good.stock !== 'out' ? maxQuantityOf(good) : 1
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
        max={max}
        onMax={() => sayMost(max)}
        onChange={setQuantity}
        onRemove={remove}
      />
    </li>
  )
}

/** The product of a cart line with its name and price of today; there is none when it is no longer sold. */
interface CartGood {
  card: ProductCard
  /** The chosen options, if the product has options. */
  choice: Bilingual[]
  pricePaisa: number
  oldPricePaisa: number | null
  stock: ProductCard['stock']
  left: number | null
}

type CartGoods = ReadonlyMap<string, CartGood>
const goodKey = ({ productId, variantId }: Pick<CartLine, 'productId' | 'variantId'>) =>
  `${productId} ${variantId}`

const goodOfCard = (card: ProductCard): CartGood => {
  const { pricePaisa, oldPricePaisa, stock, left } = card
  return { card, choice: [], pricePaisa, oldPricePaisa, stock, left }
}

function goodOfVariant(product: Product, variantId: string): CartGood | undefined {
  const variant = product.variants.find(({ id }) => id === variantId)
  if (!variant) return undefined
  const choice = product.options.flatMap(
    ({ values }, at) => values.find(({ key }) => key === variant.values[at])?.name ?? [],
  )
  const { pricePaisa, oldPricePaisa, stock, left } = variant
  return { card: product, choice, pricePaisa, oldPricePaisa, stock, left }
}

/** Product cards are enough for products without options; the others are loaded one by one. */
async function fetchGoods(call: Call, lines: readonly CartLine[], signal: AbortSignal): Promise<CartGoods> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const cards = (await call('POST /products/by-ids', { body: { productIds }, signal })).data.items
  const goods = await Promise.all(
    lines.map(async (line): Promise<[string, CartGood | undefined]> => {
      const { productId, variantId } = line
      const card = cards.find(({ id }) => id === productId)
      if (!card || card.variantId === variantId) return [goodKey(line), card && goodOfCard(card)]
      const product = (await call('GET /products/:productId', { params: { productId }, signal })).data
      return [goodKey(line), goodOfVariant(product, variantId)]
    }),
  )
  return new Map(goods.flatMap(([key, good]) => (good ? [[key, good] as const] : [])))
}

interface CartRow {
  line: CartLine
  good: CartGood | undefined
}

const keyOfRow = ({ line }: CartRow) => goodKey(line)
const isOrderable = ({ good }: CartRow) => good !== undefined && good.stock !== 'out'
/** The largest quantity that can be chosen: no more than are in stock, where few are. */
const maxQuantityOf = (good: CartGood) => Math.max(1, Math.min(maxQuantity, good.left ?? maxQuantity))
const sumOf = (rows: readonly CartRow[]) =>
  rows.filter(isOrderable).reduce((sum, { line, good }) => sum + line.quantity * good!.pricePaisa, 0)

/** The lines of a visitor's cart, each with its product. */
function useCartGoods() {
  const lines = useCartLines()
  const call = useCall()
  const { data, isError } = useQuery({
    queryKey: ['cart-goods', lines.map(goodKey).toSorted()],
    queryFn: ({ signal }) => fetchGoods(call, lines, signal),
    enabled: lines.length > 0,
    // The rows stay readable while a line is added or removed.
    placeholderData: keepPreviousData,
  })
  const rows = data && lines.map((line): CartRow => ({ line, good: data.get(goodKey(line)) }))
  return { lines, rows, isBroken: isError }
}
