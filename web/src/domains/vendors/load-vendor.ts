import { notFound } from '@tanstack/react-router'
import { ApiFailure } from '#api/client.ts'
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
  try {
    await queryClient.ensureQueryData(vendorsQueries.vendor(call, slug))
  } catch (error) {
    // A slug that cannot be one is refused with 422: to the visitor both are no shop.
    if (error instanceof ApiFailure && [404, 422].includes(error.status)) throw notFound()
    throw error
  }
  if (isWhole) await others
}
