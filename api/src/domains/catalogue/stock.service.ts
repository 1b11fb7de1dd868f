import type { Tx } from '#platform/db/database.ts'
import { changeStockRows, type Amount, type StockChange } from './stock.store.ts'

export { addSold, recountStock, type Amount, type StockChange } from './stock.store.ts'

/** Of these there are not enough: whoever catches it ends the transaction. */
export class NotEnough extends Error {
  readonly variantIds: number[]

  constructor(variantIds: number[]) {
    super(`Not enough of ${variantIds.join(', ')}`)
    this.variantIds = variantIds
  }
}

/** All of it or nothing. */
export async function changeStock(tx: Tx, kind: StockChange, amounts: Amount[]): Promise<void> {
  const changed = new Set(await changeStockRows(tx, kind, amounts))
  const missing = amounts.map(({ variantId }) => variantId).filter((id) => !changed.has(id))
  if (missing.length > 0) throw new NotEnough(missing)
}
