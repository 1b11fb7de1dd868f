import type { ProductFacets } from '@haat/contract/domains/catalogue.filters.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Counts } from '#platform/filter-index/definition.ts'
import { listProductOptions } from '../catalogue.store.ts'

const maxOptions = 4
const maxValues = 40
/** An option that a smaller share of the products has is no help in choosing among them. */
const minShare = 0.1
/** Colours have a filter of their own, by the colours that people look for. */
const colourOption = 'colour'

type OptionFacet = ProductFacets['options'][number]

const optionOf = (value: string) => value.slice(0, value.indexOf(':'))

/** The chosen values, as `size:m`, by their option. */
export const chosenOptions = (values: string[] | undefined): Map<string, string[]> =>
  Map.groupBy(values ?? [], optionOf)

/** The options of a set such as `size:m,size:l`, and their values: `size`, `size:m` and `size:l`. */
export function splitOptions(set: string): string[] {
  const values = set === '' ? [] : set.split(',')
  return [...new Set(values.map(optionOf)), ...values]
}

type Counted = [value: string, count: number]
/** The most first; equal counts by their names. */
const byCount = ([a, one]: Counted, [b, other]: Counted) => other - one || (a < b ? -1 : 1)

/** The chosen options, each counted as if it were not chosen, and the options that most products of the result have. */
export function optionFacets(
  inResult: Counts<string>,
  without: Counts<string>[],
  chosen: Map<string, string[]>,
): OptionFacet[] {
  const counted = [...inResult.entries()]
  const valuesOf = (counts: Iterable<Counted>, key: string) =>
    [...counts].filter(([value]) => value.startsWith(`${key}:`))
  const useful = counted.filter(([key, count]) => {
    const isOther = !key.includes(':') && key !== colourOption && !chosen.has(key)
    return isOther && count >= inResult.total * minShare && valuesOf(counted, key).length > 1
  })
  const picked = useful.toSorted(byCount).slice(0, Math.max(0, maxOptions - chosen.size))
  const keys = [...chosen.keys(), ...picked.map(([key]) => key)]
  return keys.map((key, at) => {
    const choice = chosen.get(key) ?? []
    const counts = new Map(valuesOf(without[at]?.entries() ?? counted, key))
    for (const value of choice) counts.set(value, counts.get(value) ?? 0)
    const values = [...counts]
      .toSorted(byCount)
      .filter(([value], place) => place < maxValues || choice.includes(value))
      .map(([value, count]) => ({ ...withPlainName(value.slice(key.length + 1)), count }))
    return { ...withPlainName(key), values }
  })
}

/** What is not named by any product is called by its key. */
const withPlainName = (key: string) => ({ key, name: { en: key, ne: key } })

/** Puts in the names of options and of their values, which are read from a product that has them. */
export function createOptionNames(db: Tx, findProductWith: (value: string) => number | undefined) {
  /** By `size` and `size:m`: the name, and the product that it was read from. */
  const names = new Map<string, { name: Bilingual; productId: number }>()

  async function read(keys: string[]) {
    const productIds = new Set(keys.flatMap((key) => findProductWith(key) ?? []))
    if (productIds.size === 0) return
    for (const { id: productId, options } of await listProductOptions(db, [...productIds])) {
      for (const { key, name, values } of options) {
        names.set(key, { name, productId })
        for (const value of values) names.set(`${key}:${value.key}`, { name: value.name, productId })
      }
    }
  }

  return {
    async name(facets: OptionFacet[]): Promise<OptionFacet[]> {
      const keys = facets.flatMap(({ key, values }) => [key, ...values.map((value) => `${key}:${value.key}`)])
      const unknown = keys.filter((key) => !names.has(key))
      if (unknown.length > 0) await read(unknown)
      return facets.map(({ key, name, values }) => ({
        key,
        name: names.get(key)?.name ?? name,
        values: values.map((value) => ({
          ...value,
          name: names.get(`${key}:${value.key}`)?.name ?? value.name,
        })),
      }))
    },
    /** Forgets the names that were read from these products, or all. */
    forget(productIds?: number[]) {
      if (!productIds) return names.clear()
      const changed = new Set(productIds)
      for (const [key, { productId }] of names) if (changed.has(productId)) names.delete(key)
    },
  }
}
