import { lazy } from 'react'
import type { ListTypes } from '../list-definition.ts'
import { clearAll } from '../list-search.ts'
import { FilterFields } from './filter-fields.tsx'
import { useFacets, useFormat, useListChoice, useListTexts, type ListProps } from './use-list.ts'

const FilterSheet = lazy(async () => ({
  default: (await import('#ui/list/filter-sheet.tsx')).FilterSheet,
}))

/** The filters on a phone; all choices in it are one step to go back. */
export function ListFilterSheet<L extends ListTypes>(props: ListProps<L> & { onClose: () => void }) {
  const { list, onClose } = props
  const texts = useListTexts(list)
  const choice = useListChoice(props, true)
  const query = useFacets(props)
  const { data } = query
  const format = useFormat(data)
  return (
    <FilterSheet
      showLabel={data ? texts.showCount(format(data.total)) : texts.apply}
      isCounting={query.isPlaceholderData}
      onClearAll={() => choice.choose(clearAll(list.table, choice.chosen))}
      onClose={onClose}
    >
      <FilterFields list={list} choice={choice} query={query} />
    </FilterSheet>
  )
}
