import type { ServiceSort } from '@haat/contract/domains/services.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import type { ServiceSearch } from '../service-search.ts'
import { useChoice } from '../filters/use-choice.ts'

const shownSorts = ['relevance', 'bestSelling', 'rating', 'price', 'createdAt'] as const

/** Relevance needs a search term. The first one is the default order. */
const sortsFor = ({ searchTerm }: ServiceSearch) => shownSorts.slice(searchTerm ? 0 : 1)

/** The default order is left out of the address. */
export const sortNamed = (sort: string, search: ServiceSearch): ServiceSearch => ({
  sortField: sort === sortsFor(search)[0] ? undefined : (sort as ServiceSort),
  sortOrder: undefined,
})

/** The sort orders of this list, the current one, and how to choose another. */
export function useSorts(search: ServiceSearch) {
  const texts = useArea('services')
  const { chosen, choose } = useChoice(search)
  const sorts = sortsFor(search).map((sort) => ({ value: sort, label: texts.sorts[sort] }))
  return {
    sorts,
    value: chosen.sortField ?? sorts[0]!.value,
    onChoose: (sort: string) => choose(sortNamed(sort, chosen)),
  }
}
