import type { RouterContext } from '#api/router-context.ts'
import { catalogueQueries } from '../catalogue.queries.ts'
import { loadBothTrees } from './load-both-trees.ts'

export { CategoriesPage as Page } from './categories-page.tsx'

export const load = (context: RouterContext, _: object, isWhole: boolean) =>
  loadBothTrees(context, isWhole, catalogueQueries.categories(context.call).queryKey)
