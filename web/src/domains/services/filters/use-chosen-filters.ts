import { useQuery } from '@tanstack/react-query'
import type { PriceUnit } from '@haat/contract/domains/services.rules.ts'
import { formatDate } from '@haat/contract/shared/dates.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import type { ChosenFilter } from '#ui/list/chosen-chips.tsx'
import { priceLabel } from '#ui/list/price/price-label.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { removals, type Removal } from './service-removals.ts'
import type { ServiceSearch } from '../service-search.ts'
import { servicesQueries } from '../services.queries.ts'

/** The label of each active filter, with the search that it leaves when it is removed. */
export function useChosenFilters(search: ServiceSearch): ChosenFilter<ServiceSearch>[] {
  const { ui } = useMessages()
  const texts = useArea('services')
  const filters = useArea('filters')
  const namesOf = useNames(search)
  const { language } = ui
  const labelOf = ({ filter, item }: Removal): string | undefined => {
    switch (filter) {
      case 'category':
      case 'vendor':
        return namesOf[filter]
      case 'district':
        return inLanguage(districtName(item), language)
      case 'day':
        return formatDate(search.day!, language)
      case 'freeWithin':
        return texts.freeWithinChip(search.freeWithin!, formatCount(search.freeWithin!, language))
      case 'minPrice':
        return priceLabel(search, filters, language)
      case 'priceUnit':
        return texts.units[item as PriceUnit]
      case 'rating':
        return filters.starsAndUp(formatCount(search.rating!, language))
      default:
        return undefined
    }
  }
  return removals(search).map((removal) => ({
    key: removal.key,
    without: removal.without,
    label: labelOf(removal) ?? removal.key,
  }))
}

/** The names of category and vendor, from queries of their own; until they have been read, the slugs in the address. */
function useNames(search: ServiceSearch) {
  const { ui } = useMessages()
  const call = useCall()
  const { data: tree } = useQuery(servicesQueries.categories(call))
  const { data: list } = useQuery(servicesQueries.list(call, search))
  const categories = tree?.categories.flatMap((one) => [one, ...one.children])
  const category = categories?.find(({ slug }) => slug === search.category)
  const vendor = list?.items.find((one) => one.vendor.slug === search.vendor)?.vendor
  return {
    category: category ? inLanguage(category.name, ui.language) : search.category,
    vendor: vendor ? inLanguage(vendor.name, ui.language) : search.vendor,
  }
}
