import { catalogueQueries } from '#domains/catalogue/catalogue.queries.ts'
import { servicesQueries } from '#domains/services/services.queries.ts'
import type { RouterContext } from '../../router-context.ts'

/** Both trees: each page names the other one with its count. */
export async function loadCategories({ queryClient, call }: RouterContext, _: object, isWhole: boolean) {
  const loading = Promise.all([
    queryClient.prefetchQuery(catalogueQueries.categories(call)),
    queryClient.prefetchQuery(servicesQueries.categories(call)),
  ])
  if (isWhole) await loading
}
