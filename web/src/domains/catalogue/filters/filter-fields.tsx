import type { UseQueryResult } from '@tanstack/react-query'
import type { ProductFacets } from '@haat/contract/domains/catalogue.filters.ts'
import { FacetFields } from '#ui/list/facet-fields.tsx'
import { PriceFilter } from '#ui/list/price/price-filter.tsx'
import { RatingFilter } from '#ui/list/rating-filter.tsx'
import type { Choice } from './use-choice.ts'
import { CategoryFilter } from './category-filter.tsx'
import { ColourFilter } from './colour-filter.tsx'
import { OptionFilters } from './option-filters.tsx'
import { OriginFilter } from './origin-filter.tsx'
import { SwitchFilters } from './switch-filters.tsx'
import { VendorFilter } from './vendor-filter.tsx'

export type FilterProps = { choice: Choice; facets: ProductFacets }

type FilterFieldsProps = { choice: Choice; query: UseQueryResult<ProductFacets> }

/** All filters, each value with how many products it would give. */
export function FilterFields({ choice, query }: FilterFieldsProps) {
  const { chosen, choose } = choice
  return (
    <FacetFields query={query}>
      {(facets) => (
        <>
          <CategoryFilter choice={choice} facets={facets} />
          <PriceFilter price={facets.price} chosen={chosen} onChoose={choose} />
          <ColourFilter choice={choice} facets={facets} />
          <OptionFilters choice={choice} facets={facets} />
          <RatingFilter
            ratings={facets.ratings}
            isCapped={facets.isCapped}
            chosen={chosen.rating}
            onChoose={(rating) => choose({ rating })}
          />
          <VendorFilter choice={choice} facets={facets} />
          <OriginFilter choice={choice} facets={facets} />
          <SwitchFilters choice={choice} facets={facets} />
        </>
      )}
    </FacetFields>
  )
}
