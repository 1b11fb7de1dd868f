import type { RouterContext } from '#api/router-context.ts'
import { servicesQueries } from '#domains/services/services.queries.ts'
import { loadBothTrees } from './load-both-trees.ts'

export { ServiceCategoriesPage as Page } from './service-categories-page.tsx'

export const load = (context: RouterContext, _: object, isWhole: boolean) =>
  loadBothTrees(context, isWhole, servicesQueries.categories(context.call).queryKey)
