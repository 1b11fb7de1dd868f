import { useQuery } from '@tanstack/react-query'
import type { Cart } from '@haat/contract/domains/cart.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { useCall } from '#api/use-router-context.ts'
import { cartQueries } from './cart.queries.ts'

export type DeliveryPlace = Pick<
  Cart,
  'districtName' | 'feePaisa' | 'freeFromPaisa' | 'extraDays' | 'maxCashPaisa'
>

/**
 * Where the parcels of a signed-in user go, with what that costs. Undefined for visitors, who see what is true of the
 * Kathmandu Valley. The header has asked for the cart anyway.
 */
export function useDeliveryPlace(): DeliveryPlace | undefined {
  const call = useCall()
  const { userId } = useCurrentUser()
  return useQuery(cartQueries.cart(call, userId)).data?.cart
}
