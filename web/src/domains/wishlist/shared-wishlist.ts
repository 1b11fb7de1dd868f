import { failureOfSubject } from '#api/page-subject.ts'
import type { RouterContext } from '#api/router-context.ts'
import { wishlistQueries } from './wishlist.queries.ts'

/** So many that the link still fits into every messenger. */
const maxSharedIds = 40
const idPattern = /^[a-z0-9-]{1,120}$/

/** Reads the ids of a shared link, leaving out what cannot be an id. The router gives a single number as a number. */
export function sharedIdsOf(value: unknown): string[] {
  const ids = String(value ?? '').split(',')
  return [...new Set(ids.filter((id) => idPattern.test(id)))].slice(0, maxSharedIds)
}

export const sharedHref = (origin: string, ids: readonly string[]) =>
  `${origin}/wishlist?ids=${ids.slice(0, maxSharedIds).join(',')}`

/** Loads the products of a shared link on the server, so that it is shown at once, also without scripts. */
export async function loadSharedWishlist({ queryClient, call }: RouterContext, ids: unknown) {
  const shared = sharedIdsOf(ids)
  if (shared.length === 0) return
  const cards = wishlistQueries.ofVisitor(call, shared)
  await queryClient.prefetchQuery(cards)
  failureOfSubject(queryClient, cards.queryKey)
}
