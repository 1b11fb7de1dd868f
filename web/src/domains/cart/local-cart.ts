import { mostLines, mostOfOne } from '@haat/contract/domains/cart.rules.ts'
import { openLocalList } from '#ui/local-list.ts'

const cartKey = 'cart'

export interface CartLine {
  productId: string
  variantId: string
  quantity: number
}
export type CartPick = Omit<CartLine, 'quantity'>

/** Why something does not go in. */
export type CartRefusal = 'mostOfOne' | 'noneLeft' | 'cartFull'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
export const within = (quantity: number, most = mostOfOne) =>
  Math.min(most, Math.max(1, Math.trunc(quantity)))
export const isSameLine = (a: CartPick, b: CartPick) =>
  a.productId === b.productId && a.variantId === b.variantId

/** Anything may stand in a browser's storage: what is no line is left out, what stands twice is one line. */
function parse(text: string | null): CartLine[] {
  const lines: CartLine[] = []
  for (const entry of entriesOf(text)) {
    const { productId, variantId, quantity } = (entry ?? {}) as Partial<Record<keyof CartLine, unknown>>
    if (!isText(productId) || !isText(variantId) || !Number.isFinite(quantity)) continue
    const known = lines.find((line) => isSameLine(line, { productId, variantId }))
    if (known) known.quantity = within(known.quantity + Number(quantity))
    else lines.push({ productId, variantId, quantity: within(Number(quantity)) })
  }
  return lines.slice(0, mostLines)
}

function entriesOf(text: string | null): unknown[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

export const localCart = openLocalList<CartLine>(cartKey, parse, JSON.stringify)

export const countOf = (lines: readonly CartLine[]) => lines.reduce((sum, line) => sum + line.quantity, 0)

/**
 * Puts in as many as fit; says why when it is fewer than wanted.
 *
 * @param left how many there are, where few are left.
 */
export function addToCart(pick: CartPick, quantity = 1, left = mostOfOne): CartRefusal | undefined {
  const lines = localCart.read()
  const known = lines.find((line) => isSameLine(line, pick))
  if (!known && lines.length >= mostLines) return 'cartFull'
  const wanted = (known?.quantity ?? 0) + quantity
  const most = Math.min(left, mostOfOne)
  const line = { ...pick, quantity: within(wanted, most) }
  localCart.write(known ? lines.map((one) => (one === known ? line : one)) : [line, ...lines])
  if (wanted <= most) return undefined
  return most < mostOfOne ? 'noneLeft' : 'mostOfOne'
}

export const isInCart = (pick: CartPick) => localCart.read().some((line) => isSameLine(line, pick))
