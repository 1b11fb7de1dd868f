import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { maxQuantity } from '@haat/contract/domains/cart.rules.ts'
import type { Product, ProductCard } from '@haat/contract/domains/catalogue.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import type { CartLine } from '../local-cart.ts'
import { useCartLines } from '../use-cart-lines.ts'

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

export interface CartRow {
  line: CartLine
  good: CartGood | undefined
}

export const keyOfRow = ({ line }: CartRow) => goodKey(line)
const isOrderable = ({ good }: CartRow) => good !== undefined && good.stock !== 'out'
/** The largest quantity that can be chosen: no more than are in stock, where few are. */
export const maxQuantityOf = (good: CartGood) => Math.max(1, Math.min(maxQuantity, good.left ?? maxQuantity))
export const sumOf = (rows: readonly CartRow[]) =>
  rows.filter(isOrderable).reduce((sum, { line, good }) => sum + line.quantity * good!.pricePaisa, 0)

/** The lines of a visitor's cart, each with its product. */
export function useCartGoods() {
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
