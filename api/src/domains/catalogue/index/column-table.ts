import type {
  FacetOf,
  ProductFacetQuery,
  ProductFilterName,
} from '@haat/contract/domains/catalogue.filters.ts'
import { colours, origins } from '@haat/contract/domains/catalogue.rules.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import type { VendorDirectory } from '../../vendors/vendor-directory.ts'
import { categoryIdsOf, countedCategories, type CategoryRow } from '../catalogue.service.ts'
import { priceHistogram } from '../price-histogram.ts'
import { chosenOptions, optionFacets } from './option-facets.ts'

/** A query, and where its slugs are looked up. A slug that nothing has is passed by no product, rather than by all. */
export interface Asked {
  query: ProductFacetQuery
  vendors: Pick<VendorDirectory, 'idsOf' | 'idsDeliveringTo' | 'link'>
  categories: CategoryRow[]
}

/** How many products have each value of a column. Values that no product has are missing. */
export type Counts<Value> = ReadonlyMap<Value, number>
export interface FacetCounts<Value> {
  /** As if nothing were chosen of this facet. */
  unchosen: Counts<Value>
  inResult: Counts<Value>
  /** For each test of the facet, as if it alone were left out. */
  without: Counts<Value>[]
}

/** A filter on a column, and how the products are counted that choosing its values would give. */
interface ValueFacet<Name extends ProductFilterName, Value> {
  /** Every product must pass all tests of its value. They are asked once per value, not once per product. */
  tests(asked: Asked): ((value: Value) => boolean)[]
  count(counts: FacetCounts<Value>, asked: Asked): FacetOf<Name>
}
/** The same for a column of which nearly every product has a value of its own. */
interface RangeFacet<Name extends ProductFilterName> {
  /** The lowest and the highest value that pass. */
  range(asked: Asked): [number, number] | undefined
  /** From the values of all products that match, as if nothing were chosen of this facet. */
  countRange(values: Int32Array): FacetOf<Name>
}
type Facets<Value> = { [Name in ProductFilterName]?: ValueFacet<Name, Value> | RangeFacet<Name> }

type Values = Float64Array | Int32Array | Uint16Array | Uint8Array
interface ColumnOf<SentAs extends string, Value> {
  /** The value, as an expression on the table `products`. */
  sql: string
  /** The type in which PostgreSQL sends the value; texts are joined by semicolons. */
  sentAs: SentAs
  /** The array that holds the values, as narrow as they allow. */
  array: new (length: number) => Values
  /** The array holds ordinals: numbers from 0 on, given to the values in the order in which they first come. */
  isOrdinal?: true
  /** The highest value of a column with facets that holds numbers in more than a byte. */
  maxValue?: number
  /** The filters of the contract that look at this column. */
  facets?: Facets<Value>
}
export type Column = ColumnOf<'float8' | 'int4', number> | ColumnOf<'text', string>

const maxVendors = 60
const offeredRatings = [4, 3]

/**
 * What the product index knows of a product. This is the one place that names a column and its facets: the statement that
 * reads it, the array that holds it, and the code that fills, filters and counts follow from here. A product takes 41 bytes,
 * off the heap.
 */
