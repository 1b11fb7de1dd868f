import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

interface CacheEvent {
  type: string
  query?: { queryKey: readonly unknown[] }
  action?: { type: string; error?: unknown }
}

/**
 * Calls `onFailure` whenever a query or a change fails anywhere on the page, with the key of the query. It is for
 * refusals that concern the page as a whole, such as a right that was taken away.
 */
export function useOnFailure(onFailure: (error: unknown, queryKey?: readonly unknown[]) => void) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const onCacheEvent = ({ type, query, action }: CacheEvent) => {
      if (type === 'updated' && action?.type === 'error') onFailure(action.error, query?.queryKey)
    }
    const unsubscribes = [
      queryClient.getQueryCache().subscribe(onCacheEvent as never),
      queryClient.getMutationCache().subscribe(onCacheEvent as never),
    ]
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
  })
}
