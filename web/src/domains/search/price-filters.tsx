import { readPriceWords } from '@haat/contract/shared/price-words.ts'
import { PriceFilter, type Prices } from '#ui/list/price/price-filter.tsx'
import { priceLabel } from '#ui/list/price/price-label.ts'
import { pricesOf } from '#ui/list/read-address.ts'
import type { Filter, ListTypes } from './list-definition.ts'

type WithPrice = ListTypes & {
  search: Prices
  facets: { price: { minPaisa: number; maxPaisa: number; steps: readonly number[] } }
}

const paisaOf = (rupees: number | undefined) => (rupees === undefined ? undefined : String(rupees * 100))

/** The lowest and the highest price, in whole rupees; the API counts in paisa. */
export const priceRange = <L extends WithPrice>(): Filter<L> => ({
  parameters: ['minPrice', 'maxPrice'],
  read: (address) => pricesOf(address) as Partial<L['search']>,
  query: ({ minPrice, maxPrice }) => ({ minPricePaisa: paisaOf(minPrice), maxPricePaisa: paisaOf(maxPrice) }),
  chosen: ({ minPrice, maxPrice }) =>
    minPrice === undefined && maxPrice === undefined
      ? []
      : [
          {
            key: 'minPrice',
            item: '',
            without: { minPrice: undefined, maxPrice: undefined } as Partial<L['search']>,
          },
        ],
  label: (_, search, { filters, language }) => priceLabel(search, filters, language),
  Field: ({ chosen, choose, facets }) => (
    <PriceFilter
      price={facets.price}
      chosen={chosen}
      onChoose={(prices) => choose(prices as Partial<L['search']>)}
    />
  ),
})

/** A word such as "sasto" in the search term sorts what was found by its price, until another order is chosen. */
export const cheapestFirst = <L extends ListTypes>(): Filter<L> => ({
  parameters: [],
  read: () => ({}),
  query: () => ({}),
  chosen({ searchTerm = '', exactly, sortField }) {
    const { term, isCheapestFirst } = readPriceWords(searchTerm)
    if (!isCheapestFirst || exactly || (sortField ?? 'relevance') !== 'relevance') return []
    return [{ key: 'cheapest', item: '', without: { searchTerm: term || undefined } as Partial<L['search']> }]
  },
  label: (_, __, { filters }) => filters.cheapestFirst,
})
