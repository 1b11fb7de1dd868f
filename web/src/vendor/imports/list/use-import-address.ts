import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'

/**
 * Which import is open stands in the address, `?import=…`, so that a reload leads back to it: its id, `new` for one that has no
 * file yet, or `past` for the earlier ones.
 */
export function useImportAddress() {
  const { search } = useSearchParams()
  const navigate = useNavigate()
  const show = useCallback(
    (next: string | undefined, replace = false) => {
      const others = Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'import'))
      void navigate({
        to: '.',
        search: (next === undefined ? others : { ...others, import: next }) as object,
        replace: replace || next === undefined,
        resetScroll: false,
      })
    },
    [navigate, search],
  )
  return { shown: search['import'], show }
}
