import type { Tx } from '#platform/database/database.ts'
import {
  changeStockRows,
  recountRows,
  type MovementFacts,
  type StockAmount,
  type StockChange,
} from './stock.store.ts'

export { correctStockRow, countStockRows, setLowMark, type StockCount } from './stock-corrections.store.ts'
export { setShelf, shelvesOf } from './shelves.store.ts'
export { countStock, findStock, listStock, type StockPlace, type StockRow } from './stock-list.store.ts'
export { listNewlyLow, listVendorsWithLowStock } from './low-stock.store.ts'
export {
  addSold,
  listReturned,
  lockStock,
  setSoldLately,
  stockChangeParts,
  tellMovement,
  type MovementFacts,
  type StockAmount,
  type StockChange,
} from './stock.store.ts'

/** At least so long lies between the beginnings of two recounts. */
const minPauseMs = 250

interface Counting {
  waiting: Set<number>
  begunAt: number
  isPlanned: boolean
}
const countings = new WeakMap<Tx, Counting>()

function countingOf(db: Tx): Counting {
  const known = countings.get(db) ?? { waiting: new Set(), begunAt: 0, isPlanned: false }
  countings.set(db, known)
  return known
}

/**
 * Recounts the stock that lists show, at once or a moment later together with what is bought meanwhile. Otherwise every
 * order of a popular product would write its wide row with many indexes.
 */
export async function recountStock(db: Tx, variantIds: number[]): Promise<void> {
  // A transaction may be over a moment later.
  if ('rollback' in db) return recountRows(db, variantIds)
  const counting = countingOf(db)
  for (const id of variantIds) counting.waiting.add(id)
  if (counting.isPlanned) return
  const waitMs = counting.begunAt + minPauseMs - Date.now()
  if (waitMs <= 0) return count(db, counting)
  counting.isPlanned = true
  // If it fails, the variants are recounted with the next ones, or at the next start.
  setTimeout(() => count(db, counting).catch(() => {}), waitMs)
}

async function count(db: Tx, counting: Counting): Promise<void> {
  const variantIds = [...counting.waiting]
  counting.waiting.clear()
  counting.begunAt = Date.now()
  counting.isPlanned = false
  try {
    await recountRows(db, variantIds)
  } catch (error) {
    for (const id of variantIds) counting.waiting.add(id)
    throw error
  }
}

/** There is not enough of these variants: the transaction has to be rolled back. */
export class NotEnoughStock extends Error {
  readonly variantIds: number[]

  constructor(variantIds: number[]) {
    super(`Not enough of ${variantIds.join(', ')}`)
    this.variantIds = variantIds
  }
}

/** Changes the stock of all variants, or throws. */
export async function changeStock(
  tx: Tx,
  kind: StockChange,
  amounts: StockAmount[],
  facts: MovementFacts = {},
): Promise<void> {
  const changed = new Set(await changeStockRows(tx, kind, amounts, facts))
  const missing = amounts.map(({ variantId }) => variantId).filter((id) => !changed.has(id))
  if (missing.length > 0) throw new NotEnoughStock(missing)
}
