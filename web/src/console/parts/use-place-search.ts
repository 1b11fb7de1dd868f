import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

export type PlaceSearch = Record<string, string>

/** The query of the place's address as texts: what is chosen on a page, it keeps through a reload, and can be sent on. */
export function usePlaceSearch() {
  const given = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const search = useMemo<PlaceSearch>(
    () => Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)])),
    [given],
  )
  /** Changes what is named and leaves the rest; an empty text takes it out. */
  const change = useCallback(
    (changes: PlaceSearch) => {
      const next = Object.entries({ ...search, ...changes }).filter(([, value]) => value !== '')
      void navigate({
        to: '.',
        search: Object.fromEntries(next) as object,
        replace: true,
        resetScroll: false,
      })
    },
    [navigate, search],
  )
  /** Only these, in place of all. */
  const replaceAll = useCallback(
    (next: PlaceSearch) => void navigate({ to: '.', search: next as object, resetScroll: false }),
    [navigate],
  )
  return { search, change, replaceAll }
}
