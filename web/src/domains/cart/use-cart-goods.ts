import { useQuery } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { cartQueries, goodKey, type CartGood } from './cart.queries.ts'
import { mostOfOne, type CartLine } from './local-cart.ts'
import { useLocalCart } from './use-local-cart.ts'

export interface CartRow {
  line: CartLine
  good: CartGood | undefined
}

export const isOrderable = ({ good }: CartRow) => good !== undefined && good.stock !== 'out'
/** No more than there are, where few are left. */
export const mostOf = (good: CartGood) => Math.max(1, Math.min(mostOfOne, good.left ?? mostOfOne))
export const sumOf = (rows: readonly CartRow[]) =>
  rows.filter(isOrderable).reduce((sum, { line, good }) => sum + line.quantity * good!.pricePaisa, 0)

/** The lines of the cart with what is known of each. */
export function useCartGoods() {
  const { lines, count } = useLocalCart()
  const call = useCall()
  const { data, isError, isFetching, refetch } = useQuery({
    ...cartQueries.goods(call, lines),
    enabled: lines.length > 0,
  })
  const rows = data && lines.map((line): CartRow => ({ line, good: data.get(goodKey(line)) }))
  return { lines, count, rows, isBroken: isError, isRetrying: isFetching, retry: () => void refetch() }
}
