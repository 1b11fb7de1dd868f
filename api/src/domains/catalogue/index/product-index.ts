import type {
  FacetOf,
  ProductFacetQuery,
  ProductFacets,
  ProductFilterName,
  ProductListQuery,
} from '@haat/contract/domains/catalogue.filters.ts'
import { colours, origins } from '@haat/contract/domains/catalogue.rules.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import { followChanges, type Change, type ChangeKind } from '#platform/cluster/follow-changes.ts'
import { createRowCache } from '#platform/cluster/row-cache.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Column, Counts, FilterNames } from '#platform/filter-index/definition.ts'
import { createFilterIndex } from '#platform/filter-index/filter-index.ts'
import type { SearchIndex } from '../../search/search.service.ts'
import { createVendorDirectory, type VendorDirectory } from '../../vendors/vendor-directory.ts'
import { isOfOpenVendor } from '../../vendors/vendors.service.ts'
import { listCategoryRows, type CategoryRow } from '../catalogue.store.ts'
import { findCards, toCards, type CardRow } from '../product-cards.store.ts'
import {
  categoryColumn,
  createdAtColumn,
  priceFacets,
  ratingColumn,
  vendorColumn,
  withCountOrChosen,
} from '../list-columns.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { chosenOptions, createOptionNames, optionFacets, splitOptions } from './options.ts'

/** A query, and where its slugs are looked up. A slug that nothing has is passed by no product, rather than by all. */
interface Asked {
  query: ProductFacetQuery
  vendors: Pick<VendorDirectory, 'idsOf' | 'idsDeliveringTo' | 'link'>
  categories: CategoryRow[]
}
type Answers = { [Name in ProductFilterName]: FacetOf<Name> } & {
  vendor: Pick<ProductFacets, 'vendorCount'>
}

const maxVendors = 60
/** After more changes than this everything is read anew rather than product by product. */
const maxChanges = 20_000
const maxCards = 3000

/** What the product index knows of a product, and the filters of the contract that look at it. */
const columns = {
  createdAt: createdAtColumn,
  soldCount: { sql: 'sold_count', sentAs: 'int4', isSortable: true },
  category: categoryColumn,
  vendor: {
    sql: vendorColumn.sql,
    sentAs: 'float8',
    facets: {
      vendor: {
        chosen: vendorColumn.facets.vendor.chosen,
        count: ({ unchosen, inResult }, asked) => ({
          vendors: countedVendors(unchosen, asked),
          vendorCount: inResult.distinct(),
        }),
      },
      district: {
        chosen: ({ query: { district }, vendors }) => (district ? [vendors.idsDeliveringTo(district)] : []),
        count({ unchosen }, { query, vendors }) {
          const district = query.myDistrict ?? query.district
          if (!district) return { delivered: null }
          const count = unchosen.sum(vendors.idsDeliveringTo(district))
          return { delivered: { district, name: districtName(district), count } }
        },
      },
    },
  },
  colour: {
    sql: `coalesce(colour, '')`,
    sentAs: 'text',
    facets: {
      colour: {
        chosen: ({ query: { colour } }) => (colour?.length ? [colour] : []),
        // Always in the same order: swatches that move are hard to hit.
        count: ({ unchosen }, { query }) => ({
          colours: withCountOrChosen(
            colours.map((colour) => ({ colour, count: unchosen.of(colour) })),
            ({ colour }) => query.colour?.includes(colour) === true,
          ),
        }),
      },
    },
  },
  /** The set of options that the product comes in, as `size:m,size:l`: most products share theirs with many others. */
  options: {
    sql: `array_to_string(option_keys, ',')`,
    sentAs: 'text',
    split: splitOptions,
    facets: {
      option: {
        chosen: ({ query }) => [...chosenOptions(query.option).values()],
        count: ({ inResult, without }, { query }) => ({
          options: optionFacets(inResult, without, chosenOptions(query.option)),
        }),
      },
    },
  },
  pricePaisa: { sql: 'price', sentAs: 'int4', isSortable: true, bounds: 64, facets: priceFacets },
  rating: ratingColumn,
  isInStock: {
    sql: 'is_in_stock::int',
    sentAs: 'int4',
    facets: {
      inStock: {
        chosen: ({ query }) => (query.inStock ? [[1]] : []),
        count: ({ unchosen }) => ({ inStockCount: unchosen.of(1) }),
      },
    },
  },
  discountPercent: {
    sql: 'greatest(discount_percent, 0)::int',
    sentAs: 'int4',
    isSortable: true,
    bounds: [1],
    facets: {
      deals: {
        range: ({ query }) => (query.deals ? [1, Infinity] : undefined),
        countRange: ({ countsFrom }) => ({ dealCount: countsFrom([1])[0]! }),
      },
    },
  },
  origin: {
    sql: `case when is_made_in_nepal then 'nepal' else 'elsewhere' end`,
    sentAs: 'text',
    facets: {
      origin: {
        chosen: ({ query: { origin } }) => (origin ? [[origin]] : []),
        count: ({ unchosen }, { query }) => ({
          origins: withCountOrChosen(
            origins.map((origin) => ({ origin, count: unchosen.of(origin) })),
            ({ origin }) => origin === query.origin,
          ),
        }),
      },
    },
  },
} as const satisfies Record<string, Column<Asked, Answers>>

