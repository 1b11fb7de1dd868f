import type { ProductFacets } from '@haat/contract/domains/catalogue.filters.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Counts } from './column-table.ts'

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

const optionOf = (value: string) => value.slice(0, value.indexOf(':'))

/** The chosen values, as `size:m`, by their option. */
export const chosenOptions = (values: string[] | undefined): Map<string, string[]> =>
  Map.groupBy(values ?? [], optionOf)

/** Sums the counts of option sets up by option and value. */
function countOptions(sets: Counts<string>): Map<string, OptionCounts> {
  const options = new Map<string, OptionCounts>()
  for (const [set, count] of sets) {
    if (set === '') continue
    const values = set.split(',')
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

/** The chosen options, each counted as if it were not chosen, and the options that most products of the result have. */
export function optionFacets(
  inResult: Counts<string>,
  without: Counts<string>[],
  chosen: Map<string, string[]>,
): OptionFacet[] {
  const total = inResult.values().reduce((sum, count) => sum + count, 0)
  const result = countOptions(inResult)
  const unchosen = new Map([...chosen.keys()].map((key, at) => [key, countOptions(without[at]!).get(key)]))
  const useful = [...result]
    .filter(([key, { total: having, values }]) => {
      const isOther = key !== colourOption && !chosen.has(key)
      return isOther && values.size > 1 && having >= total * minShare
    })
    .toSorted(([a, one], [b, other]) => other.total - one.total || a.localeCompare(b))
  const picked = useful.slice(0, Math.max(0, maxOptions - chosen.size)).map(([key]) => key)
  return [...chosen.keys(), ...picked].map((key) => {
    const choice = chosen.get(key)
    const counts = new Map((choice ? unchosen : result).get(key)?.values)
    for (const value of choice ?? []) counts.set(value, counts.get(value) ?? 0)
    const values = [...counts]
      .toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b))
      .filter(([value], at) => at < maxValues || choice?.includes(value))
      .map(([value, count]) => withPlainName(value.slice(key.length + 1), { count }))
    return withPlainName(key, { values })
  })
}

/** What is not named by any product is called by its key. */
const withPlainName = <T>(key: string, rest: T) => ({ key, name: { en: key, ne: key }, ...rest })

/** The keys of options and of their values, as `size` and `size:m`. */
export const optionKeys = (facets: OptionFacet[]) =>
  facets.flatMap(({ key, values }) => [key, ...values.map((value) => `${key}:${value.key}`)])

/** Puts in the names that products give to options. */
export const nameOptions = (
  facets: OptionFacet[],
  nameOf: (key: string) => Bilingual | undefined,
): OptionFacet[] =>
  facets.map(({ key, name, values }) => ({
    key,
    name: nameOf(key) ?? name,
    values: values.map((value) => ({ ...value, name: nameOf(`${key}:${value.key}`) ?? value.name })),
  }))
