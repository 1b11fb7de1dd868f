import { useQuery } from '@tanstack/react-query'
import { maxQuantity } from '@haat/contract/domains/cart.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useLocalList } from '#ui/device/local-list.ts'
import { cartQueries, goodKey, type CartGood } from './cart.queries.ts'
import { localCart, type CartLine } from '../local-cart.ts'

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
  const lines = useLocalList(localCart)
  const call = useCall()
  const { data, isError } = useQuery({ ...cartQueries.goods(call, lines), enabled: lines.length > 0 })
  const rows = data && lines.map((line): CartRow => ({ line, good: data.get(goodKey(line)) }))
  return { lines, rows, isBroken: isError }
}
