import { notFound } from '@tanstack/react-router'
import { ApiFailure } from '#api/client.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { readReviewSearch } from '#domains/reviews/review-search.ts'
import { reviewsQueries } from '#domains/reviews/reviews.queries.ts'
import type { RouterContext } from '../../router-context.ts'
import { vendorsQueries } from './vendors.queries.ts'

export const vendorProductsOf = (slug: string) => ({ vendor: slug, pageSize: '8' })

/** The shop itself must be there; what it sells and what people say may come after it. */
export async function loadVendor(
  { queryClient, call }: RouterContext,
  { slug, address }: { slug: string; address: object },
  isWhole: boolean,
) {
  const reviews = reviewsQueries.pages(call, { kind: 'vendor', id: slug }, readReviewSearch({ ...address }))
  const others = Promise.all([
    queryClient.prefetchQuery(catalogueQueries.list(call, vendorProductsOf(slug))),
    queryClient.prefetchQuery(vendorsQueries.services(call, slug)),
    ...reviews.map((page) => queryClient.prefetchQuery(page)),
  ])
  const vendor = vendorsQueries.vendor(call, slug)
  await queryClient.ensureQueryData(vendor).catch(() => undefined)
  const failure = failureOfSubject(queryClient, vendor.queryKey)
  // A slug that cannot be one is refused with 422: to the visitor both are no shop.
  if (failure instanceof ApiFailure && [404, 422].includes(failure.status)) throw notFound()
  if (isWhole) await others
}
