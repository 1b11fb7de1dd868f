import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Found } from '@haat/contract/domains/search.ts'
import { useCall } from '#api/use-router-context.ts'
import { searchQueries } from './search.queries.ts'
import type { SearchPlace } from './search-place.ts'

/** What all of the shop has for the words of a list; nothing where there are none, or where nobody could say. */
export function useEverywhere({ searchTerm = '', exactly }: SearchPlace['search']) {
  const { data, isLoading } = useQuery({
    ...searchQueries.everywhere(useCall(), searchTerm, exactly),
    enabled: searchTerm !== '',
    placeholderData: keepPreviousData,
  })
  return { everywhere: searchTerm === '' ? undefined : data, isAsking: isLoading }
}

/** What the other list has for the words, where it has anything. */
export function useOtherFound({ to, search }: SearchPlace): Found | undefined {
  const { everywhere } = useEverywhere(search)
  const found = to === '/products/' ? everywhere?.services : everywhere?.products
  return found && found.count > 0 ? found : undefined
}
