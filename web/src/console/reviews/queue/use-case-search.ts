import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { caseReasons, caseViews, moderatedKinds } from '@haat/contract/domains/reviews.rules.ts'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'

/** What the queue shows: it is in the address, which also keeps it while one of its rows is open. */
export function useCaseSearch() {
  const { search, change } = useSearchParams()
  const navigate = useNavigate()
  const open = useCallback(
    (id: string) =>
      void navigate({
        to: '/staff/$',
        params: { _splat: id === '' ? 'reviews' : `reviews/${id}` },
        search: search as object,
        resetScroll: false,
      }),
    [navigate, search],
  )
  return {
    filter: {
      view: caseViews.find((one) => one === search['view']) ?? caseViews[0],
      kind: moderatedKinds.find((one) => one === search['kind']),
      reason: caseReasons.find((one) => one === search['reason']),
    },
    /** For links to rows. */
    query: search,
    change,
    open,
  }
}
export type CaseAddress = ReturnType<typeof useCaseSearch>
