import type { ProductFacets } from '@haat/contract/domains/product-filters.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { FacetRow } from './catalogue.store.ts'

const mostOptions = 4
/** Colours have a facet of their own, by the colours that people look for. */
const ownFacet = 'colour'

type OptionFacet = ProductFacets['options'][number]

/** Those that most of the result has, and those chosen. */
export function optionFacets(
  rows: (without: string) => FacetRow[],
  total: number,
  chosen: string[],
): OptionFacet[] {
  const keys = new Set([
    ...rows('').flatMap(({ options }) => options.map(({ key }) => key)),
    ...chosen.map((one) => one.split(':')[0]!),
  ])
  keys.delete(ownFacet)
  return [...keys]
    .map((key) => facetOf(key, rows(`option ${key}`), chosen))
    .filter(({ isChosen, facet, having }) => isChosen || (facet.values.length > 1 && having * 5 >= total))
    .toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.having - a.having)
    .slice(0, mostOptions)
    .map(({ facet }) => facet)
}

function facetOf(key: string, rows: FacetRow[], chosen: string[]) {
  const counts = new Map<string, { name: Bilingual; count: number }>()
  let name: Bilingual = { en: key, ne: key }
  let having = 0
  for (const option of rows.flatMap(({ options }) => options.filter((one) => one.key === key))) {
    having += 1
    name = option.name
    for (const value of option.values) {
      const known = counts.get(value.key) ?? { name: value.name, count: 0 }
      counts.set(value.key, { ...known, count: known.count + 1 })
    }
  }
  const own = chosen.filter((one) => one.startsWith(`${key}:`)).map((one) => one.slice(key.length + 1))
  for (const value of own) {
    if (!counts.has(value)) counts.set(value, { name: { en: value, ne: value }, count: 0 })
  }
  const values = [...counts]
    .map(([value, counted]) => ({ key: value, ...counted }))
    .toSorted((a, b) => b.count - a.count || a.key.localeCompare(b.key))
  return { facet: { key, name, values }, having, isChosen: own.length > 0 }
}
