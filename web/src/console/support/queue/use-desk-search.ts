import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { readDeskSearch, type DeskSearch } from './queue-filter.ts'

const defaults: Record<string, string> = { tab: 'open', sort: 'due' }

const toAddress = (search: DeskSearch) =>
  Object.fromEntries(Object.entries(search).filter(([key, value]) => value !== '' && value !== defaults[key]))

/** Keeps the queue's filters in the address, so that a reload, the Back button and a shared link keep them. */
export function useDeskSearch() {
  const params = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const search = useMemo(() => readDeskSearch(params), [params])
  const change = useCallback(
    (changes: Partial<DeskSearch>) =>
      void navigate({
        to: '.',
        search: toAddress({ ...search, ...changes }) as object,
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
        search: toAddress(search) as object,
        resetScroll: false,
      }),
    [navigate, search],
  )
  return { search, query: toAddress(search), change, open }
}
