import { queryOptions } from '@tanstack/react-query'
import type { Cart } from '@haat/contract/domains/cart.ts'
import type { Call } from '#api/client.ts'
import type { CartLine } from './local-cart.ts'

/** A signed-in user's cart, as the server answered and as later answers of its changes have altered it. */
export interface CartData {
  cart: Cart
  /** What was just added is among the lines before its name and price come with the next whole cart. */
  lines: readonly CartLine[]
}

/** The key of the cart and of its changes. It holds the user, so that nobody gets anything of another's. */
export const cartKey = (userId: string | undefined) => ['cart', userId] as const

/** Marks what shows the totals, which only the server can calculate: they are loaded again after each change. */
export const showingTotals = { showsTotals: true }

export const cartQueries = {
  cart: (call: Call, userId: string | undefined) =>
    queryOptions({
      queryKey: cartKey(userId),
      // The code is loaded late, since visitors do not need it.
      queryFn: async ({ client, signal }): Promise<CartData> =>
        (await import('./server/load-cart.ts')).loadCart(client, call, signal),
      enabled: userId !== undefined,
      staleTime: 30_000,
      // A change whose answer was lost with the network may have arrived.
      refetchOnReconnect: true,
    }),
}
