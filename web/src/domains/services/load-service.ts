import { notFound } from '@tanstack/react-router'
import { ApiFailure } from '#api/client.ts'
import { readReviewSearch } from '#domains/reviews/review-search.ts'
import { reviewsQueries } from '#domains/reviews/reviews.queries.ts'
import type { RouterContext } from '../../router-context.ts'
import { servicesQueries } from './services.queries.ts'

/** The service first. Reviews are waited for only where the page must be whole. */
export async function loadService(
  { queryClient, call }: RouterContext,
  { serviceId, address }: { serviceId: string; address: object },
  isWhole: boolean,
) {
  const queries = reviewsQueries.pages(
    call,
    { kind: 'service', id: serviceId },
    readReviewSearch({ ...address }),
  )
  const reviews = Promise.all(queries.map((query) => queryClient.prefetchQuery(query)))
  try {
    await queryClient.ensureQueryData(servicesQueries.service(call, serviceId))
  } catch (error) {
    throw error instanceof ApiFailure && error.status === 404 ? notFound() : error
  }
  if (isWhole) await reviews
}
