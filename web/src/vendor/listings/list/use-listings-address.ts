import { listingChanges, listingStates, type ListingKind } from '@haat/contract/domains/listings.rules.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import type { ListingFilter } from '../listings.queries.ts'

/** What the list shows is in its address: it survives a reload and can be sent as a link. */
export function useListingsAddress(kind: ListingKind) {
  const { search, change } = useSearchParams()
  const filter: ListingFilter = {
    kind,
    state: listingStates.find((one) => one === search['state']),
    changes: listingChanges.find((one) => one === search['changes']),
    searchTerm: (search['searchTerm'] ?? '').slice(0, searchTermMaxLength),
  }
  return { filter, change, clear: () => change({ state: '', changes: '', searchTerm: '' }) }
}
