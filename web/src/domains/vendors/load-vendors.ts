import type { RouterContext } from '../../router-context.ts'
import { readVendorSearch, vendorQueryOf } from './vendor-search.ts'
import { vendorsQueries } from './vendors.queries.ts'

export async function loadVendors(
  { queryClient, call }: RouterContext,
  { address }: { address: object },
  isWhole: boolean,
) {
  const search = readVendorSearch({ ...address })
  const loading = queryClient.prefetchQuery(vendorsQueries.list(call, vendorQueryOf(search)))
  if (isWhole) await loading
}