/** The columns that lists are sorted by. Hits of a search without scores come in the order of what sells best. */
const orders = {
  relevance: 'soldCount',
  bestSelling: 'soldCount',
  createdAt: 'createdAt',
  price: 'pricePaisa',
  rating: 'rating',
  discount: 'discountPercent',
} as const satisfies Record<ProductListQuery['sortField'], keyof typeof columns>

/** The vendors with most products, and the chosen ones. */
function countedVendors(counts: Counts<number>, { query, vendors }: Asked) {
  const most = counts.most(maxVendors).map(([id]) => id)
  return [...new Set([...most, ...vendors.idsOf(query.vendor ?? [])])]
    .flatMap((id) => {
      const link = vendors.link(id)
      return link ? [{ slug: link.slug, name: link.name, count: counts.of(id) }] : []
    })
    .toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1))
}

/**
 * The product index: all products on sale in memory, filtered, sorted, searched and counted without asking the database. It
 * is loaded before the server listens and follows all changes, whichever process made them.
 */
export function createProductIndex(db: Tx, search: SearchIndex) {
  const index = createFilterIndex<Asked, Pick<Answers, FilterNames<typeof columns>>>({
    table: 'products',
    isListed: `is_on_sale and ${isOfOpenVendor('vendor_id')}`,
    columns,
  })
  const vendors = createVendorDirectory()
  const cards = createRowCache<number, CardRow>(maxCards)
  const optionNames = createOptionNames(db, (value) => index.items().findIdWith('options', value))
  let categories: CategoryRow[] = []

  async function load() {
    await vendors.read(db)
    categories = await listCategoryRows(db, 'product')
    await index.load(db)
    cards.forget()
    optionNames.forget()
  }
  async function apply(changes: Change[]) {
    const idsOf = (kind: ChangeKind) =>
      changes.flatMap((change) => (change.kind === kind ? [change.number] : []))
    /** Undefined when a change does not say which rows it touched, or when there are too many. */
    const changedIds = (kind: ChangeKind) => {
      const ids = idsOf(kind)
      return ids.includes(null) || ids.length > maxChanges ? undefined : (ids as number[])
    }
    const products = changedIds('product')
    const changedVendors = changedIds('vendor')
    if (!products) return load()
    cards.forget(products)
    optionNames.forget(products)
    if (products.length > 0 && !(await index.update(db, products))) return load()
    if (!changedVendors || changedVendors.length > 0) await vendors.read(db, changedVendors)
    if (idsOf('category').length > 0) categories = await listCategoryRows(db, 'product')
  }
  const follower = followChanges(db, { load, apply })

  return {
    /** Loads the index, or brings it up to date. */
    catchUp: () => follower.catchUp(),
    /** For a job: keeps up with changes and deletes old ones. */
    tidy: follower.tidy,
    answer: follower.answer,
    /** One page of a product list, and where the next page begins. */
    list: (from: Tx, query: ProductListQuery) =>
      follower.answer(from, async (known) => {
        const interpreted = await search.interpret(query, known)
        const found = interpreted?.find?.('product')
        const asked = { query: { ...interpreted?.prices, ...query }, vendors, categories }
        const isRanked = query.sortField === 'relevance'
        const isCheapestFirst = isRanked && interpreted?.isCheapestFirst === true
        const { ids, total, end } = index.items().list(asked, found?.hits, {
          sortedBy: isCheapestFirst ? orders.price : orders[query.sortField],
          isRanked,
          isBestRankFirst: isCheapestFirst || query.sortOrder === 'desc',
          isAscending: isCheapestFirst || query.sortOrder === 'asc',
          after: readCursor(query),
          skip: (query.pageIndex - 1) * query.pageSize,
          take: query.pageSize,
        })
        let changeNumber: number | undefined
        const rows = await cards.read(ids, async (unknown) => {
          const read = await findCards(from, unknown)
          changeNumber = read[0]?.changeNumber
          return read.flatMap((row) => (row.isOnSale ? [[row.id, row] as const] : []))
        })
        const answer = {
          items: toCards(rows, vendors.link),
          pageIndex: query.pageIndex,
          pageSize: query.pageSize,
          total,
          nextCursor: end && writeCursor(query, end),
          searchOutcome: found?.outcome ?? null,
        }
        return { answer, changeNumber }
      }),
    /** True counts: each filter is counted as if it alone were not chosen, so that visitors see what choosing more would give. */
    async facets(from: Tx, query: ProductFacetQuery): Promise<ProductFacets> {
      const interpreted = await search.interpret(query, await follower.refresh(from))
      const asked = { query: { ...interpreted?.prices, ...query }, vendors, categories }
      const { total, facets } = index.items().facets(asked, interpreted?.find?.('product').hits)
      const options = await optionNames.name(facets.options)
      return { total, ...facets, options }
    },
    findVendorLink: vendors.link,
  }
}
export type ProductIndex = ReturnType<typeof createProductIndex>
