import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { useIsWishlistServed, useWishlistIds } from '#domains/wishlist/use-wishlist.ts'
import { useIsAlive } from '#ui/use-is-alive.ts'
import { savedQueries } from './saved.queries.ts'

/** What the hearts say, with what is known of each: taken off at once, and asked again for what is new. */
export function useSavedItems(isSignedIn: boolean) {
  const call = useCall()
  const isAlive = useIsAlive()
  const ids = useWishlistIds()
  const isServed = useIsWishlistServed()
  const [asked, setAsked] = useState(ids)
  if (ids.some((id) => !asked.includes(id))) setAsked(ids)

  const queries = isSignedIn ? savedQueries.ofShopper : savedQueries.ofVisitor
  // A shopper's list is asked for even when this browser knows of nothing.
  const query = useQuery({ ...queries(call, asked), enabled: isAlive && (isSignedIn || asked.length > 0) })
  // What was saved before signing in comes to the server a moment later: it may have been asked too early.
  const askForMissing = useEffectEvent(() => {
    const known = query.data?.map(({ product }) => product.id)
    if (known && ids.some((id) => !known.includes(id))) void query.refetch()
  })
  useEffect(() => {
    if (isSignedIn && isServed) askForMissing()
  }, [isSignedIn, isServed, ids])
  const isEmpty = isAlive && !isSignedIn && asked.length === 0
  const items = isEmpty ? [] : query.data
  // Until the server has named a shopper's ids, this browser's may be those of last week.
  const isEach = isSignedIn && !isServed
  const places = new Map(ids.map((id, at) => [id, at]))
  return {
    ids,
    known: items,
    items: isEach
      ? items
      : items
          ?.filter(({ product }) => places.has(product.id))
          .toSorted((a, b) => places.get(a.product.id)! - places.get(b.product.id)!),
    isBroken: query.isError,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  }
}
