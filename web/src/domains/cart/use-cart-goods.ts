import { useQuery } from '@tanstack/react-query'
import { mostOfOne } from '@haat/contract/domains/cart.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useLocalList } from '#ui/local-list.ts'
import { cartQueries, goodKey, type CartGood } from './cart.queries.ts'
import { localCart, type CartLine } from './local-cart.ts'

export interface CartRow {
  line: CartLine
  good: CartGood | undefined
}

export const keyOfRow = ({ line }: CartRow) => goodKey(line)
const isOrderable = ({ good }: CartRow) => good !== undefined && good.stock !== 'out'
/** No more than there are, where few are left. */
export const mostOf = (good: CartGood) => Math.max(1, Math.min(mostOfOne, good.left ?? mostOfOne))
export const sumOf = (rows: readonly CartRow[]) =>
  rows.filter(isOrderable).reduce((sum, { line, good }) => sum + line.quantity * good!.pricePaisa, 0)

/** What waits in a visitor's browser, with what is known of each. */
export function useCartGoods() {
  const lines = useLocalList(localCart)
  const call = useCall()
  const { data, isError } = useQuery({ ...cartQueries.goods(call, lines), enabled: lines.length > 0 })
  const rows = data && lines.map((line): CartRow => ({ line, good: data.get(goodKey(line)) }))
  return { lines, rows, isBroken: isError }
}
