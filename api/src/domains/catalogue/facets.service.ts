import { colours } from '@haat/contract/domains/catalogue.rules.ts'
import type { ProductFacetQuery, ProductFacets } from '@haat/contract/domains/catalogue.ts'
import type { Tx } from '#platform/db/database.ts'
import { readSearching } from '../search/search.service.ts'
import { vendorLinks } from '../vendors/vendors.service.ts'
import { resolveFilter } from './catalogue.service.ts'
import {
  countByCategory,
  countByColour,
  countByRating,
  countByVendor,
  countProducts,
  listCategoryRows,
  priceSpread,
} from './catalogue.store.ts'

const priceSteps = 12
const mostVendors = 60

/** True counts: each filter is counted as if it alone were not chosen, so that one sees what choosing more would give. */
export const productFacets = (db: Tx, query: ProductFacetQuery) =>
  readSearching(db, query, (tx) => readFacets(tx, query))

async function readFacets(db: Tx, query: ProductFacetQuery): Promise<ProductFacets> {
  const filter = await resolveFilter(db, query)
  const [total, categories, vendors, byColour, ratings, price] = await Promise.all([
    countProducts(db, filter),
    categoryFacet(db, filter, query.category),
    vendorFacet(db, filter),
    countByColour(db, filter),
    countByRating(db, filter),
    priceSpread(db, filter, priceSteps),
  ])
  return {
    total,
    vendorCount: vendors.chosen,
    categories,
    vendors: vendors.facet.slice(0, mostVendors),
    // Always in the same order: swatches that change places are hard to hit.
    colours: colours.flatMap((colour) => {
      const found = byColour.find(({ value }) => value === colour)
      return found ? [{ colour, count: found.n }] : []
    }),
    ratings: [
      { rating: 4, count: ratings.four },
      { rating: 3, count: ratings.three },
    ],
    price: { minPaisa: price.min, maxPaisa: price.max, steps: price.counts },
  }
}

type Filter = Awaited<ReturnType<typeof resolveFilter>>

async function vendorFacet(db: Tx, filter: Filter) {
  const counts = await countByVendor(db, filter)
  const links = await vendorLinks(
    db,
    counts.map((row) => Number(row.value)),
  )
  const facet = counts
    .flatMap(({ value, n }) => {
      const link = links.get(Number(value))
      return link ? [{ slug: link.slug, name: link.name, count: n }] : []
    })
    .toSorted((a, b) => b.count - a.count || a.slug.localeCompare(b.slug))
  const { vendorIds } = filter
  const chosen = counts.filter(({ value }) => !vendorIds || vendorIds.includes(Number(value))).length
  return { facet, chosen }
}

/** Children of the chosen department, its sisters when a child is chosen, the departments when nothing is. */
async function categoryFacet(db: Tx, filter: Filter, slug: string) {
  const rows = await listCategoryRows(db, 'product')
  const counts = new Map((await countByCategory(db, filter)).map(({ value, n }) => [Number(value), n]))
  const chosen = rows.find((row) => row.slug === slug)
  const parentId = chosen ? (chosen.parentId ?? chosen.id) : null
  const below = (id: number) => rows.filter((row) => row.parentId === id).map((row) => row.id)
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      slug: row.slug,
      name: { en: row.name, ne: row.nameNe },
      count: [row.id, ...below(row.id)].reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
    }))
    .filter((row) => row.count > 0)
}
