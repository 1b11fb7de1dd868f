import { colours, origins } from '@haat/contract/domains/catalogue.rules.ts'
import type { ProductFacetQuery, ProductFacets } from '@haat/contract/domains/product-filters.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import type { Tx } from '#platform/db/database.ts'
import { readSearching } from '../search/search.service.ts'
import { vendorIdsDeliveringTo, vendorLinks } from '../vendors/vendors.service.ts'
import { countedCategories, resolveFilter } from './catalogue.service.ts'
import { listFacetRows, type FacetRow } from './catalogue.store.ts'
import { optionFacets } from './option-facets.ts'
import { spreadOf } from './price-spread.ts'
import { rowTests, type RowTests } from './row-tests.ts'

const mostVendors = 60

/** True counts: each filter is counted as if it alone were not chosen, so that one sees what choosing more would give. */
export const productFacets = (db: Tx, query: ProductFacetQuery) =>
  readSearching(db, query, (tx) => readFacets(tx, query))

async function readFacets(db: Tx, query: ProductFacetQuery): Promise<ProductFacets> {
  const filter = await resolveFilter(db, query)
  const all = await listFacetRows(db, filter.search)
  const tests = rowTests(filter)
  const rows = (without?: keyof RowTests) => {
    const asked = Object.entries(tests).flatMap(([name, test]) => (name === without ? [] : [test]))
    return all.filter((row) => asked.every((test) => test(row)))
  }
  const own = rows()
  const vendors = await vendorFacet(db, rows('vendor'), filter.vendorIds)
  const district = query.myDistrict ?? query.district
  return {
    total: own.length,
    isCapped: false,
    vendorCount: new Set(own.map((row) => row.vendorId)).size,
    categories: await countedCategories(db, 'product', query.category, tally(rows('category'), 'categoryId')),
    vendors,
    // Always in the same order: swatches that change places are hard to hit.
    colours: shown(
      colours.map((colour) => ({ colour, count: countOf(rows('colour'), (row) => row.colour === colour) })),
      ({ colour }) => query.colour?.includes(colour),
    ),
    options: optionFacets(rows, own.length, query.option ?? []),
    origins: shown(
      origins.map((origin) => ({
        origin,
        count: countOf(rows('origin'), (row) => row.isMadeInNepal === (origin === 'nepal')),
      })),
      ({ origin }) => query.origin === origin,
    ),
    ratings: shown(
      [5, 4, 3, 2, 1]
        .filter((rating) => rating === 4 || rating === 3 || rating === query.rating)
        .map((rating) => ({ rating, count: countOf(rows('rating'), (row) => row.rating >= rating * 100) })),
      ({ rating }) => query.rating === rating,
    ),
    price: spreadOf(rows('price').map((row) => row.price)),
    inStockCount: countOf(rows('inStock'), (row) => row.isInStock),
    dealCount: countOf(rows('deals'), (row) => row.discountPercent > 0),
    delivered: district ? await delivered(db, rows('district'), district) : null,
  }
}

const countOf = (rows: FacetRow[], test: (row: FacetRow) => boolean) => rows.filter(test).length
const shown = <T extends { count: number }>(values: T[], isChosen: (value: T) => boolean | undefined) =>
  values.filter((value) => value.count > 0 || isChosen(value))
const tally = (rows: FacetRow[], key: 'vendorId' | 'categoryId') =>
  new Map([...Map.groupBy(rows, (row) => row[key])].map(([id, some]) => [id, some.length]))

async function delivered(db: Tx, rows: FacetRow[], district: string) {
  const ids = new Set(await vendorIdsDeliveringTo(db, district))
  return { district, name: districtName(district), count: countOf(rows, (row) => ids.has(row.vendorId)) }
}

async function vendorFacet(db: Tx, rows: FacetRow[], chosen: number[] = []) {
  const counts = tally(rows, 'vendorId')
  for (const id of chosen) counts.set(id, counts.get(id) ?? 0)
  const links = await vendorLinks(db, [...counts.keys()])
  return [...counts]
    .flatMap(([id, count]) => {
      const link = links.get(id)
      return link ? [{ slug: link.slug, name: link.name, count, isChosen: chosen.includes(id) }] : []
    })
    .toSorted((a, b) => b.count - a.count || a.slug.localeCompare(b.slug))
    .filter(({ isChosen }, at) => isChosen || at < mostVendors)
    .map(({ slug, name, count }) => ({ slug, name, count }))
}
