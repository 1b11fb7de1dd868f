import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

export type SearchParams = Record<string, string>

/** The query of the page's address as texts. Filters kept there survive a reload and can be sent as a link. */
export function useSearchParams() {
  const params = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const search = useMemo<SearchParams>(
    () =>
      Object.fromEntries(
        Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
      ),
    [params],
  )
  /** Changes the params parameters and leaves the others; an empty text removes a parameter. */
  const change = useCallback(
    (changes: SearchParams) => {
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
  /** Replaces all parameters. */
  const replaceAll = useCallback(
    (next: SearchParams) => void navigate({ to: '.', search: next as object, resetScroll: false }),
    [navigate],
  )
  return { search, change, replaceAll }
}
