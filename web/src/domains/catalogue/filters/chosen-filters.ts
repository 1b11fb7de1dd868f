import type { Colour } from '@haat/contract/domains/catalogue.rules.ts'
import type { ProductFacets } from '@haat/contract/domains/catalogue.filters.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { ChosenFilter } from '#ui/list/chosen-chips.tsx'
import { priceLabel } from '#ui/list/price/price-label.ts'
import type { Areas } from '#ui/messages/areas.ts'
import type { CategoryLink } from '../catalogue.queries.ts'
import { removals, type Removal } from './count-chosen.ts'
import type { ProductSearch } from '../product-search.ts'

interface Names {
  language: Language
  texts: Areas['products']
  filters: Areas['filters']
  facets: ProductFacets | undefined
  path: readonly CategoryLink[]
}

/** "Size: M", or the value in the address until the facets with the names have been read. */
function optionLabel(option: string, { language, facets }: Names) {
  const [key, value] = option.split(':')
  const facet = facets?.options.find((one) => one.key === key)
  const named = facet?.values.find((one) => one.key === value)
  return facet && named ? `${inLanguage(facet.name, language)}: ${inLanguage(named.name, language)}` : option
}

function vendorLabel(slug: string, { language, facets }: Names) {
  const vendor = facets?.vendors.find((one) => one.slug === slug)
  return vendor ? inLanguage(vendor.name, language) : slug
}

function labelOf({ filter, item }: Removal, search: ProductSearch, names: Names): string | undefined {
  const { language, texts, filters, path } = names
  const category = path.at(-1)
  switch (filter) {
    case 'category':
      return category ? inLanguage(category.name, language) : search.category
    case 'minPrice':
      return priceLabel(search, filters, language)
    case 'colour':
      return texts.colours[item as Colour]
    case 'option':
      return optionLabel(item, names)
    case 'rating':
      return filters.starsAndUp(formatCount(search.rating!, language))
    case 'vendor':
      return vendorLabel(item, names)
    case 'inStock':
      return texts.inStockChip
    case 'district':
      return texts.deliversToChip(inLanguage(districtName(search.district!), language))
    case 'origin':
      return texts.origins[search.origin!]
    case 'deals':
      return texts.dealsChip
    default:
      return undefined
  }
}

/** The label of each active filter, with the search that it leaves when it is removed. */
export const chosenFilters = (search: ProductSearch, names: Names): ChosenFilter<ProductSearch>[] =>
  removals(search).map((removal) => ({
    key: removal.key,
    without: removal.without,
    label: labelOf(removal, search, names) ?? removal.key,
  }))
