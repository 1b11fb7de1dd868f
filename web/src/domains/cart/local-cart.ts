import { openLocalList } from '#ui/device/local-list.ts'
import { maxCartLines, maxQuantity } from '@haat/contract/domains/cart.rules.ts'

const cartKey = 'cart'

export interface CartLine {
  productId: string
  variantId: string
  quantity: number
}
export type CartPick = Omit<CartLine, 'quantity'>

/** Why a product was not added, or not as many as wanted. */
export type CartRefusal = 'mostOfOne' | 'noneLeft' | 'cartFull'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
export const clampQuantity = (quantity: number, most = maxQuantity) =>
  Math.min(most, Math.max(1, Math.trunc(quantity)))
export const isSameLine = (a: CartPick, b: CartPick) =>
  a.productId === b.productId && a.variantId === b.variantId

/**
 * Storage may hold anything: entries that are no cart lines are left out, and repeated ones become one line.
 */
function parse(text: string | null): CartLine[] {
  const lines: CartLine[] = []
  for (const entry of entriesOf(text)) {
    const { productId, variantId, quantity } = (entry ?? {}) as Partial<Record<keyof CartLine, unknown>>
    if (!isText(productId) || !isText(variantId) || !Number.isFinite(quantity)) continue
    const known = lines.find((line) => isSameLine(line, { productId, variantId }))
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

export const countOf = (lines: readonly CartLine[]) => lines.reduce((sum, line) => sum + line.quantity, 0)

/**
 * Adds as many as fit, and returns the reason when that is fewer than wanted.
 *
 * @param left how many are in stock, where few are.
 */
export function addToCart(pick: CartPick, quantity = 1, left = maxQuantity): CartRefusal | undefined {
  const lines = localCart.read()
  const known = lines.find((line) => isSameLine(line, pick))
  if (!known && lines.length >= maxCartLines) return 'cartFull'
  const wanted = (known?.quantity ?? 0) + quantity
  const most = Math.min(left, maxQuantity)
  const line = { ...pick, quantity: clampQuantity(wanted, most) }
  localCart.write(known ? lines.map((one) => (one === known ? line : one)) : [line, ...lines])
  if (wanted <= most) return undefined
  return most < maxQuantity ? 'noneLeft' : 'mostOfOne'
}

export const isInCart = (pick: CartPick) => localCart.read().some((line) => isSameLine(line, pick))
