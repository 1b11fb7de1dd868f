import { keepPreviousData, useQueries, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'

/** The first page has no cursor. */
const firstPageOnly: (string | undefined)[] = [undefined]

interface CursorPage<Item> {
  items: Item[]
  nextCursor: string | null
}

/** A list that is loaded page by page with a cursor, as `DataTable` shows it. */
export interface CursorList<Item> {
  /** Undefined until the first page has been loaded. */
  rows: Item[] | undefined
  hasFailed: boolean
  isLoading: boolean
  retry(): void
  hasMore: boolean
  isLoadingMore: boolean
  hasMoreFailed: boolean
  loadMore(): void
}

/**
 * Loads a list of the API by cursor and keeps the pages one below the other.
 * A changed query key starts again at the first page.
 */
export function useCursorList<Item>(
  queryKey: QueryKey,
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<CursorPage<Item>>,
): CursorList<Item> {
  const name = JSON.stringify(queryKey)
  const [loaded, setLoaded] = useState({ name, cursors: firstPageOnly })
  const cursors = loaded.name === name ? loaded.cursors : firstPageOnly
  const pages = useQueries({
    queries: cursors.map((cursor) => ({
      queryKey: [...queryKey, cursor ?? ''],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchPage(cursor, signal),
      // Colleagues change the same rows.
      staleTime: 0,
      // While somebody types into the search, the previous rows stay until the new ones have arrived.
      placeholderData: cursor === undefined ? keepPreviousData<CursorPage<Item>> : undefined,
    })),
  })
  const [first, last] = [pages[0]!, pages.at(-1)!]
  const nextCursor = last.isPlaceholderData ? null : (last.data?.nextCursor ?? null)

  function loadMore() {
    if (nextCursor !== null) setLoaded({ name, cursors: [...new Set([...cursors, nextCursor])] })
    else void last.refetch()
  }
  return {
    rows: first.data && pages.flatMap(({ data }) => data?.items ?? []),
    hasFailed: first.isError && !first.data,
    isLoading: first.isFetching,
    retry: () => void first.refetch(),
    hasMore: nextCursor !== null || !last.data,
    isLoadingMore: !last.data && last.isFetching,
    hasMoreFailed: !last.data && last.isError && !last.isFetching,
    loadMore,
  }
}
