import { CheckRows } from '#domains/filters/check-rows.tsx'
import { FilterSection } from '#domains/filters/filter-section.tsx'
import { itemsOf, toggled } from '#domains/filters/read-address.ts'
import { useArea } from '#messages/use-area.ts'
import type { FilterProps } from './filter-fields.tsx'
import { useRows } from './use-rows.tsx'

const firstRows = 3

/** The busiest first. */
export function VendorFilter({ choice: { chosen, choose }, facets }: FilterProps) {
  const texts = useArea('products')
  const on = new Set(itemsOf(chosen.vendor))
  const rows = useRows(facets)(facets.vendors, ({ slug }) => on.has(slug))
  if (rows.length === 0) return null
  return (
    <FilterSection title={texts.vendor}>
      <CheckRows
        name="vendor"
        rows={rows}
        first={firstRows}
        findLabel={texts.findVendor}
        onToggle={(slug) => choose({ vendor: toggled(chosen.vendor, slug) })}
      />
    </FilterSection>
  )
}
