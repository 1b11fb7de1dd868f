import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '#api/current-user.ts'
import { usePendingVariables } from '#api/pending-mutations.ts'
import { useFailure } from '#api/use-failure.ts'
import { useCall } from '#api/use-router-context.ts'
import type { CartUpdate } from '../cart-updates.ts'
import { cartKey, cartQueries, showingTotals } from '../cart.queries.ts'
import * as server from '../server/server-cart.ts'
import { serverCode } from '../use-cart-actions.ts'
import { updateCart } from './update-cart.ts'

// Every press on this page shows at once, the first as well.
serverCode.loaded = server

/** The signed-in user's cart with the changes that are on their way; undefined until the server has answered. */
export function useCart() {
  const { userId } = useCurrentUser()
  const query = cartQueries.cart(useCall(), userId)
  const { data } = useQuery({ ...query, meta: showingTotals })
  const updates = usePendingVariables<CartUpdate>(cartKey(userId))
  return { cart: data && updateCart(data.cart, updates), ...useFailure(query) }
}
