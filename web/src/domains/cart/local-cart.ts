import { openLocalList } from '#ui/local-list.ts'

const cartKey = 'cart'
export const mostOfOne = 20
export const mostLines = 50

export interface CartLine {
  productId: string
  variantId: string
  quantity: number
}
export type CartPick = Omit<CartLine, 'quantity'>

/** Why something does not go in. */
export type CartRefusal = 'mostOfOne' | 'cartFull'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const within = (quantity: number) => Math.min(mostOfOne, Math.max(1, Math.trunc(quantity)))
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

/** Puts in as many as fit; says why when it is fewer than wanted. */
export function addToCart(pick: CartPick, quantity = 1): CartRefusal | undefined {
  const lines = localCart.read()
  const known = lines.find((line) => isSameLine(line, pick))
  if (!known && lines.length >= mostLines) return 'cartFull'
  const wanted = (known?.quantity ?? 0) + quantity
  const line = { ...pick, quantity: within(wanted) }
  localCart.write(known ? lines.map((one) => (one === known ? line : one)) : [line, ...lines])
  return wanted > mostOfOne ? 'mostOfOne' : undefined
}

export const setCartQuantity = (pick: CartPick, quantity: number) =>
  localCart.write(
    localCart.read().map((line) => (isSameLine(line, pick) ? { ...line, quantity: within(quantity) } : line)),
  )

/** Gives back how to put it where it was. */
export function removeFromCart(pick: CartPick): () => void {
  const before = localCart.read()
  const at = before.findIndex((line) => isSameLine(line, pick))
  const line = before[at]
  if (!line) return () => {}
  localCart.write(before.toSpliced(at, 1))
  return () => {
    const now = localCart.read().filter((one) => !isSameLine(one, pick))
    localCart.write(now.toSpliced(at, 0, line))
  }
}
