import type { QueryKey } from '@tanstack/react-query'
import { failureOfSubject } from '#api/page-subject.ts'
import { catalogueQueries } from '../catalogue.queries.ts'
import { servicesQueries } from '#domains/services/services.queries.ts'
import type { RouterContext } from '#api/router-context.ts'

/**
 * Loads the categories of products and of services: each of the two pages shows the one and names the other with its
 * count.
 *
 * @param subject the query whose failure makes the whole page fail.
 */
export async function loadBothTrees(
  { queryClient, call }: RouterContext,
  isWhole: boolean,
  subject: QueryKey,
) {
  const loading = Promise.all([
    queryClient.prefetchQuery(catalogueQueries.categories(call)),
    queryClient.prefetchQuery(servicesQueries.categories(call)),
  ])
  if (!isWhole) return
  await loading
  failureOfSubject(queryClient, subject)
}
