import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { orderViews } from '@haat/contract/domains/orders.staff.rules.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'

/** What the list shows: it is in the address, which also keeps it while one of its orders is open. */
export function useOrdersSearch() {
  const { search, change } = useSearchParams()
  const navigate = useNavigate()
  const open = useCallback(
    (number: string) =>
      void navigate({
        to: '/staff/$',
        params: { _splat: number === '' ? 'orders' : `orders/${number}` },
        search: search as object,
        resetScroll: false,
      }),
    [navigate, search],
  )
  return {
    filter: {
      view: orderViews.find((one) => one === search['view']) ?? orderViews[0],
      searchTerm: (search['searchTerm'] ?? '').slice(0, searchTermMaxLength),
    },
    /** For links to rows. */
    query: search,
    change,
    open,
  }
}
export type OrdersAddress = ReturnType<typeof useOrdersSearch>
