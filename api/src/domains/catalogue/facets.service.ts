import { colours, origins } from '@haat/contract/domains/catalogue.rules.ts'
import type { ProductFacetQuery, ProductFacets } from '@haat/contract/domains/catalogue.filters.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import type { Tx } from '#platform/db/database.ts'
import { countedCategories } from './catalogue.service.ts'
import { countOptions, namedOptions, optionFacets } from './option-facets.ts'
import { filterKey, resolveFilter } from './product-list.service.ts'
import type { Shelf } from './shelf.ts'
import { countShelf, type Counts } from './shelf-counts.ts'
import { chosenOptions, missesOf, type ShelfFilter } from './shelf-filter.ts'
import { placesIn, type Hits } from './shelf-search.ts'

const mostVendors = 60
const offeredRatings = [4, 3]

/** True counts: each filter is counted as if it alone were not chosen, so that one sees what choosing more would give. */
export async function productFacets(
  shelf: Shelf,
  db: Tx,
  query: ProductFacetQuery,
  signal?: AbortSignal,
): Promise<ProductFacets> {
  await shelf.refresh(db)
  const found = await shelf.search.hitsOf(query, signal)
  const filter = resolveFilter(shelf, query)
  const make = () => describe(shelf, filter, found?.hits)
  const { facets, options } = found?.hits.isCapped
    ? make()
    : shelf.remember(`facets ${filterKey(filter)}`, make)
  const nameOf = await shelf.names.of(
    options.flatMap(({ key, values }) => [key, ...values.map(([value]) => value)]),
  )
  return { ...facets, options: namedOptions(options, nameOf) }
}

function describe(shelf: Shelf, filter: ShelfFilter, hits: Hits | undefined) {
  const { query } = filter
  const columns = shelf.columns()
  const chosen = chosenOptions(query.option)
  const district = query.myDistrict ?? query.district
  const delivering = district === undefined ? undefined : new Set(shelf.vendors.idsDeliveringTo(district))
  const counts = countShelf(columns, {
    misses: missesOf(columns, filter),
    places: hits && placesIn(hits, columns.length()),
    delivers: delivering && Uint8Array.from(columns.vendors.keys, (id) => Number(delivering.has(id))),
    chosenOptions: chosen.size,
  })
  const sets = columns.optionSets.keys
  const options = optionFacets({
    total: counts.total,
    own: countOptions(sets, counts.bySet),
    chosen: new Map(
      [...chosen].map(([key, values], at) => [
        key,
        { values, counts: countOptions(sets, counts.bySetWithout[at]!).get(key) },
      ]),
    ),
  })
  return { facets: toFacets(shelf, filter, counts, hits?.isCapped ?? false), options }
}

function toFacets(shelf: Shelf, { query, vendorIds }: ShelfFilter, counts: Counts, isCapped: boolean) {
  const { categories } = shelf.columns()
  const district = query.myDistrict ?? query.district
  const inCategory = (id: number) => counts.byCategory[categories.find(id) ?? -1] ?? 0
  const starsFrom = (rating: number) => counts.byStars.subarray(rating).reduce((sum, n) => sum + n, 0)
  const byOrigin = { nepal: counts.fromNepal, elsewhere: counts.fromElsewhere }
  return {
    total: counts.total,
    isCapped,
    vendorCount: counts.vendorCount,
    categories: countedCategories(shelf.categories('product'), query.category, inCategory),
    vendors: vendorFacet(shelf, counts.byVendor, vendorIds),
    // Always in the same order: swatches that change places are hard to hit.
    colours: shown(
      colours.map((colour, at) => ({ colour, count: counts.byColour[at + 1]! })),
      ({ colour }) => query.colour?.includes(colour),
    ),
    origins: shown(
      origins.map((origin) => ({ origin, count: byOrigin[origin] })),
      ({ origin }) => query.origin === origin,
    ),
    ratings: shown(
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

const shown = <T extends { count: number }>(values: T[], isChosen: (value: T) => boolean | undefined) =>
  values.filter((value) => value.count > 0 || isChosen(value))

/** Those with most of it, and those chosen. */
function vendorFacet(shelf: Shelf, byVendor: Int32Array, chosen: number[] = []) {
  const { keys, find } = shelf.columns().vendors
  const having = Array.from(byVendor.keys()).filter((vendor) => byVendor[vendor]! > 0)
  having.sort((a, b) => byVendor[b]! - byVendor[a]!)
  const first = new Set(having.slice(0, mostVendors).map((vendor) => keys[vendor]!))
  return [...first.union(new Set(chosen))]
    .flatMap((id) => {
      const link = shelf.vendors.link(id)
      const count = byVendor[find(id) ?? -1] ?? 0
      return link ? [{ slug: link.slug, name: link.name, count }] : []
    })
    .toSorted((a, b) => b.count - a.count || a.slug.localeCompare(b.slug))
}
