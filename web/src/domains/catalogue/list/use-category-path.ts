import { useQuery } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { catalogueQueries } from '../catalogue.queries.ts'

/** The department and the category below it; empty without a category. */
export function useCategoryPath(category: string | undefined) {
  const call = useCall()
  const { data } = useQuery({
    ...catalogueQueries.path(call, category ?? ''),
    enabled: category !== undefined,
  })
  return category === undefined ? [] : (data ?? [])
}
