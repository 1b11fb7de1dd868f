import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { use } from 'react'

const againMs = 3000
const spreadMs = 2000

/** What the server wrote with something stays as it is until that can be read again, by the hash of the query. */
const awaited = new Map<string, Promise<void>>()

async function untilRead<T, K extends QueryKey>(
  queryClient: QueryClient,
  query: UseQueryOptions<T, Error, T, K>,
): Promise<void> {
  try {
    await queryClient.ensureQueryData(query)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, againMs + Math.random() * spreadMs))
    return untilRead(queryClient, query)
  }
}

/**
 * Waits until it is known whether something can be read, and goes on without it where it cannot.
 *
 * @param isWritten whether the server wrote the page with it: then what stands there is left as it is until it can be
 *   read again.
 */
export function useIfRead<T, K extends QueryKey>(
  query: UseQueryOptions<T, Error, T, K>,
  isWritten: boolean,
): T | undefined {
  const queryClient = useQueryClient()
  const { data, isPending } = useQuery({ ...query, retryOnMount: false })
  const hash = hashKey(query.queryKey)
  if (isPending && isWritten && !awaited.has(hash)) {
    awaited.set(
      hash,
      untilRead(queryClient, query).finally(() => awaited.delete(hash)),
    )
  }
  const waiting = isWritten ? awaited.get(hash) : undefined
  if (waiting) use(waiting)
  else if (isPending) {
    use(
      queryClient.ensureQueryData(query).then(
        () => {},
        () => {},
      ),
    )
  }
  return data
}
