import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { deskQueries } from '../desk.queries.ts'
import { filterOf, type DeskSearch } from './queue-filter.ts'

/** The filtered queue, as far as it was loaded. The previous list stays until the new one has arrived. */
export function useQueue(search: DeskSearch) {
  const [longPages, setLongPages] = useState(0)
  useEffect(() => setLongPages(0), [search])
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...deskQueries.queue(useCall(), filterOf(search), longPages),
    placeholderData: (before) => before,
  })
  return {
    items: data?.items ?? [],
    counts: data?.counts,
    isLoading: isPending,
    isFailed: isError && !data,
    isFetching,
    isFetchingMore: isPlaceholderData && longPages > 0,
    hasMore: data ? data.nextCursor !== null : false,
    retry: () => void refetch(),
    loadMore: () => setLongPages(longPages + 1),
  }
}
