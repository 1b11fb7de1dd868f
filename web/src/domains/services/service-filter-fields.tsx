import type { UseQueryResult } from '@tanstack/react-query'
import type { ServiceFacets } from '@haat/contract/domains/services.filters.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { BilingualText } from '#domains/catalogue/bilingual-text.tsx'
import { CheckRows } from '#domains/filters/check-rows.tsx'
import { ChoiceRows } from '#domains/filters/choice-rows.tsx'
import { FilterSection } from '#domains/filters/filter-section.tsx'
import { FacetFields } from '#domains/filters/facet-fields.tsx'
import { PriceFilter } from '#domains/filters/price-filter.tsx'
import { RatingFilter } from '#domains/filters/rating-filter.tsx'
import { itemsOf, toggled } from '#domains/filters/read-address.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { DayFilter } from './day-filter.tsx'
import type { Choice } from './use-choice.ts'

type FilterProps = { choice: Choice; facets: ServiceFacets }

type ServiceFilterFieldsProps = { choice: Choice; found: UseQueryResult<ServiceFacets> }

/** What can be chosen, with how much each choice would give. */
export function ServiceFilterFields({ choice, found }: ServiceFilterFieldsProps) {
  const { chosen, choose } = choice
  return (
    <FacetFields found={found}>
      {(facets) => (
        <>
          <PlaceFilter choice={choice} facets={facets} />
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

const firstPlaces = 5

/** Where providers come to, most first. */
function PlaceFilter({ choice: { chosen, choose }, facets }: FilterProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const on = new Set(itemsOf(chosen.district))
  const rows = facets.districts.map(({ slug, name, count }) => ({
    value: slug,
    isChosen: on.has(slug),
    words: `${name.en} ${name.ne}`,
    label: <BilingualText text={name} />,
    count: formatCount(count, ui.language),
  }))
  if (rows.length === 0) return null
  return (
    <FilterSection title={services.place}>
      <CheckRows
        name="district"
        rows={rows}
        first={firstPlaces}
        findLabel={services.findPlace}
        onToggle={(slug) => choose({ district: toggled(chosen.district, slug) })}
      />
    </FilterSection>
  )
}

/** A longer wait that brings nobody more is no choice. */
function FreeWithinFilter({ choice: { chosen, choose }, facets }: FilterProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const told = facets.freeWithin.filter(
    ({ days, count }, at) => days === chosen.freeWithin || count !== facets.freeWithin[at - 1]?.count,
  )
  if (told.length === 0) return null
  const rows = told.map(({ days, count }) => ({
    value: String(days),
    isChosen: days === chosen.freeWithin,
    words: String(days),
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

/** Where all cost alike, there is nothing to choose. */
function UnitFilter({ choice: { chosen, choose }, facets }: FilterProps) {
  const { ui } = useMessages()
  const services = useArea('services')
  const on = new Set(itemsOf(chosen.priceUnit))
  if (facets.priceUnits.length < 2 && on.size === 0) return null
  const rows = facets.priceUnits.map(({ priceUnit, count }) => ({
    value: priceUnit,
    isChosen: on.has(priceUnit),
    words: priceUnit,
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
