import { colours, origins } from '@haat/contract/domains/catalogue.rules.ts'
import type { ProductFacetQuery, ProductFacets } from '@haat/contract/domains/catalogue.filters.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import type { Tx } from '#platform/database/database.ts'
import { countedCategories } from '../catalogue.service.ts'
import { countProducts, type Counts } from './counts.ts'
import { chosenOptions, createFilter, type ProductFilter } from './filter.ts'
import type { IndexData } from './index-data.ts'
import { filterKey, resolveFilter } from './list.ts'
import { countOptions, nameOptions, optionFacets } from './option-facets.ts'
import { positionsOf, type Hits } from './search.ts'

const maxVendors = 60
const offeredRatings = [4, 3]

/** True counts: each filter is counted as if it alone were not chosen, so that visitors see what choosing more would give. */
export async function countFacets(
  index: IndexData,
  db: Tx,
  query: ProductFacetQuery,
  signal?: AbortSignal,
): Promise<ProductFacets> {
  await index.refresh(db)
  const found = await index.search.findHits(query, signal)
  const filter = resolveFilter(index, query)
  const count = () => countAll(index, filter, found?.hits)
  const { facets, options } = found?.hits.isCapped
    ? count()
    : index.remember(`facets ${filterKey(filter)}`, count)
  const nameOf = await index.optionNames.of(
    options.flatMap(({ key, values }) => [key, ...values.map(([value]) => value)]),
  )
  return { ...facets, options: nameOptions(options, nameOf) }
}

function countAll(index: IndexData, filter: ProductFilter, hits: Hits | undefined) {
  const { query } = filter
  const columns = index.columns()
  const chosen = chosenOptions(query.option)
  const district = query.myDistrict ?? query.district
  const delivering = district === undefined ? undefined : new Set(index.vendors.idsDeliveringTo(district))
  const counts = countProducts(columns, {
    failed: createFilter(columns, filter),
    positions: hits && positionsOf(hits, columns.length()),
    delivers: delivering && Uint8Array.from(columns.vendors.keys, (id) => Number(delivering.has(id))),
    chosenOptionCount: chosen.size,
  })
  const sets = columns.optionSets.keys
  const options = optionFacets({
    total: counts.total,
    result: countOptions(sets, counts.byOptionSet),
    chosen: new Map(
      [...chosen].map(([key, values], at) => [
        key,
        { values, counts: countOptions(sets, counts.byOptionSetWithout[at]!).get(key) },
      ]),
    ),
  })
  return { facets: toFacets(index, filter, counts, hits?.isCapped ?? false), options }
}

function toFacets(index: IndexData, { query, vendorIds }: ProductFilter, counts: Counts, isCapped: boolean) {
  const { categories } = index.columns()
  const district = query.myDistrict ?? query.district
  const inCategory = (id: number) => counts.byCategory[categories.find(id) ?? -1] ?? 0
  const starsFrom = (rating: number) => counts.byStars.subarray(rating).reduce((sum, n) => sum + n, 0)
  const byOrigin = { nepal: counts.fromNepal, elsewhere: counts.fromElsewhere }
  return {
    total: counts.total,
    isCapped,
    vendorCount: counts.vendorCount,
    categories: countedCategories(index.categories('product'), query.category, inCategory),
    vendors: vendorFacet(index, counts.byVendor, vendorIds),
    // Always in the same order: swatches that move are hard to hit.
    colours: withCountOrChosen(
      colours.map((colour, at) => ({ colour, count: counts.byColour[at + 1]! })),
      ({ colour }) => query.colour?.includes(colour),
    ),
    origins: withCountOrChosen(
      origins.map((origin) => ({ origin, count: byOrigin[origin] })),
      ({ origin }) => query.origin === origin,
    ),
    ratings: withCountOrChosen(
      [5, 4, 3, 2, 1]
        .filter((rating) => offeredRatings.includes(rating) || rating === query.rating)
        .map((rating) => ({ rating, count: starsFrom(rating) })),
      ({ rating }) => query.rating === rating,
    ),
    price: counts.price,
    inStockCount: counts.inStock,
    dealCount: counts.deals,
    delivered: district ? { district, name: districtName(district), count: counts.delivered } : null,
  }
}

const withCountOrChosen = <T extends { count: number }>(
  values: T[],
  isChosen: (value: T) => boolean | undefined,
) => values.filter((value) => value.count > 0 || isChosen(value))

/** The vendors with most products in the result, and the chosen ones. */
function vendorFacet(index: IndexData, byVendor: Int32Array, chosen: number[] = []) {
  const { keys, find } = index.columns().vendors
  const withProducts = Array.from(byVendor.keys()).filter((vendor) => byVendor[vendor]! > 0)
  withProducts.sort((a, b) => byVendor[b]! - byVendor[a]!)
  const first = new Set(withProducts.slice(0, maxVendors).map((vendor) => keys[vendor]!))
  return [...first.union(new Set(chosen))]
    .flatMap((id) => {
      const link = index.vendors.link(id)
      const count = byVendor[find(id) ?? -1] ?? 0
      return link ? [{ slug: link.slug, name: link.name, count }] : []
    })
    .toSorted((a, b) => b.count - a.count || a.slug.localeCompare(b.slug))
}
