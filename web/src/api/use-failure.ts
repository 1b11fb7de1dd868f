import { useQuery, useQueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { askQuietly } from './ask-again.ts'
import { ApiFailure } from './client.ts'

export const isGone = (failure: unknown) =>
  failure instanceof ApiFailure && [404, 422].includes(failure.status)

export interface Readable {
  queryKey: QueryKey
  queryFn?: unknown
}

/** Why something could not be read, for as long as it cannot. Asks for nothing by itself: that is for who shows it. */
export function useFailure({ queryKey, queryFn }: Readable) {
  const queryClient = useQueryClient()
  const [isRetrying, setIsRetrying] = useState(false)
  // Only what is read of it here makes its component render again.
  const result = useQuery({ queryKey, queryFn: queryFn as QueryFunction, enabled: false })
  const failure = result.isLoadingError ? result.error : null
  const retry = async () => {
    const query = queryClient.getQueryCache().find({ queryKey })
    if (!query) return
    setIsRetrying(true)
    await askQuietly(queryClient, query)
    setIsRetrying(false)
  }
  return { failure, retry, isRetrying }
}
