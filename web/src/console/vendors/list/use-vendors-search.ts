import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { applicationTabs } from '@haat/contract/domains/applications.rules.ts'
import { vendorTabs } from '@haat/contract/domains/vendors.staff.rules.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'

/** The state that the address names; the first is meant where it names none. */
const readState = <State extends string>(states: readonly [State, ...State[]], value: string | undefined) =>
  states.find((one) => one === value) ?? states[0]

/** What a list shows: it is in the address, which also keeps it while one of its rows is open. */
export function useVendorsSearch() {
  const { search, change } = useSearchParams()
  const navigate = useNavigate()
  const { state, searchTerm = '' } = search
  const query = { ...(state && { state }), ...(searchTerm && { searchTerm }) }
  const open = useCallback(
    (path: string) =>
      void navigate({
        to: '/staff/$',
        params: { _splat: path },
        search: search as object,
        resetScroll: false,
      }),
    [navigate, search],
  )
  const setState = (states: readonly string[]) => (next: string) =>
    change({ state: next === states[0] ? '' : next })
  return {
    state: readState(applicationTabs, state),
    setState: setState(applicationTabs),
    shopState: readState(vendorTabs, state),
    setShopState: setState(vendorTabs),
    searchTerm: searchTerm.slice(0, searchTermMaxLength),
    setSearchTerm: (next: string) => change({ searchTerm: next }),
    /** For links to rows. */
    query,
    open,
  }
}
export type VendorsAddress = ReturnType<typeof useVendorsSearch>
