import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { CheckRows } from '#ui/list/check-rows.tsx'
import { FilterSection } from '#ui/list/filter-section.tsx'
import { itemsOf, toggled } from '#ui/list/read-address.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { namedOptions } from '#domains/search/filter-kinds.tsx'
import type { FieldProps, LabelSources } from '#domains/search/list-definition.ts'
import type { ProductListTypes } from '../products-page.tsx'
import { inOptionOrder } from './option-order.ts'

const firstRows = 4

/** One section for each option of the products in the list: size, storage and so on. */
export function OptionFields({ chosen, choose, facets, texts, format }: FieldProps<ProductListTypes>) {
  const { ui } = useMessages()
  const chosenOptions = new Set(itemsOf(chosen.option))
  return facets.options.map(({ key, name, values }) => {
    const title = inLanguage(name, ui.language)
    const items = inOptionOrder(values).map((value) => ({ ...value, slug: `${key}:${value.key}` }))
    const rows = namedOptions(items).map((option) => ({
      ...option,
      isChosen: chosenOptions.has(option.value),
      count: format(option.count),
    }))
    return (
      <FilterSection key={key} title={title}>
        <CheckRows
          name="option"
          rows={rows}
          first={firstRows}
          findLabel={texts.findValue(title)}
          onToggle={(slug) => choose({ option: toggled(chosen.option, slug) })}
        />
      </FilterSection>
    )
  })
}

/** "Size: M", or the value in the address until the facets with the names have been read. */
export function optionLabel(option: string, { language, facets }: LabelSources<ProductListTypes>) {
  const [key, value] = option.split(':')
  const facet = facets?.options.find((one) => one.key === key)
  const named = facet?.values.find((one) => one.key === value)
  return facet && named ? `${inLanguage(facet.name, language)}: ${inLanguage(named.name, language)}` : option
}
