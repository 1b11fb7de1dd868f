import { useQueries } from '@tanstack/react-query'
import { listingKinds, type ListingKind } from '@haat/contract/domains/listings.rules.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { useCall } from '#api/use-router-context.ts'
import { listingQueries } from '../listings/listings.queries.ts'

/** What waits in the shop's listings: those that staff have sent back, those that were never sent, or the very first. */
export type ListingTask =
  | { task: 'sentBack' | 'drafts'; kind: ListingKind; count: number }
  | { task: 'firstListing'; kind: 'product'; count: 1 }

/** For members who may change listings. */
export function useListingTasks({ shopId, rights, state }: Shop) {
  const call = useCall()
  // A suspended shop cannot change what it lists, so nothing of it waits.
  const enabled = rights.includes('listings') && state !== 'suspended'
  const queries = useQueries({
    queries: listingKinds.map((kind) => ({ ...listingQueries.counts(call, shopId, kind), enabled })),
  })
  const counts = queries.map(({ data }) => data)
  const isEmpty = counts.every((one) => one?.all === 0)
  const ofState = (task: 'sentBack' | 'drafts', count: 'mend' | 'draft') =>
    listingKinds.map((kind, at) => ({ task, kind, count: counts[at]?.[count] ?? 0 }))
  const tasks: ListingTask[] = [
    ...ofState('sentBack', 'mend'),
    ...ofState('drafts', 'draft'),
    ...(isEmpty ? [{ task: 'firstListing', kind: 'product', count: 1 } as const] : []),
  ]
  const asked = enabled ? queries : []
  return {
    tasks: tasks.filter(({ count }) => count > 0),
    isLoading: asked.some((query) => query.isLoading),
    hasFailed: asked.some((query) => query.isLoadingError),
    retry: () => void Promise.all(asked.map((query) => query.refetch())),
  }
}
