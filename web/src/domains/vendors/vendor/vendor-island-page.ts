import { notFound } from '@tanstack/react-router'
import { ApiFailure } from '#api/client.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { readReviewSearch } from '#domains/reviews/review-search.ts'
import { reviewsQueries } from '#domains/reviews/reviews.queries.ts'
import type { RouterContext } from '#api/router-context.ts'
import { servicesQueries } from '#domains/services/services.queries.ts'
import { vendorsQueries } from '../vendors.queries.ts'
import { vendorProductsOf } from './vendor-goods.tsx'

export { VendorGone } from './vendor-gone.tsx'
export { VendorPage as Page } from './vendor-page.tsx'

/** Loads the vendor first. Goods, services and reviews are waited for only where the page must be whole. */
export async function load(
  { queryClient, call }: RouterContext,
  { slug, address }: { slug: string; address: object },
  isWhole: boolean,
) {
  const reviews = reviewsQueries.pages(call, { kind: 'vendor', id: slug }, readReviewSearch({ ...address }))
  const others = Promise.all([
    queryClient.prefetchQuery(catalogueQueries.list(call, vendorProductsOf(slug))),
    queryClient.prefetchQuery(servicesQueries.few(call, { vendor: slug, pageSize: '3' })),
    ...reviews.map((page) => queryClient.prefetchQuery(page)),
  ])
  const vendor = vendorsQueries.vendor(call, slug)
  await queryClient.ensureQueryData(vendor).catch(() => undefined)
  const failure = failureOfSubject(queryClient, vendor.queryKey)
  // The API answers a malformed slug with 422; to the visitor both mean that there is no such vendor.
  if (failure instanceof ApiFailure && [404, 422].includes(failure.status)) throw notFound()
  if (isWhole) await others
}
