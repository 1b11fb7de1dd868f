import { notFound } from '@tanstack/react-router'
import { ApiFailure } from '#api/client.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import { readReviewSearch } from '#domains/reviews/review-search.ts'
import { reviewsQueries } from '#domains/reviews/reviews.queries.ts'
import type { RouterContext } from '#api/router-context.ts'
import { servicesQueries } from '../services.queries.ts'

export { ServiceGone } from './service-gone.tsx'
export { ServicePage as Page } from './service-page.tsx'
export { ServiceSkeleton } from './service-skeleton.tsx'

/** Loads the service first. Reviews are waited for only where the page must be whole. */
export async function load(
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
  const service = servicesQueries.service(call, serviceId)
  await queryClient.ensureQueryData(service).catch(() => undefined)
  const failure = failureOfSubject(queryClient, service.queryKey)
  if (failure instanceof ApiFailure && failure.status === 404) throw notFound()
  if (isWhole) await reviews
}
