import { failureOfSubject } from '#api/page-subject.ts'
import type { RouterContext } from '../../router-context.ts'
import { savedQueries } from './saved.queries.ts'
import { sharedIdsOf } from './shared-ids.ts'

/** Whoever opens a shared link sees it at once, with or without scripts. */
export async function loadShared({ queryClient, call }: RouterContext, ids: unknown) {
  const shared = sharedIdsOf(ids)
  if (shared.length === 0) return
  const cards = savedQueries.ofVisitor(call, shared)
  await queryClient.prefetchQuery(cards)
  failureOfSubject(queryClient, cards.queryKey)
}
