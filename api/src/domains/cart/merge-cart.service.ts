import { maxCartLines, maxQuantity } from '@haat/contract/domains/cart.rules.ts'
import type { CartChange } from '@haat/contract/domains/cart.ts'
import type { Tx } from '#platform/database/database.ts'
import { countPieces, listLines, lockCart, upsertLines } from './cart.store.ts'
import { findMerge, deleteOldMerges, insertMerge } from './cart-merges.store.ts'
import { describeVariant, findVariants, type VariantFacts } from '../catalogue/stock/variants.service.ts'

interface MergeResult {
  itemCount: number
  changes: CartChange[]
}
export interface BroughtLine {
  variantId: number
  quantity: number
}

/** Adds the lines of a visitor's cart as far as stock and limits allow, and reports the differences. */
export const mergeCart = (db: Tx, userId: string, brought: BroughtLine[]): Promise<MergeResult> =>
  db.transaction((tx) => mergeInto(tx, userId, brought))

/** Has at least these pieces in the cart, as far as stock and limits allow: done twice it is done once. */
export const fillCart = (db: Tx, userId: string, wanted: BroughtLine[]): Promise<MergeResult> =>
  db.transaction((tx) => mergeInto(tx, userId, wanted, Math.max))

/** Merges once per key: a browser that got no answer sends its cart again and gets the first answer. */
export const mergeOnce = (
  db: Tx,
  userId: string,
  key: string,
  brought: BroughtLine[],
): Promise<MergeResult> =>
  db.transaction(async (tx) => {
    await lockCart(tx, userId)
    const known = await findMerge(tx, userId, key)
    if (known) return { itemCount: await countPieces(tx, userId), changes: known.changes }
    const merged = await mergeInto(tx, userId, brought)
    await deleteOldMerges(tx, userId)
    await insertMerge(tx, { userId, key, changes: merged.changes })
    return merged
  })

const add = (had: number, more: number) => had + more

/** The merge itself, in the caller's transaction; how many pieces there should be follows from those there and those brought. */
export async function mergeInto(
  tx: Tx,
  userId: string,
  brought: BroughtLine[],
  together = add,
): Promise<MergeResult> {
  await lockCart(tx, userId)
  const lines = new Map((await listLines(tx, userId)).map((line) => [line.variantId, line.quantity]))
  const wanted = sumByVariant(brought)
  const found = await findVariants(tx, [...wanted.keys()])
  const variants = new Map(found.map((variant) => [variant.id, variant]))
  const fitted = fitIntoCart(wanted, lines, variants, together)
  const rows = fitted.rows.map((row) => ({ userId, ...row }))
  await upsertLines(tx, rows)
  return { itemCount: await countPieces(tx, userId), changes: fitted.changes }
}

function sumByVariant(brought: BroughtLine[]): Map<number, number> {
  const wanted = new Map<number, number>()
  for (const { variantId, quantity } of brought) {
    wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)
  }
  return wanted
}

type Numbers = ReadonlyMap<number, number>

function fitIntoCart(
  wanted: Numbers,
  lines: Numbers,
  variants: ReadonlyMap<number, VariantFacts>,
  together: typeof add,
) {
  const rows: (BroughtLine & { seenPricePaisa: number })[] = []
  const changes: CartChange[] = []
  let room = maxCartLines - lines.size
  for (const [variantId, more] of wanted) {
    const variant = variants.get(variantId)
    const had = lines.get(variantId) ?? 0
    const report = (kind: CartChange['kind'], quantity: number) =>
      changes.push({ variantId: String(variantId), title: titleOf(variant), kind, quantity })
    // What its shop has paused stays in the cart, which says so.
    if (!variant || variant.available <= 0) {
      report('gone', had)
    } else if (had === 0 && room <= 0) {
      report('full', 0)
    } else {
      const quantity = Math.min(together(had, more), variant.available, maxQuantity)
      if (quantity < together(had, more)) report('fewer', quantity)
      if (had === 0) room -= 1
      rows.push({ variantId, quantity, seenPricePaisa: variant.pricePaisa })
    }
  }
  return { rows, changes }
}

const titleOf = (variant: VariantFacts | undefined) => (variant ? describeVariant(variant).title : null)
