import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#api/use-router-context.ts'
import { ordersQueries } from '../orders.queries.ts'

/**
 * The pages of orders that were asked for so far, newest first. Each page begins at the cursor of the one
 * before.
 */
export function useOrderList() {
  const call = useCall()
  const [cursors, setCursors] = useState([''])
  const pages = useQueries({ queries: cursors.map((cursor) => ordersQueries.list(call, cursor)) })
  const [first, last] = [pages[0]!, pages.at(-1)!]
  const nextCursor = last.data?.nextCursor ?? null

  function more() {
    if (nextCursor !== null) setCursors((known) => [...new Set([...known, nextCursor])])
    else void last.refetch()
  }
  return {
    cards: first.data && pages.flatMap(({ data }) => data?.items ?? []),
    isBroken: first.isError && !first.data,
    isLoading: first.isFetching,
    retry: () => void first.refetch(),
    hasMore: nextCursor !== null || !last.data,
    isLoadingMore: !last.data && last.isFetching,
    hasMoreFailed: !last.data && last.isError && !last.isFetching,
    more,
  }
}
