import {
  hashKey,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { use } from 'react'
import { growingPause } from './growing-pause.ts'

const pauses = { firstMs: 4000, longestMs: 60_000 }

/** By the hash of a query, promises that keep the server's HTML in place until the data can be loaded. */
const awaited = new Map<string, Promise<void>>()

const nothing = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

async function untilLoaded<T, K extends QueryKey>(
  queryClient: QueryClient,
  query: UseQueryOptions<T, Error, T, K>,
  tries = 0,
): Promise<void> {
  try {
    await queryClient.ensureQueryData(query)
  } catch {
    await growingPause(tries, pauses)
    return untilLoaded(queryClient, query, tries + 1)
  }
}

/**
 * Suspends until it is known whether a query succeeds, and returns undefined where it does not.
 *
 * @param isWritten whether the server rendered the page with the data: then its HTML stays until the data can
 *   be loaded again.
 */
export function useOptionalQuery<T, K extends QueryKey>(
  query: UseQueryOptions<T, Error, T, K>,
  isWritten: boolean,
): T | undefined {
  const queryClient = useQueryClient()
  const { data, isPending } = useQuery({ ...query, retryOnMount: false })
  const hash = hashKey(query.queryKey)
  if (isPending && isWritten && !awaited.has(hash)) awaited.set(hash, untilLoaded(queryClient, query))
  const waiting = isWritten
    ? awaited.get(hash)
    : isPending && queryClient.ensureQueryData(query).catch(() => {})
  // Always called: React resumes a component that has suspended on a promise, and loses count of the hooks after it
  // when `use` is left out this time.
  use<unknown>(waiting || nothing)
  return data
}
