import { mostLines, mostOfOne } from '@haat/contract/domains/cart.rules.ts'
import type { CartChange } from '@haat/contract/domains/cart.ts'
import type { Tx } from '#platform/db/database.ts'
import { findVariants, type FoundVariant } from '../catalogue/variants.service.ts'
import { countPieces, listLines, lockCart, putLines } from './cart.store.ts'
import { findMerge, forgetOldMerges, insertMerge } from './cart-merges.store.ts'

interface Merged {
  itemCount: number
  changes: CartChange[]
}
export interface Brought {
  variantId: number
  quantity: number
}

/** Adds to what is there, as far as it can be had; says what came out otherwise. */
export const mergeCart = (db: Tx, userId: string, brought: Brought[]): Promise<Merged> =>
  db.transaction((tx) => mergeInto(tx, userId, brought))

/** The same once for a key: whoever got no answer sends it again, and gets it. */
export const mergeOnce = (db: Tx, userId: string, key: string, brought: Brought[]): Promise<Merged> =>
  db.transaction(async (tx) => {
    await lockCart(tx, userId)
    const known = await findMerge(tx, userId, key)
    if (known) return { itemCount: await countPieces(tx, userId), changes: known.changes }
    const merged = await mergeInto(tx, userId, brought)
    await forgetOldMerges(tx, userId)
    await insertMerge(tx, { userId, key, changes: merged.changes })
    return merged
  })

/** In a transaction that does more. */
export async function mergeInto(tx: Tx, userId: string, brought: Brought[]): Promise<Merged> {
  await lockCart(tx, userId)
  const lines = new Map((await listLines(tx, userId)).map((line) => [line.variantId, line.quantity]))
  const wanted = summed(brought)
  const found = await findVariants(tx, [...wanted.keys()])
  const variants = new Map(found.map((variant) => [variant.id, variant]))
  const fitted = fit(wanted, lines, variants)
  const rows = fitted.rows.map((row) => ({ userId, ...row }))
  await putLines(tx, rows)
  return { itemCount: await countPieces(tx, userId), changes: fitted.changes }
}

function summed(brought: Brought[]): Map<number, number> {
  const wanted = new Map<number, number>()
  for (const { variantId, quantity } of brought) {
    wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)
  }
  return wanted
}

type Numbers = ReadonlyMap<number, number>

function fit(wanted: Numbers, lines: Numbers, variants: ReadonlyMap<number, FoundVariant>) {
  const rows: (Brought & { seenPrice: number })[] = []
  const changes: CartChange[] = []
  let room = mostLines - lines.size
  for (const [variantId, more] of wanted) {
    const variant = variants.get(variantId)
    const had = lines.get(variantId) ?? 0
    const tell = (kind: CartChange['kind'], quantity: number) =>
      changes.push({ variantId: String(variantId), title: titleOf(variant), kind, quantity })
    if (!variant?.isOnSale || variant.available <= 0) {
      tell('gone', had)
    } else if (had === 0 && room <= 0) {
      tell('full', 0)
    } else {
      const quantity = Math.min(had + more, variant.available, mostOfOne)
      if (quantity < had + more) tell('fewer', quantity)
      if (had === 0) room -= 1
      rows.push({ variantId, quantity, seenPrice: variant.price })
    }
  }
  return { rows, changes }
}

const titleOf = (variant: FoundVariant | undefined) =>
  variant?.isOnSale ? { en: variant.title, ne: variant.titleNe } : null
