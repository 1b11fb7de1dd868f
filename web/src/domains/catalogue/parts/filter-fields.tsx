import type { ProductFacets } from '@haat/contract/domains/product-filters.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Choice } from '../use-choice.ts'
import { CategoryFilter } from './category-filter.tsx'
import { ColourFilter } from './colour-filter.tsx'
import { PriceFilter } from './price-filter.tsx'
import { RatingFilter } from './rating-filter.tsx'
import { SwitchFilters } from './switch-filters.tsx'
import { VendorFilter } from './vendor-filter.tsx'

export type FilterProps = { choice: Choice; facets: ProductFacets }

/** What can be chosen, with how much each choice would give. */
export function FilterFields({ choice, facets }: { choice: Choice; facets: ProductFacets | undefined }) {
  if (!facets) return <FieldsSkeleton />
  const part = { choice, facets }
  return (
    <>
      <CategoryFilter {...part} />
      <PriceFilter {...part} />
      <ColourFilter {...part} />
      <RatingFilter {...part} />
      <VendorFilter {...part} />
      <SwitchFilters choice={choice} />
    </>
  )
}

const widths = ['w-1/3', 'w-4/5', 'w-2/3', 'w-3/4', 'w-1/2', 'w-2/5', 'w-4/5', 'w-3/5', 'w-2/3', 'w-3/4']

const FieldsSkeleton = () => (
  <div aria-hidden className="grid gap-6">
    {widths.map((width, at) => (
      <Skeleton key={at} className={`h-4 rounded-full ${width}`} />
    ))}
  </div>
)
