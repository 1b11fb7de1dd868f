import type { CartLine, CartPick } from './local-cart.ts'

/** A change of a signed-in user's cart. */
export type CartUpdate =
  | { kind: 'quantity'; pick: CartPick; quantity: number }
  | { kind: 'choose'; variantId: string; isChosen: boolean }
  | { kind: 'chooseOnly'; variantIds: readonly string[] }
  | { kind: 'coupon'; code: string | undefined }

/** The lines as they are after these updates, in this order; a quantity of 0 removes a line. */
export function updateLines(lines: readonly CartLine[], updates: readonly CartUpdate[]): CartLine[] {
  const updated = [...lines]
  for (const update of updates) {
    if (update.kind !== 'quantity') continue
    const line = { ...update.pick, quantity: update.quantity }
    const at = updated.findIndex(({ variantId }) => variantId === line.variantId)
    if (at < 0) updated.unshift(line)
    else updated[at] = line
  }
  return updated.filter(({ quantity }) => quantity > 0)
}
