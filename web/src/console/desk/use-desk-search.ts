import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { readDeskSearch, type DeskSearch } from './queue-filter.ts'

const defaults: Record<string, string> = { tab: 'open', sort: 'due' }

const written = (search: DeskSearch) =>
  Object.fromEntries(Object.entries(search).filter(([key, value]) => value !== '' && value !== defaults[key]))

/** The list that is looked at stands in the address: a reload, Back and a link sent on keep it. */
export function useDeskSearch() {
  const given = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const search = useMemo(() => readDeskSearch(given), [given])
  const change = useCallback(
    (changes: Partial<DeskSearch>) =>
      void navigate({
        to: '.',
        search: written({ ...search, ...changes }) as object,
        replace: true,
        resetScroll: false,
      }),
    [navigate, search],
  )
  const open = useCallback(
    (number: string | undefined) =>
      void navigate({
        to: '/staff/$',
        params: { _splat: number === undefined ? 'desk' : `desk/${number}` },
        search: written(search) as object,
        resetScroll: false,
      }),
    [navigate, search],
  )
  return { search, query: written(search), change, open }
}
