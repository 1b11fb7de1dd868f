import type { QueryClient } from '@tanstack/react-query'
import type { Cart } from '@haat/contract/domains/cart.ts'
import type { Call } from '#api/client.ts'
import type { CartData } from '../cart.queries.ts'
import { followOtherTabs } from '../cart-channel.ts'
import { mergeLocalCart } from './merge-local-cart.ts'

export const toCartData = (cart: Cart): CartData => ({
  cart,
  lines: cart.items.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
})

/** Merges the cart of this browser first, so that it is in the first cart that is read. */
export async function loadCart(queryClient: QueryClient, call: Call, signal: AbortSignal): Promise<CartData> {
  followOtherTabs(queryClient)
  await mergeLocalCart(call, signal)
  signal.throwIfAborted()
  return toCartData((await call('GET /cart', { signal })).data)
}
