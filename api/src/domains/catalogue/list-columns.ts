import type { ProductFacets } from '@haat/contract/domains/catalogue.filters.ts'
import type { Spread, FacetCounts } from '#platform/filter-index/definition.ts'
import type { VendorDirectory } from '../vendors/vendor-directory.ts'
import { categoryIdsOf, countedCategories, type CategoryRow } from './catalogue.service.ts'
import { priceHistogram } from './price-histogram.ts'

/** What the filters that products and services share need to know of a question. */
interface Asked {
  query: {
    category: string
    vendor?: string | string[] | undefined
    rating?: number | undefined
    minPricePaisa?: number | undefined
    maxPricePaisa?: number | undefined
  }
  categories: CategoryRow[]
  vendors: Pick<VendorDirectory, 'idsOf'>
}
const offeredRatings = [3, 4]

export const createdAtColumn = {
  sql: 'floor(extract(epoch from created_at) * 1000)::float8',
  sentAs: 'float8',
  isSortable: true,
} as const

export const categoryColumn = {
  sql: 'category_id',
  sentAs: 'int4',
  facets: {
    category: {
      chosen: ({ query: { category }, categories }: Asked) =>
        category === '' ? [] : [categoryIdsOf(categories, category)],
      count: ({ unchosen }: FacetCounts<number>, { query, categories }: Asked) => ({
        categories: countedCategories(categories, query.category, unchosen.of),
      }),
    },
  },
} as const

export const vendorColumn = {
  sql: 'vendor_id::float8',
  sentAs: 'float8',
  facets: {
    vendor: {
      chosen: ({ query: { vendor }, vendors }: Asked) =>
        vendor?.length ? [vendors.idsOf([vendor].flat())] : [],
      count: ({ inResult }: FacetCounts<number>) => ({ vendorCount: inResult.distinct() }),
    },
  },
} as const

/** A column of prices has many values, so it keeps bounds that divide the items evenly. */
export const priceFacets = {
  price: {
    range: ({ query: { minPricePaisa, maxPricePaisa } }: Asked): [number, number] | undefined =>
      minPricePaisa === undefined && maxPricePaisa === undefined
        ? undefined
        : [minPricePaisa ?? 0, maxPricePaisa ?? Infinity],
    countRange: (prices: Spread) => ({ price: priceHistogram(prices) }),
  },
}

/** Stars times a hundred. */
export const ratingColumn = {
  sql: 'rating',
  sentAs: 'int4',
  isSortable: true,
  bounds: [100, 200, 300, 400, 500],
  facets: {
    rating: {
      range: ({ query: { rating } }: Asked): [number, number] | undefined =>
        rating === undefined ? undefined : [rating * 100, Infinity],
      countRange({ countsFrom }: Spread, { query }: Asked): Pick<ProductFacets, 'ratings'> {
        const ratings = [1, 2, 3, 4, 5].filter((one) => offeredRatings.includes(one) || one === query.rating)
        const counts = countsFrom(ratings.map((rating) => rating * 100))
        const counted = ratings.map((rating, at) => ({ rating, count: counts[at]! })).toReversed()
        return { ratings: withCountOrChosen(counted, ({ rating }) => rating === query.rating) }
      },
    },
  },
} as const

/** Values that nothing has are not offered, unless they are chosen. */
export const withCountOrChosen = <T extends { count: number }>(
  values: T[],
  isChosen: (value: T) => boolean,
) => values.filter((value) => value.count > 0 || isChosen(value))
