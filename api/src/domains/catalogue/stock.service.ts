import type { Tx } from '#platform/db/database.ts'
import { changeStockRows, recountRows, type Amount, type StockChange } from './stock.store.ts'

export { addSold, type Amount, type StockChange } from './stock.store.ts'

interface Recount {
  variantIds: Set<number>
  done: Promise<void>
}
/** Per database: the count that has not begun yet, and the one that is under way. */
const waiting = new WeakMap<Tx, Recount>()
const running = new WeakMap<Tx, Promise<void>>()

/**
 * What lists show of it. Whoever asks while a count is under way shares the next one: of many orders of the same things
 * each would wait for the rows of the one before.
 */
export function recountStock(db: Tx, variantIds: number[]): Promise<void> {
  const known = waiting.get(db)
  if (known) {
    for (const id of variantIds) known.variantIds.add(id)
    return known.done
  }
  const next = new Set(variantIds)
  const begin = () => {
    waiting.delete(db)
    const count = recountRows(db, [...next])
    running.set(db, count)
    return count
  }
  const done = (running.get(db) ?? Promise.resolve()).then(begin, begin)
  waiting.set(db, { variantIds: next, done })
  return done
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
