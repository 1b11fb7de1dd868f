import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import { useCall } from '#api/use-router-context.ts'
import { useIsWishlistServed, useWishlistIds } from '../use-wishlist.ts'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { hasProduct, numberIn } from '../saved-id.ts'
import { wishlistQueries } from '../wishlist.queries.ts'

/**
 * The saved products. A removed one disappears at once, and the list is loaded again when there is a new id.
 */
export function useSavedItems(isSignedIn: boolean) {
  const call = useCall()
  const isAlive = useIsHydrated()
  const ids = useWishlistIds()
  const isServed = useIsWishlistServed()
  const [asked, setAsked] = useState(ids)
  if (ids.some((id) => !asked.includes(id))) setAsked(ids)

  const queries = isSignedIn ? wishlistQueries.ofShopper : wishlistQueries.ofVisitor
  // A signed-in user's list is loaded even when this browser knows of no product.
  const query = useQuery({ ...queries(call, asked), enabled: isAlive && (isSignedIn || asked.length > 0) })
  // Products that were saved before signing in reach the server a moment later, so the first answer may lack them,
  // whether it comes before or after the list of ids. An answer equal to the one before is the same object, so a
  // product that the server does not list is asked for once.
  const askForMissing = useEffectEvent(() => {
    const known = query.data?.map(({ product }) => product.id)
    if (known && ids.some((id) => !hasProduct(known, id))) void query.refetch()
  })
  useEffect(() => {
    if (isSignedIn && isServed) askForMissing()
  }, [isSignedIn, isServed, ids, query.data])
  const isEmpty = isAlive && !isSignedIn && asked.length === 0
  const items = isEmpty ? [] : query.data
  // Until the server has returned a user's ids, this browser's copy may be out of date.
  const showsAll = isSignedIn && !isServed
  const positions = new Map(ids.map((id, at) => [numberIn(id), at]))
  const positionOf = ({ product }: WishlistItem) => positions.get(numberIn(product.id))
  return {
    ids,
    known: items,
    items: showsAll
      ? items
      : items
          ?.filter((item) => positionOf(item) !== undefined)
          .toSorted((a, b) => positionOf(a)! - positionOf(b)!),
    isBroken: query.isError,
    query,
  }
}
