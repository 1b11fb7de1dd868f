import type { Tx } from '#platform/db/database.ts'
import { changeStockRows, recountRows, type Amount, type StockChange } from './stock.store.ts'

export { addSold, stockChanged, type Amount, type StockChange } from './stock.store.ts'

/** So long after the beginning of one count the next begins. */
const pauseMs = 250

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
 * What lists show of it: at once, or a moment later together with what others buy meanwhile. Wide rows with many
 * indexes would otherwise be written for every order of what everybody wants.
 */
export async function recountStock(db: Tx, variantIds: number[]): Promise<void> {
  const counting = countingOf(db)
  for (const id of variantIds) counting.waiting.add(id)
  if (counting.isPlanned) return
  const waitMs = counting.begunAt + pauseMs - Date.now()
  if (waitMs <= 0) return count(db, counting)
  counting.isPlanned = true
  // What fails stays to be counted with the next, or at the next start.
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
