import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useLocalList } from '#ui/device/local-list.ts'
import { formatCappedCount } from '#ui/list/format-capped-count.ts'
import { myDistrict } from '#ui/list/my-district.ts'
import { useChoice } from '#ui/list/use-choice.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { LinkedSearch, ListDefinition, ListTypes } from '../list-definition.ts'
import {
  chosenFilters,
  currentSort,
  filterQuery,
  pageQuery,
  readSearch,
  sortNamed,
  sortsFor,
  withChoice,
} from '../list-search.ts'

export interface ListProps<L extends ListTypes> {
  list: ListDefinition<L>
  search: L['search']
}

/** The texts that both lists have. */
export const useListTexts = ({ area }: { area: ListTypes['area'] }) => useArea(area)

/**
 * The choice of filters and how to change it, by going to another address.
 *
 * @param isOneStep whether all changes together are one step in the browser's history.
 */
export function useListChoice<L extends ListTypes>({ list, search }: ListProps<L>, isOneStep = false) {
  const navigate = useNavigate()
  const go = (next: LinkedSearch, replace: boolean) =>
    void navigate({ to: list.to, search: next, resetScroll: false, replace })
  const read = (address: Record<string, unknown>) => readSearch(list.table, address)
  return useChoice<L['search']>(search, { read, go }, isOneStep)
}

/** Where no district is chosen, some lists also count what is delivered to the visitor's own one. */
export function facetsQuery<L extends ListTypes>(
  { list, search }: ListProps<L>,
  call: Call,
  ownDistrict: string | undefined,
) {
  const query = filterQuery(list.table, search)
  const counts = list.countsOwnDistrict && ownDistrict !== undefined && query['district'] === undefined
  return list.queries.facets(call, { ...query, ...(counts && { myDistrict: ownDistrict }) })
}

export function useFacets<L extends ListTypes>(props: ListProps<L>) {
  return useQuery(facetsQuery(props, useCall(), useLocalList(myDistrict)[0]))
}

/** A number of results in the reader's digits, "1,000+" where the API stopped counting. */
export function useFormat(facets: { isCapped?: boolean } | undefined) {
  const { ui } = useMessages()
  return (count: number, isCapped = facets?.isCapped) => formatCappedCount(count, ui.language, isCapped)
}

/** The department and the category below it; undefined until they have been read. */
export function useCategoryPath<L extends ListTypes>({ list, search: { category } }: ListProps<L>) {
  const query = list.queries.path(useCall(), category ?? '')
  const { data } = useQuery({ ...query, enabled: category !== undefined })
  return category === undefined ? [] : data
}

/** The label of each active filter, with the change that removes it. */
export function useChips<L extends ListTypes>(props: ListProps<L>) {
  const { list, search } = props
  const { language } = useMessages().ui
  const texts = useArea(list.area)
  const filters = useArea('filters')
  const { data: facets } = useFacets(props)
  const { data } = useQuery(list.queries.list(useCall(), pageQuery(list.table, search)))
  const path = useCategoryPath(props) ?? []
  const sources = { language, texts, filters, facets, path, items: data?.items ?? [] }
  return chosenFilters(list.table, search).map(({ key, item, without, filter }) => ({
    key,
    without,
    label: filter.label(item, search, sources) ?? key,
  }))
}

/** The sort orders of this list, the current one, and how to choose another. */
export function useSorts<L extends ListTypes>(props: ListProps<L>) {
  const { list, search } = props
  const labels: Record<string, string> = useListTexts(list).sorts
  const { chosen, choose } = useListChoice(props)
  return {
    sorts: sortsFor(list.table, search).map(({ name }) => ({ value: name, label: labels[name]! })),
    value: currentSort(list.table, chosen).name,
    onChoose: (name: string) => choose(sortNamed(list.table, name, chosen)),
  }
}

/** Each suggestion costs a request, and a longer list of them would not be read. */
const maxSuggestions = 8

/** For an empty list: how many results there would be without each one of its filters. */
export const countsWithout = <L extends ListTypes>({ list, search }: ListProps<L>, call: Call) =>
  chosenFilters(list.table, search)
    .slice(0, maxSuggestions)
    .map(({ without }) => list.queries.count(call, filterQuery(list.table, withChoice(search, without))))
