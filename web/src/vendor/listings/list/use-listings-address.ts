import { listingChanges, listingStates, type ListingKind } from '@haat/contract/domains/listings.rules.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'
import { useSearchParams, type SearchParams } from '#office/parts/filters/use-search-params.ts'
import type { ListingFilter } from '../listings.queries.ts'

/** What the list shows at an address with these parameters. */
export const listingFilterOf = (kind: ListingKind, search: SearchParams): ListingFilter => ({
  kind,
  state: listingStates.find((one) => one === search['state']),
  changes: listingChanges.find((one) => one === search['changes']),
  searchTerm: (search['searchTerm'] ?? '').slice(0, searchTermMaxLength),
})

/** What the list shows is in its address: it survives a reload and can be sent as a link. */
export function useListingsAddress(kind: ListingKind) {
  const { search, change } = useSearchParams()
  return {
    filter: listingFilterOf(kind, search),
    change,
    clear: () => change({ state: '', changes: '', searchTerm: '' }),
  }
}
