import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { listingKinds, reviewTabs } from '@haat/contract/domains/listings.rules.ts'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'

/** What the queue shows: it is in the address, which also keeps it while one of its rows is open. */
export function useReviewSearch() {
  const { search, change } = useSearchParams()
  const navigate = useNavigate()
  const open = useCallback(
    (id: string) =>
      void navigate({
        to: '/staff/$',
        params: { _splat: id === '' ? 'listings' : `listings/${id}` },
        search: search as object,
        resetScroll: false,
      }),
    [navigate, search],
  )
  return {
    filter: {
      state: reviewTabs.find((one) => one === search['state']) ?? reviewTabs[0],
      kind: listingKinds.find((one) => one === search['kind']),
      shop: search['shop']?.slice(0, 120) || undefined,
    },
    /** For links to rows. */
    query: search,
    change,
    open,
  }
}
export type ReviewAddress = ReturnType<typeof useReviewSearch>
