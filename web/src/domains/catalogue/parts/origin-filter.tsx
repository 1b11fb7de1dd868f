import { ChoiceRows } from '#domains/filters/choice-rows.tsx'
import { counted } from '#domains/filters/counted.ts'
import { FilterSection } from '#domains/filters/filter-section.tsx'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import type { ProductSearch } from '../product-search.ts'
import type { FilterProps } from './filter-fields.tsx'

/** Where all of it comes from one place, there is nothing to choose. */
export function OriginFilter({ choice: { chosen, choose }, facets }: FilterProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  if (facets.origins.length < 2 && !chosen.origin) return null
  const rows = facets.origins.map(({ origin, count }) => ({
    value: origin,
    isChosen: origin === chosen.origin,
    words: origin,
    label: texts.origins[origin],
    count: counted(count, ui.language, facets.isCapped),
  }))
  return (
    <FilterSection title={texts.origin}>
      <ChoiceRows
        name="origin"
        rows={rows}
        first={rows.length}
        onChoose={(origin) => choose({ origin: origin as ProductSearch['origin'] })}
      />
    </FilterSection>
  )
}
