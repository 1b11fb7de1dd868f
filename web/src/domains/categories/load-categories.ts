import type { QueryKey } from '@tanstack/react-query'
import { failureOfSubject } from '#api/page-subject.ts'
import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { servicesQueries } from '#domains/services/services.queries.ts'
import type { RouterContext } from '../../router-context.ts'

/** Both trees: each page is about one and names the other with its count. */
async function loadTrees({ queryClient, call }: RouterContext, isWhole: boolean, subject: QueryKey) {
  const loading = Promise.all([
    queryClient.prefetchQuery(catalogueQueries.categories(call)),
    queryClient.prefetchQuery(servicesQueries.categories(call)),
  ])
  if (!isWhole) return
  await loading
  failureOfSubject(queryClient, subject)
}

export const loadCategories = (context: RouterContext, _: object, isWhole: boolean) =>
  loadTrees(context, isWhole, catalogueQueries.categories(context.call).queryKey)

export const loadServiceCategories = (context: RouterContext, _: object, isWhole: boolean) =>
  loadTrees(context, isWhole, servicesQueries.categories(context.call).queryKey)
