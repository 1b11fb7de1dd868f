import type { ProductFacets } from '@haat/contract/domains/catalogue.filters.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'

const maxOptions = 4
const maxValues = 40
/** An option that a smaller share of the products has is no help in choosing among them. */
const minShare = 0.1
/** Colours have a filter of their own, by the colours that people look for. */
const colourOption = 'colour'

type OptionFacet = ProductFacets['options'][number]
/** How many products have an option, and how many each value of it, by `size:m`. */
interface OptionCounts {
  total: number
  values: Map<string, number>
}

/** Sums the counts of option sets up by option and value. */
export function countOptions(sets: readonly string[], counts: Int32Array): Map<string, OptionCounts> {
  const options = new Map<string, OptionCounts>()
  for (let set = 0; set < sets.length; set += 1) {
    const count = counts[set]!
    if (count === 0 || sets[set] === '') continue
    const values = sets[set]!.split(',')
    for (const key of new Set(values.map(optionOf))) {
      const option = options.get(key) ?? { total: 0, values: new Map<string, number>() }
      option.total += count
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
  /** Counted over the result. */
  result: Map<string, OptionCounts>
  /** Chosen options, each counted as if it were not chosen. */
  chosen: Map<string, { values: string[]; counts: OptionCounts | undefined }>
}

/** The chosen options, and the options that most products of the result have. */
export function optionFacets({
  total,
  result,
  chosen,
}: Asked): { key: string; values: [string, number][] }[] {
  const useful = [...result]
    .filter(([key, { total: having, values }]) => {
      const isOther = key !== colourOption && !chosen.has(key)
      return isOther && values.size > 1 && having >= total * minShare
    })
    .toSorted(([a, one], [b, other]) => other.total - one.total || a.localeCompare(b))
  const picked = useful.slice(0, Math.max(0, maxOptions - chosen.size)).map(([key]) => key)
  return [...chosen.keys(), ...picked].map((key) => {
    const choice = chosen.get(key)
    const counts = new Map((choice ? choice.counts : result.get(key))?.values ?? [])
    for (const value of choice?.values ?? []) counts.set(value, counts.get(value) ?? 0)
    const values = [...counts]
      .toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b))
      .filter(([value], at) => at < maxValues || choice?.values.includes(value))
    return { key, values }
  })
}

/** Adds the names that products give to options; an option that no product has is called by its key. */
export function nameOptions(
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
