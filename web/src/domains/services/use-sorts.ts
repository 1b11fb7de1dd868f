import type { ServiceSort } from '@haat/contract/domains/services.rules.ts'
import { useArea } from '#messages/use-area.ts'
import type { ServiceSearch } from './service-search.ts'
import { useChoice } from './use-choice.ts'

const shownSorts = ['relevance', 'bestSelling', 'rating', 'price', 'createdAt'] as const

/** How well something matches can be asked only of words; the first one is the shop's own order. */
const sortsFor = ({ searchTerm }: ServiceSearch) => shownSorts.slice(searchTerm ? 0 : 1)

/** Nothing for the order that the shop takes by itself. */
export const sortNamed = (sort: string, search: ServiceSearch): ServiceSearch => ({
  sortField: sort === sortsFor(search)[0] ? undefined : (sort as ServiceSort),
  sortOrder: undefined,
})

/** The orders this list can have, the one it has, and how to choose another. */
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
