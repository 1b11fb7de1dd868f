import { mostLines } from '@haat/contract/domains/cart.rules.ts'
import { localCart, type CartLine } from './local-cart.ts'

const memoryKey = 'cart-brought'

interface BroughtItem {
  variantId: string
  quantity: number
}
/** What is sent to the server under a key: sent again with it, it is not added again. */
export interface Bringing {
  key: string
  items: BroughtItem[]
}

/** Not `randomUUID`: that one is missing where the page does not come over https. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const newBringing = (lines: readonly CartLine[]): Bringing => ({
  key: newKey(),
  items: lines
    .map(({ variantId, quantity }) => ({ variantId, quantity }))
    .filter(({ variantId }) => /^[1-9]\d{0,14}$/.test(variantId))
    .slice(0, mostLines),
})

/** Of a try whose answer never came. Where nothing may be kept, there is none. */
export function rememberedBringing(): Bringing | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(memoryKey) ?? 'null') as Partial<Bringing> | null
    return typeof kept?.key === 'string' && Array.isArray(kept.items) ? (kept as Bringing) : undefined
  } catch {
    return undefined
  }
}

export function rememberBringing(bringing: Bringing | null) {
  try {
    if (bringing) localStorage.setItem(memoryKey, JSON.stringify(bringing))
    else localStorage.removeItem(memoryKey)
  } catch {
    // Then a lost answer may add twice, as it cannot be known.
  }
}

/** What was put in since; what cannot be sent at all is left out too. */
function withoutBrought(lines: readonly CartLine[], brought: readonly BroughtItem[]): CartLine[] {
  const taken = new Map(brought.map(({ variantId, quantity }) => [variantId, quantity]))
  return lines
    .filter(({ variantId }) => /^[1-9]\d{0,14}$/.test(variantId))
    .map((line) => ({ ...line, quantity: line.quantity - (taken.get(line.variantId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Leaves what was put in since: what was brought is somebody's, or is nothing that can be sent at all. */
export function dropBrought(brought = rememberedBringing()) {
  if (!brought) return
  const rest = withoutBrought(localCart.read(), brought.items)
  if (rest.length > 0) localCart.write(rest)
  else localCart.clear()
  rememberBringing(null)
}
