import { maxCartLines, variantIdPattern } from '@haat/contract/domains/cart.rules.ts'
import { localCart, type CartLine } from './local-cart.ts'

const memoryKey = 'cart-brought'

interface MergeItem {
  variantId: string
  quantity: number
}
/**
 * The lines that are sent to the server under a key. A request that is repeated with the same key adds nothing
 * twice.
 */
export interface CartMergeRequest {
  key: string
  items: MergeItem[]
}

/** Made by hand, since browsers offer `randomUUID` only over https. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const newMergeRequest = (lines: readonly CartLine[]): CartMergeRequest => ({
  key: newKey(),
  items: lines
    .map(({ variantId, quantity }) => ({ variantId, quantity }))
    .filter(({ variantId }) => variantIdPattern.test(variantId))
    .slice(0, maxCartLines),
})

/**
 * Reads the request of an earlier try whose answer never came. There is none where the browser forbids storage.
 */
export function readMergeRequest(): CartMergeRequest | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(memoryKey) ?? 'null') as Partial<CartMergeRequest> | null
    return typeof stored?.key === 'string' && Array.isArray(stored.items)
      ? (stored as CartMergeRequest)
      : undefined
  } catch {
    return undefined
  }
}

export function storeMergeRequest(request: CartMergeRequest | null) {
  try {
    if (request) localStorage.setItem(memoryKey, JSON.stringify(request))
    else localStorage.removeItem(memoryKey)
  } catch {
    // Without storage, a lost answer may make the next try add the lines twice.
  }
}

/** Keeps what was added after the request, and leaves out lines that cannot be sent at all. */
function withoutMerged(lines: readonly CartLine[], merged: readonly MergeItem[]): CartLine[] {
  const mergedQuantities = new Map(merged.map(({ variantId, quantity }) => [variantId, quantity]))
  return lines
    .filter(({ variantId }) => variantIdPattern.test(variantId))
    .map((line) => ({ ...line, quantity: line.quantity - (mergedQuantities.get(line.variantId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Removes the lines of the request from the local cart, as they belong to an account now. */
export function dropMergedLines(merged = readMergeRequest()) {
  if (!merged) return
  const rest = withoutMerged(localCart.read(), merged.items)
  if (rest.length > 0) localCart.write(rest)
  else localCart.clear()
  storeMergeRequest(null)
}
