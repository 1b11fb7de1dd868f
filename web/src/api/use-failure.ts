import { useQuery, useQueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { refetchQuietly } from './retry-failed-queries.ts'
import { ApiFailure } from './client.ts'

export const isGone = (failure: unknown) =>
  failure instanceof ApiFailure && [404, 422].includes(failure.status)

export interface Readable {
  queryKey: QueryKey
  queryFn?: unknown
}

/**
 * The failure of a query for as long as it lasts. It fetches nothing by itself: the component that shows the
 * data does.
 */
export function useFailure({ queryKey, queryFn }: Readable) {
  const queryClient = useQueryClient()
  const [isFetching, setIsFetching] = useState(false)
  // Only the fields read here make the component render again.
  const result = useQuery({ queryKey, queryFn: queryFn as QueryFunction, enabled: false })
  const failure = result.isLoadingError ? result.error : null
  const refetch = async () => {
    const query = queryClient.getQueryCache().find({ queryKey })
    if (!query) return
    setIsFetching(true)
    await refetchQuietly(queryClient, query)
    setIsFetching(false)
  }
  return { failure, refetch, isFetching }
}
