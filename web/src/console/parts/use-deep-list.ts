import { keepPreviousData, useQueries, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'

const start: (string | undefined)[] = [undefined]

interface DeepPage<Item> {
  items: Item[]
  nextCursor: string | null
}

/** What `DataTable` shows of a list that is walked by cursor. */
export interface DeepList<Item> {
  /** Nothing until the first page is there. */
  rows: Item[] | undefined
  isBroken: boolean
  isLoading: boolean
  retry(): void
  hasMore: boolean
  isLoadingMore: boolean
  hasMoreFailed: boolean
  more(): void
}

/** A list of the API by cursor: page after page below one another. Another key begins at its start. */
export function useDeepList<Item>(
  queryKey: QueryKey,
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<DeepPage<Item>>,
): DeepList<Item> {
  const name = JSON.stringify(queryKey)
  const [walked, setWalked] = useState({ name, cursors: start })
  const cursors = walked.name === name ? walked.cursors : start
  const pages = useQueries({
    queries: cursors.map((cursor) => ({
      queryKey: [...queryKey, cursor ?? ''],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchPage(cursor, signal),
      // Others work on the same rows.
      staleTime: 0,
      networkMode: 'always' as const,
      // While words are typed the rows before stay until the new ones are there.
      placeholderData: cursor === undefined ? keepPreviousData<DeepPage<Item>> : undefined,
    })),
  })
  const [first, last] = [pages[0]!, pages.at(-1)!]
  const nextCursor = last.isPlaceholderData ? null : (last.data?.nextCursor ?? null)

  function more() {
    if (nextCursor !== null) setWalked({ name, cursors: [...new Set([...cursors, nextCursor])] })
    else void last.refetch()
  }
  return {
    rows: first.data && pages.flatMap(({ data }) => data?.items ?? []),
    isBroken: first.isError && !first.data,
    isLoading: first.isFetching,
    retry: () => void first.refetch(),
    hasMore: nextCursor !== null || !last.data,
    isLoadingMore: !last.data && last.isFetching,
    hasMoreFailed: !last.data && last.isError && !last.isFetching,
    more,
  }
}
