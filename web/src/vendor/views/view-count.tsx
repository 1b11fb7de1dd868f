import { useQuery } from '@tanstack/react-query'
import { useArea } from '#ui/messages/use-area.ts'
import { useFigures } from '../orders/parts/use-figures.ts'

interface ViewCountProps {
  /** The count, where the list says it beside its rows. */
  known: string | undefined
  /** Otherwise the first page of the rows is asked for. */
  queryKey: readonly unknown[]
  fetchPage(cursor: undefined, signal: AbortSignal): Promise<{ items: unknown[]; nextCursor: string | null }>
}

/** How many rows a saved view has; with words that are searched for, no more are counted than one page holds. */
export function ViewCount({ known, queryKey, fetchPage }: ViewCountProps) {
  const { views } = useArea('office')
  const figures = useFigures()
  const { data } = useQuery({
    queryKey: [...queryKey, 'count'],
    queryFn: async ({ signal }) => {
      const { items, nextCursor } = await fetchPage(undefined, signal)
      return { count: items.length, hasMore: nextCursor !== null }
    },
    enabled: known === undefined,
  })
  if (known !== undefined) return known
  if (!data) return null
  const count = figures.count(data.count)
  return data.hasMore ? views.more(count) : count
}
