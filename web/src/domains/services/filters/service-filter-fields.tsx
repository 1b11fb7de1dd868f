import type { UseQueryResult } from '@tanstack/react-query'
import type { ServiceFacets } from '@haat/contract/domains/services.filters.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { CheckRows } from '#ui/list/check-rows.tsx'
import { ChoiceRows } from '#ui/list/choice-rows.tsx'
import { FilterSection } from '#ui/list/filter-section.tsx'
import { FacetFields } from '#ui/list/facet-fields.tsx'
import { PriceFilter } from '#ui/list/price/price-filter.tsx'
import { RatingFilter } from '#ui/list/rating-filter.tsx'
import { itemsOf, toggled } from '#ui/list/read-address.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DayFilter } from './day-filter.tsx'
import type { Choice } from './use-choice.ts'

type FilterProps = { choice: Choice; facets: ServiceFacets }

type ServiceFilterFieldsProps = { choice: Choice; query: UseQueryResult<ServiceFacets> }

/** All filters, each value with how many services it would give. */
export function ServiceFilterFields({ choice, query }: ServiceFilterFieldsProps) {
  const { chosen, choose } = choice
  return (
    <FacetFields query={query}>
      {(facets) => (
        <>
          <AreaFilter choice={choice} facets={facets} />
          <FreeWithinFilter choice={choice} facets={facets} />
          <DayFilter days={facets.days} chosen={chosen.day} onChoose={(day) => choose({ day })} />
          <PriceFilter price={facets.price} chosen={chosen} onChoose={choose} />
          <UnitFilter choice={choice} facets={facets} />
          <RatingFilter
            ratings={facets.ratings}
            chosen={chosen.rating}
            onChoose={(rating) => choose({ rating })}
          />
        </>
      )}
    </FacetFields>
  )
}

const firstAreas = 5

/** The districts that providers come to, the most frequent first. */
function AreaFilter({ choice: { chosen, choose }, facets }: FilterProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const chosenDistricts = new Set(itemsOf(chosen.district))
  const rows = facets.districts.map(({ slug, name, count }) => ({
    value: slug,
    isChosen: chosenDistricts.has(slug),
    searchText: `${name.en} ${name.ne}`,
    label: <BilingualText text={name} />,
    count: formatCount(count, ui.language),
  }))
  if (rows.length === 0) return null
  return (
    <FilterSection title={services.place}>
      <CheckRows
        name="district"
        rows={rows}
        first={firstAreas}
        findLabel={services.findPlace}
        onToggle={(slug) => choose({ district: toggled(chosen.district, slug) })}
      />
    </FilterSection>
  )
}

/** A longer wait that adds no provider is left out. */
function FreeWithinFilter({ choice: { chosen, choose }, facets }: FilterProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const distinct = facets.freeWithin.filter(
    ({ days, count }, at) => days === chosen.freeWithin || count !== facets.freeWithin[at - 1]?.count,
  )
  if (distinct.length === 0) return null
  const rows = distinct.map(({ days, count }) => ({
    value: String(days),
    isChosen: days === chosen.freeWithin,
    searchText: String(days),
    label: services.freeWithin(days, formatCount(days, ui.language)),
    count: formatCount(count, ui.language),
  }))
  return (
    <FilterSection title={services.nextFreeDay}>
      <ChoiceRows
        name="freeWithin"
        rows={rows}
        first={rows.length}
        onChoose={(days) => choose({ freeWithin: days === undefined ? undefined : Number(days) })}
      />
    </FilterSection>
  )
}

/** Left out where all services have the same price unit: then there is nothing to choose. */
function UnitFilter({ choice: { chosen, choose }, facets }: FilterProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const chosenUnits = new Set(itemsOf(chosen.priceUnit))
  if (facets.priceUnits.length < 2 && chosenUnits.size === 0) return null
  const rows = facets.priceUnits.map(({ priceUnit, count }) => ({
    value: priceUnit,
    isChosen: chosenUnits.has(priceUnit),
    searchText: priceUnit,
    label: services.units[priceUnit],
    count: formatCount(count, ui.language),
  }))
  return (
    <FilterSection title={services.unit}>
      <CheckRows
        name="priceUnit"
        rows={rows}
        first={rows.length}
        onToggle={(unit) => choose({ priceUnit: toggled(chosen.priceUnit, unit) })}
      />
    </FilterSection>
  )
}
