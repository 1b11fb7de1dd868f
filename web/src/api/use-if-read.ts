import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { use } from 'react'

/** Waits until it is known whether something can be read, and goes on without it where it cannot. */
export function useIfRead<T, K extends QueryKey>(query: UseQueryOptions<T, Error, T, K>): T | undefined {
  const queryClient = useQueryClient()
  const { data, isPending } = useQuery({ ...query, retryOnMount: false })
  if (isPending) {
    use(
      queryClient.ensureQueryData(query).then(
        () => {},
        () => {},
      ),
    )
  }
  return data
}
