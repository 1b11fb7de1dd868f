import type { Colour } from '@haat/contract/domains/catalogue.rules.ts'
import type { ProductFacets } from '@haat/contract/domains/product-filters.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Areas } from '#messages/areas.ts'
import type { CategoryLink } from './catalogue.queries.ts'
import { isCategoryFilter } from './count-chosen.ts'
import { itemsOf, toggled } from './product-search.ts'
import type { ProductSearch } from './product-search.ts'

export interface ChosenFilter {
  key: string
  label: string
  /** What takes it away. */
  without: ProductSearch
}

interface Names {
  language: Language
  texts: Areas['products']
  facets: ProductFacets | undefined
  path: readonly CategoryLink[]
}

function priceLabel({ minPrice, maxPrice }: ProductSearch, { language, texts }: Names) {
  const low = minPrice === undefined ? undefined : formatRupees(minPrice * 100, language)
  const high = maxPrice === undefined ? undefined : formatRupees(maxPrice * 100, language)
  if (low && high) return texts.priceBetween(low, high)
  return low ? texts.priceFrom(low) : high && texts.priceTo(high)
}

/** Each filter that is on, in words. */
export function chosenFilters(search: ProductSearch, names: Names): ChosenFilter[] {
  const { language, texts, facets, path } = names
  const found: ChosenFilter[] = []
  const add = (key: string, label: string | false | undefined, without: ProductSearch) => {
    if (label) found.push({ key, label, without })
  }
  const category = path.at(-1)
  add(
    'category',
    isCategoryFilter(search) && (category ? inLanguage(category.name, language) : search.category),
    { category: undefined },
  )
  add('price', priceLabel(search, names), { minPrice: undefined, maxPrice: undefined })
  for (const colour of itemsOf(search.colour)) {
    add(`colour ${colour}`, texts.colours[colour as Colour], { colour: toggled(search.colour, colour) })
  }
  const stars = search.rating === undefined ? undefined : formatCount(search.rating, language)
  add('rating', stars && texts.starsAndUp(stars), { rating: undefined })
  for (const slug of itemsOf(search.vendor)) {
    const vendor = facets?.vendors.find((one) => one.slug === slug)
    const label = vendor ? inLanguage(vendor.name, language) : slug
    add(`vendor ${slug}`, label, { vendor: toggled(search.vendor, slug) })
  }
  add('inStock', search.inStock && texts.inStockChip, { inStock: undefined })
  const district = search.district && inLanguage(districtName(search.district), language)
  add('district', district && texts.deliversToChip(district), { district: undefined })
  add('origin', search.origin && texts.nepaliMade, { origin: undefined })
  add('deals', search.deals && texts.dealsChip, { deals: undefined })
  return found
}
