import type { UseQueryResult } from '@tanstack/react-query'
import type { ProductFacets } from '@haat/contract/domains/product-filters.ts'
import { FiltersState } from '#domains/filters/filters-state.tsx'
import { PriceFilter } from '#domains/filters/price-filter.tsx'
import { RatingFilter } from '#domains/filters/rating-filter.tsx'
import type { Choice } from '../use-choice.ts'
import { CategoryFilter } from './category-filter.tsx'
import { ColourFilter } from './colour-filter.tsx'
import { OptionFilters } from './option-filters.tsx'
import { OriginFilter } from './origin-filter.tsx'
import { SwitchFilters } from './switch-filters.tsx'
import { VendorFilter } from './vendor-filter.tsx'

export type FilterProps = { choice: Choice; facets: ProductFacets }

type FilterFieldsProps = { choice: Choice; found: UseQueryResult<ProductFacets> }

/** What can be chosen, with how much each choice would give. */
export function FilterFields({ choice, found }: FilterFieldsProps) {
  const facets = found.data
  if (!facets) {
    return (
      <FiltersState
        hasFailed={found.isError}
        isAsking={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    )
  }
  const { chosen, choose } = choice
  const part = { choice, facets }
  return (
    <>
      <CategoryFilter {...part} />
      <PriceFilter price={facets.price} chosen={chosen} onChoose={choose} />
      <ColourFilter {...part} />
      <OptionFilters {...part} />
      <RatingFilter
        ratings={facets.ratings}
        isCapped={facets.isCapped}
        chosen={chosen.rating}
        onChoose={(rating) => choose({ rating })}
      />
      <VendorFilter {...part} />
      <OriginFilter {...part} />
      <SwitchFilters {...part} />
    </>
  )
}
