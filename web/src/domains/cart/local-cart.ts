import { openLocalList } from '#ui/device/local-list.ts'
import { maxCartLines, maxQuantity } from '@haat/contract/domains/cart.rules.ts'

const cartKey = 'cart'

export interface CartLine {
  productId: string
  variantId: string
  quantity: number
}
export type CartPick = Omit<CartLine, 'quantity'>

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const clampQuantity = (quantity: number, most = maxQuantity) =>
  Math.min(most, Math.max(1, Math.trunc(quantity)))
/** A variant has a number of its own; the id of its product changes with the product's name. */
const isSameLine = (a: Pick<CartPick, 'variantId'>, b: Pick<CartPick, 'variantId'>) =>
  a.variantId === b.variantId

/**
 * Storage may hold anything: entries that are no cart lines are left out, and repeated ones become one line.
 */
function parse(text: string | null): CartLine[] {
  const lines: CartLine[] = []
  for (const entry of entriesOf(text)) {
    const { productId, variantId, quantity } = (entry ?? {}) as Partial<Record<keyof CartLine, unknown>>
    if (!isText(productId) || !isText(variantId) || !Number.isFinite(quantity)) continue
    const known = lines.find((line) => isSameLine(line, { variantId }))
    if (known) known.quantity = clampQuantity(known.quantity + Number(quantity))
    else lines.push({ productId, variantId, quantity: clampQuantity(Number(quantity)) })
  }
  return lines.slice(0, maxCartLines)
}

function entriesOf(text: string | null): unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

export const localCart = openLocalList<CartLine>(cartKey, parse, JSON.stringify)

export const quantityIn = (lines: readonly CartLine[], pick: Pick<CartPick, 'variantId'>) =>
  lines.find(({ variantId }) => variantId === pick.variantId)?.quantity ?? 0

/** What a visitor's cart in this browser and a signed-in user's on the server have in common. */
export interface CartSource {
  /** The lines as they are shown. */
  lines(): readonly CartLine[]
  /**
   * Sets the quantity, or changes the one that is shown. Returns what was wanted, and what was accepted, which
   * may be less.
   *
   * @param left how many are in stock as far as the page knows; the server knows it itself.
   */
  set(
    pick: CartPick,
    change: number | ((shown: number) => number),
    left?: number,
  ): Promise<{ wanted: number; accepted: number }>
  remove(pick: CartPick): { removed: Promise<unknown>; undo(): Promise<void> }
}

export const localSource: CartSource = {
  lines: localCart.read,
  async set(pick, change, left = maxQuantity) {
    const lines = localCart.read()
    const known = lines.find((line) => isSameLine(line, pick))
    const wanted = typeof change === 'number' ? change : change(known?.quantity ?? 0)
    const accepted = clampQuantity(wanted, Math.min(left, maxQuantity))
    const line = { ...pick, quantity: accepted }
    localCart.write(known ? lines.map((one) => (one === known ? line : one)) : [line, ...lines])
    return { wanted, accepted }
  },
  remove(pick) {
    const before = localCart.read()
    const at = before.findIndex((line) => isSameLine(line, pick))
    const line = before[at]
    if (line) localCart.write(before.toSpliced(at, 1))
    return {
      removed: Promise.resolve(),
      async undo() {
        if (!line) return
        const lines = localCart.read()
        // What was added since the removal stays.
        const quantity = Math.max(line.quantity, quantityIn(lines, pick))
        const rest = lines.filter((one) => !isSameLine(one, pick))
        localCart.write(rest.toSpliced(at, 0, { ...line, quantity }))
      },
    }
  },
}
