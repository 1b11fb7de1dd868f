import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FiltersState } from './filters-state.tsx'

type FacetFieldsProps<Facets> = { found: UseQueryResult<Facets>; children: (facets: Facets) => ReactNode }

/** What can be chosen, or why it is not there yet. */
export function FacetFields<Facets>({ found, children }: FacetFieldsProps<Facets>) {
  if (found.data) return children(found.data)
  return (
    <FiltersState
      hasFailed={found.isError}
      isAsking={found.isFetching}
      onRetry={() => void found.refetch()}
    />
  )
}
