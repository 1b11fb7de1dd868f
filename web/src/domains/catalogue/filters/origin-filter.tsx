import { ChoiceRows } from '#ui/list/choice-rows.tsx'
import { formatCappedCount } from '#ui/list/format-capped-count.ts'
import { FilterSection } from '#ui/list/filter-section.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { ProductSearch } from '../product-search.ts'
import type { FilterProps } from './filter-fields.tsx'

/** Left out where all products have the same origin: then there is nothing to choose. */
export function OriginFilter({ choice: { chosen, choose }, facets }: FilterProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  if (facets.origins.length < 2 && !chosen.origin) return null
  const rows = facets.origins.map(({ origin, count }) => ({
    value: origin,
    isChosen: origin === chosen.origin,
    searchText: origin,
    label: texts.origins[origin],
    count: formatCappedCount(count, ui.language, facets.isCapped),
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
