import { hashKey, keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

interface EndlessPage {
  items: unknown[]
  /** Where the next page begins; null after the last one. */
  nextCursor: string | null
}

interface EndlessListOptions<Page extends EndlessPage> {
  /** Names the list with its filters; another key begins again at the first page. */
  queryKey: QueryKey
  /** The first page has no cursor. */
  fetchPage(cursor: string | undefined, signal: AbortSignal): Promise<Page>
  /** Tells rows apart: one that has moved to another page while pages were loaded is shown once. */
  keyOf(row: Page['items'][number]): string
  /** Loads all loaded pages again after this time, one request each. */
  refetchMs?: number
}

/** A list that is loaded page by page, with a button for more rows. */
export interface EndlessList<Row, Page = unknown> {
  /** Undefined until the first page has been loaded. */
  rows: Row[] | undefined
  /** The first page, for what an answer says about the whole list. */
  firstPage: Page | undefined
  hasFailed: boolean
  isFetching: boolean
  refetch(): void
  hasMore: boolean
  isLoadingMore: boolean
  hasMoreFailed: boolean
  loadMore(): void
}

/**
 * Keeps the loaded pages of a list one below the other. When they are loaded again, each page begins where the new
 * one before it ends, and the old rows stay until all have arrived. While another filter is loaded the previous rows
 * stay, too.
 */
export function useEndlessList<Page extends EndlessPage>({
  queryKey,
  fetchPage,
  keyOf,
  refetchMs,
}: EndlessListOptions<Page>): EndlessList<Page['items'][number], Page> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // Others change the same rows, so what is shown is loaded again whenever somebody comes back to it.
    staleTime: 0,
    refetchInterval: refetchMs ?? false,
  })
  const { data, isFetching, isPlaceholderData, isFetchNextPageError, fetchNextPage } = query
  const pages = data?.pages
  const hasMore = pages !== undefined && pages.at(-1)!.nextCursor !== null
  const hasMoreFailed = isFetchNextPageError && !isFetching

  // The press is remembered until its page is there: a refetch would cancel the request, and a request would cancel a
  // refetch, so that one of the two would be lost.
  const pageAsked = `${hashKey(queryKey)} ${isPlaceholderData ? 1 : pages?.length}`
  const [lastAsked, setLastAsked] = useState('')
  const isMoreAsked = hasMore && lastAsked === pageAsked
  useEffect(() => {
    if (isMoreAsked && !isFetching && !isFetchNextPageError) void fetchNextPage({ cancelRefetch: false })
  }, [isMoreAsked, isFetching, isFetchNextPageError, fetchNextPage])

  return {
    rows: pages && [...new Map(pages.flatMap(({ items }) => items.map((row) => [keyOf(row), row]))).values()],
    firstPage: pages?.[0],
    hasFailed: query.isError && !data,
    isFetching: isFetching && !query.isFetchingNextPage,
    refetch: () => void query.refetch(),
    hasMore,
    isLoadingMore: isMoreAsked && !hasMoreFailed,
    hasMoreFailed,
    loadMore() {
      setLastAsked(pageAsked)
      if (hasMoreFailed) void fetchNextPage()
    },
  }
}
