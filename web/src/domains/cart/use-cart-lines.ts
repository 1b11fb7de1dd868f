import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '#api/current-user.ts'
import { usePendingVariables } from '#api/pending-mutations.ts'
import { useCall } from '#api/use-router-context.ts'
import { useLocalList } from '#ui/device/local-list.ts'
import { updateLines, type CartUpdate } from './cart-updates.ts'
import { cartKey, cartQueries } from './cart.queries.ts'
import { localCart, type CartLine } from './local-cart.ts'

/**
 * The lines of the cart. A visitor's are in this browser's storage. A signed-in user's are the server's with
 * the changes that are on their way to it; until they are loaded, this browser's are shown.
 */
export function useCartLines(): readonly CartLine[] {
  const call = useCall()
  const { userId } = useCurrentUser()
  const local = useLocalList(localCart)
  const { data } = useQuery(cartQueries.cart(call, userId))
  const updates = usePendingVariables<CartUpdate>(cartKey(userId))
  return data ? updateLines(data.lines, updates) : local
}

export const useCartCount = (): number => useCartLines().reduce((sum, { quantity }) => sum + quantity, 0)
