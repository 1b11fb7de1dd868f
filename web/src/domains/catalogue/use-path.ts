import { useQuery } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { catalogueQueries } from './catalogue.queries.ts'

/** From the department down to the category; nothing without one. */
export function usePath(category: string | undefined) {
  const call = useCall()
  const { data } = useQuery({
    ...catalogueQueries.path(call, category ?? ''),
    enabled: category !== undefined,
  })
  return category === undefined ? [] : (data ?? [])
}
