import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchCount } from '@haat/contract/domains/search.ts'
import { useCall } from '#api/use-router-context.ts'
import { searchQueries } from '../search.queries.ts'
import type { SearchedList } from './searched-list.ts'

/**
 * The results of the whole shop for the search term of a list; undefined without a term or when they cannot be
 * read.
 */
export function useSearchEverywhere({ searchTerm = '', exactly }: SearchedList['search']) {
  const { data, isLoading } = useQuery({
    ...searchQueries.everywhere(useCall(), searchTerm, exactly),
    enabled: searchTerm !== '',
    placeholderData: keepPreviousData,
    // The list waits for it, and parts of the list use it too: asked again by each of them, a failure would never end.
    retryOnMount: false,
  })
  return { everywhere: searchTerm === '' ? undefined : data, isAsking: isLoading }
}

/** How many results the other list has for the search term; undefined for none. */
export function useOtherListCount({ to, search }: SearchedList): SearchCount | undefined {
  const { everywhere } = useSearchEverywhere(search)
  const found = to === '/products/' ? everywhere?.services : everywhere?.products
  return found && found.count > 0 ? found : undefined
}
