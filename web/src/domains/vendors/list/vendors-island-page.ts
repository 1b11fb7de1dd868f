import { failureOfSubject } from '#api/page-subject.ts'
import type { RouterContext } from '#api/router-context.ts'
import { readVendorSearch, vendorQueryOf } from '../vendor-search.ts'
import { vendorsQueries } from '../vendors.queries.ts'

export { VendorsPage as Page } from './vendors-page.tsx'

export async function load(
  { queryClient, call }: RouterContext,
  { address }: { address: object },
  isWhole: boolean,
) {
  const search = readVendorSearch({ ...address })
  const list = vendorsQueries.list(call, vendorQueryOf(search))
  const loading = queryClient.prefetchQuery(list)
  if (!isWhole) return
  await loading
  failureOfSubject(queryClient, list.queryKey)
}
