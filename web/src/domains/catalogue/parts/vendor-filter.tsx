import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { BilingualText } from '../bilingual-text.tsx'
import { itemsOf, toggled } from '../product-search.ts'
import type { FilterProps } from './filter-fields.tsx'
import { FilterSection } from './filter-section.tsx'
import { MoreRows } from './more-rows.tsx'

const firstRows = 3

/** The busiest first; whoever is chosen stays in sight. */
export function VendorFilter({ choice: { chosen, choose }, facets }: FilterProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const on = new Set(itemsOf(chosen.vendor))
  const isFirst = (slug: string, at: number) => at < firstRows || on.has(slug)
  const first = facets.vendors.filter(({ slug }, at) => isFirst(slug, at))
  const rest = facets.vendors.filter(({ slug }, at) => !isFirst(slug, at))
  const rows = (vendors: typeof first) =>
    vendors.map(({ slug, name, count }) => (
      <Checkbox
        key={slug}
        name="vendor"
        value={slug}
        checked={on.has(slug)}
        onChange={() => choose({ vendor: toggled(chosen.vendor, slug) })}
        trailing={formatCount(count, ui.language)}
        className="text-small lg:min-h-9"
      >
        <BilingualText text={name} />
      </Checkbox>
    ))
  return (
    <FilterSection title={texts.vendor}>
      {rows(first)}
      <MoreRows count={rest.length}>{() => rows(rest)}</MoreRows>
    </FilterSection>
  )
}
