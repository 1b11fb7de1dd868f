import { CheckRows } from '#ui/list/check-rows.tsx'
import { FilterSection } from '#ui/list/filter-section.tsx'
import { itemsOf, toggled } from '#ui/list/read-address.ts'
import { useArea } from '#ui/messages/use-area.ts'
import type { FilterProps } from './filter-fields.tsx'
import { useRows } from './use-rows.tsx'

const firstRows = 3

/** In the API's order: vendors with the most products first. */
export function VendorFilter({ choice: { chosen, choose }, facets }: FilterProps) {
  const texts = useArea('products')
  const chosenVendors = new Set(itemsOf(chosen.vendor))
  const rows = useRows(facets)(facets.vendors, ({ slug }) => chosenVendors.has(slug))
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