export const columnTable = {
  id: { sql: 'id::float8', sentAs: 'float8', array: Float64Array },
  createdAt: {
    sql: 'floor(extract(epoch from created_at) * 1000)::float8',
    sentAs: 'float8',
    array: Float64Array,
  },
  soldCount: { sql: 'sold_count', sentAs: 'int4', array: Int32Array },
  /** 0 for a product that was taken off sale after the index was loaded. */
  isOnSale: { sql: 'is_on_sale::int', sentAs: 'int4', array: Uint8Array },
  category: {
    sql: 'category_id',
    sentAs: 'int4',
    array: Uint16Array,
    isOrdinal: true,
    facets: {
      category: {
        tests: ({ query: { category }, categories }) =>
          category === '' ? [] : [oneOf(categoryIdsOf(categories, category))],
        count: ({ unchosen }, { query, categories }) => ({
          categories: countedCategories(categories, query.category, (id) => unchosen.get(id) ?? 0),
        }),
      },
    },
  },
  vendor: {
    sql: 'vendor_id::float8',
    sentAs: 'float8',
    array: Int32Array,
    isOrdinal: true,
    facets: {
      vendor: {
        tests: ({ query: { vendor }, vendors }) => (vendor?.length ? [oneOf(vendors.idsOf(vendor))] : []),
        count: ({ unchosen }, asked) => ({ vendors: countedVendors(unchosen, asked) }),
      },
      district: {
        tests: ({ query: { district }, vendors }) =>
          district ? [oneOf(vendors.idsDeliveringTo(district))] : [],
        count({ unchosen }, { query, vendors }) {
          const district = query.myDistrict ?? query.district
          if (!district) return { delivered: null }
          const count = sumOf(unchosen, oneOf(vendors.idsDeliveringTo(district)))
          return { delivered: { district, name: districtName(district), count } }
        },
      },
    },
  },
  /** One more than the colour's position in the contract's list; 0 for a product without a colour. */
  colour: {
    sql: `coalesce(array_position('{${colours.join(',')}}'::text[], colour), 0)`,
    sentAs: 'int4',
    array: Uint8Array,
    facets: {
      colour: {
        tests: ({ query: { colour } }) =>
          colour?.length ? [oneOf(colour.map((one) => colours.indexOf(one) + 1))] : [],
        // Always in the same order: swatches that move are hard to hit.
        count: ({ unchosen }, { query }) => ({
          colours: colours
            .map((colour, at) => ({ colour, count: unchosen.get(at + 1) ?? 0 }))
            .filter(({ colour, count }) => count > 0 || query.colour?.includes(colour)),
        }),
      },
    },
  },
  /** The set of options that the product comes in, as `size:m,size:l`: most products share theirs with many others. */
  optionSet: {
    sql: `array_to_string(option_keys, ',')`,
    sentAs: 'text',
    array: Int32Array,
    isOrdinal: true,
    facets: {
      option: {
        tests: ({ query }) =>
          [...chosenOptions(query.option).values()].map((chosen) => {
            const isChosen = oneOf(chosen)
            return (set) => set.split(',').some(isChosen)
          }),
        count: ({ inResult, without }, { query }) => ({
          options: optionFacets(inResult, without, chosenOptions(query.option)),
        }),
      },
    },
  },
  pricePaisa: {
    sql: 'price',
    sentAs: 'int4',
    array: Int32Array,
    facets: {
      price: {
        range: ({ query: { minPricePaisa, maxPricePaisa } }) =>
          minPricePaisa === undefined && maxPricePaisa === undefined
            ? undefined
            : [minPricePaisa ?? 0, maxPricePaisa ?? Infinity],
        countRange: (prices) => ({ price: priceHistogram(prices) }),
      },
    },
  },
  /** Stars times a hundred. */
  rating: {
    sql: 'rating',
    sentAs: 'int4',
    array: Uint16Array,
    maxValue: 500,
    facets: {
      rating: {
        tests: ({ query: { rating } }) => (rating === undefined ? [] : [atLeast(rating * 100)]),
        count: ({ unchosen }, { query }) => ({
          ratings: [5, 4, 3, 2, 1]
            .filter((rating) => offeredRatings.includes(rating) || rating === query.rating)
            .map((rating) => ({ rating, count: sumOf(unchosen, atLeast(rating * 100)) }))
            .filter(({ rating, count }) => count > 0 || rating === query.rating),
        }),
      },
    },
  },
  isInStock: {
    sql: 'is_in_stock::int',
    sentAs: 'int4',
    array: Uint8Array,
    facets: {
      inStock: {
        tests: ({ query }) => (query.inStock ? [atLeast(1)] : []),
        count: ({ unchosen }) => ({ inStockCount: unchosen.get(1) ?? 0 }),
      },
    },
  },
  discountPercent: {
    sql: 'greatest(discount_percent, 0)::int',
    sentAs: 'int4',
    array: Uint8Array,
    facets: {
      deals: {
        tests: ({ query }) => (query.deals ? [atLeast(1)] : []),
        count: ({ unchosen }) => ({ dealCount: sumOf(unchosen, atLeast(1)) }),
      },
    },
  },
  /** The position of the product's origin in the contract's list. */
  origin: {
    sql: `array_position('{${origins.join(',')}}'::text[], case when is_made_in_nepal then 'nepal' else 'elsewhere' end) - 1`,
    sentAs: 'int4',
    array: Uint8Array,
    facets: {
      origin: {
        tests: ({ query: { origin } }) => (origin ? [oneOf([origins.indexOf(origin)])] : []),
        count: ({ unchosen }, { query }) => ({
          origins: origins
            .map((origin, at) => ({ origin, count: unchosen.get(at) ?? 0 }))
            .filter(({ origin, count }) => count > 0 || origin === query.origin),
        }),
      },
    },
  },
} as const satisfies Record<string, Column>

function oneOf<Value>(wanted: readonly Value[]): (value: Value) => boolean {
  const set = new Set(wanted)
  return (value) => set.has(value)
}
function atLeast(lowest: number): (value: number) => boolean {
  return (value) => value >= lowest
}

function sumOf<Value>(counts: Counts<Value>, isCounted: (value: Value) => boolean): number {
  let sum = 0
  for (const [value, count] of counts) if (isCounted(value)) sum += count
  return sum
}

/** The vendors with most products, and the chosen ones. */
function countedVendors(counts: Counts<number>, { query, vendors }: Asked) {
  const most = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, maxVendors)
  const ids = new Set([...most.map(([id]) => id), ...vendors.idsOf(query.vendor ?? [])])
  return [...ids]
    .flatMap((id) => {
      const link = vendors.link(id)
      return link ? [{ slug: link.slug, name: link.name, count: counts.get(id) ?? 0 }] : []
    })
    .toSorted((a, b) => b.count - a.count || a.slug.localeCompare(b.slug))
}

export type ColumnName = keyof typeof columnTable
export const columnNames = Object.keys(columnTable) as ColumnName[]

/** A facet whatever its column holds. */
export type AnyFacet = { column: ColumnName } & (
  | ValueFacet<ProductFilterName, number | string>
  | RangeFacet<ProductFilterName>
)
export const facetRows = columnNames.flatMap((column) => {
  const { facets }: Column = columnTable[column]
  return Object.values(facets ?? {}).map((facet) => ({ ...facet, column }) as AnyFacet)
})

type FacetName = {
  [Name in ColumnName]: (typeof columnTable)[Name] extends { facets: infer Rows } ? keyof Rows : never
}[ColumnName]
/** What all rows count, as `A & B & C`: a filter of the contract that no column has is missing in it. */
export type CountedFacets = {
  [Name in FacetName & ProductFilterName]: (facets: FacetOf<Name>) => void
}[FacetName & ProductFilterName] extends (facets: infer All) => void
  ? All
  : never
