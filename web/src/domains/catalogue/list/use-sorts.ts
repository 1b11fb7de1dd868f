import { useArea } from '#ui/messages/use-area.ts'
import type { ProductSearch } from '../product-search.ts'
import { sortNamed, sortNameOf, sortNamesFor, type SortName } from './sort-options.ts'
import { useChoice } from '../filters/use-choice.ts'

/** The sort orders of this list, the current one, and how to choose another. */
export function useSorts(search: ProductSearch) {
  const texts = useArea('products')
  const { chosen, choose } = useChoice(search)
  return {
    sorts: sortNamesFor(search).map((name) => ({ value: name, label: texts.sorts[name] })),
    value: sortNameOf(chosen),
    onChoose: (name: string) => choose(sortNamed(name as SortName, chosen)),
  }
}
