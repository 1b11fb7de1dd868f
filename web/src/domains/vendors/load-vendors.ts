import { failureOfSubject } from '#api/page-subject.ts'
import type { RouterContext } from '../../router-context.ts'
import { readVendorSearch, vendorQueryOf } from './vendor-search.ts'
import { vendorsQueries } from './vendors.queries.ts'

export async function loadVendors(
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
