import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { CheckRows } from '#ui/list/check-rows.tsx'
import { FilterSection } from '#ui/list/filter-section.tsx'
import { itemsOf, toggled } from '#ui/list/read-address.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { inOptionOrder } from './option-order.ts'
import type { FilterProps } from './filter-fields.tsx'
import { useRows } from './use-rows.tsx'

const firstRows = 4

/** One section for each option of the products in the list: size, storage and so on. */
export function OptionFilters({ choice: { chosen, choose }, facets }: FilterProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const rowsOf = useRows(facets)
  const chosenOptions = new Set(itemsOf(chosen.option))
  return facets.options.map(({ key, name, values }) => {
    const title = inLanguage(name, ui.language)
    const items = inOptionOrder(values).map((value) => ({ ...value, slug: `${key}:${value.key}` }))
    return (
      <FilterSection key={key} title={title}>
        <CheckRows
          name="option"
          rows={rowsOf(items, ({ slug }) => chosenOptions.has(slug))}
          first={firstRows}
          findLabel={texts.findValue(title)}
          onToggle={(slug) => choose({ option: toggled(chosen.option, slug) })}
        />
      </FilterSection>
    )
  })
}
