import type { ProductFacets } from '@haat/contract/domains/catalogue.filters.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'

const mostOptions = 4
const mostValues = 40
/** An option that fewer than this part of the result has does not tell it apart. */
const leastShare = 0.1
/** Colours have a facet of their own, by the colours that people look for. */
const ownFacet = 'colour'

type OptionFacet = ProductFacets['options'][number]
/** Counts by `size:m`, and how many have the option at all. */
interface OptionCounts {
  having: number
  values: Map<string, number>
}

/** Adds up per option what was counted per set of options. */
export function countOptions(sets: readonly string[], counts: Int32Array): Map<string, OptionCounts> {
  const options = new Map<string, OptionCounts>()
  for (let set = 0; set < sets.length; set += 1) {
    const count = counts[set]!
    if (count === 0 || sets[set] === '') continue
    const values = sets[set]!.split(',')
    for (const key of new Set(values.map(optionOf))) {
      const option = options.get(key) ?? { having: 0, values: new Map<string, number>() }
      option.having += count
      options.set(key, option)
    }
    for (const value of values) {
      const { values: counted } = options.get(optionOf(value))!
      counted.set(value, (counted.get(value) ?? 0) + count)
    }
  }
  return options
}

const optionOf = (value: string) => value.slice(0, value.indexOf(':'))

interface Asked {
  total: number
  own: Map<string, OptionCounts>
  /** Per chosen option, counted as if it were not chosen. */
  chosen: Map<string, { values: string[]; counts: OptionCounts | undefined }>
}

/** The options that tell most of the result apart, and those chosen. */
export function optionFacets({ total, own, chosen }: Asked): { key: string; values: [string, number][] }[] {
  const telling = [...own]
    .filter(([key, { having, values }]) => {
      const isOther = key !== ownFacet && !chosen.has(key)
      return isOther && values.size > 1 && having >= total * leastShare
    })
    .toSorted(([a, one], [b, other]) => other.having - one.having || a.localeCompare(b))
  const picked = telling.slice(0, Math.max(0, mostOptions - chosen.size)).map(([key]) => key)
  return [...chosen.keys(), ...picked].map((key) => {
    const choice = chosen.get(key)
    const counts = new Map((choice ? choice.counts : own.get(key))?.values ?? [])
    for (const value of choice?.values ?? []) counts.set(value, counts.get(value) ?? 0)
    const values = [...counts]
      .toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b))
      .filter(([value], at) => at < mostValues || choice?.values.includes(value))
    return { key, values }
  })
}

/** With the names that products give them; what no product has is called by its key. */
export function namedOptions(
  facets: ReturnType<typeof optionFacets>,
  nameOf: (key: string) => Bilingual | undefined,
): OptionFacet[] {
  const named = (key: string, plain: string) => nameOf(key) ?? { en: plain, ne: plain }
  return facets.map(({ key, values }) => ({
    key,
    name: named(key, key),
    values: values.map(([value, count]) => {
      const plain = value.slice(key.length + 1)
      return { key: plain, name: named(value, plain), count }
    }),
  }))
}
