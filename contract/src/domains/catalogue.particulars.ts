import type { Bilingual } from '../shared/bilingual.ts'
import { countryName, isCountry } from '../shared/countries.ts'
import { districtName, districts } from '../shared/districts.ts'
import { formatRupees } from '../shared/money.ts'
import { formatCount } from '../shared/numbers.ts'
import type { TaxKind } from './catalogue.rules.ts'

/**
 * What a value of a particular is: words in both languages, the key of a choice, paisa, a length of time such as `P9M`, or
 * a country such as `in`, of Nepal with its district too: `np:palpa`. All but words are one text.
 */
export const particularKinds = ['text', 'choice', 'amount', 'duration', 'country'] as const
export type ParticularKind = (typeof particularKinds)[number]

/** Something that a category asks of what is listed in it. */
export interface Particular {
  /** A slug. The keys of `knownParticulars` mean the same in every category. */
  key: string
  kind: ParticularKind
  name: Bilingual
  hint: Bilingual
  /** Of a choice only. */
  choices: readonly { key: string; name: Bilingual }[]
  isRequired: boolean
}
export type ParticularValue = string | Bilingual
export type ParticularValues = Readonly<Record<string, ParticularValue | undefined>>

/** What staff keep of a category; null is as its department says. */
export interface CategoryOwn {
  particulars: readonly Particular[]
  /** Keys of particulars of its department that this category does not ask for. */
  notAsked: readonly string[]
  taxKind: TaxKind | null
  /** Whether a shop may refuse returns, because the goods perish. */
  allowsNoReturns: boolean | null
  isClosed: boolean
}

/** What holds for a listing in a category, with all that its department adds. */
export interface CategoryRules {
  particulars: Particular[]
  taxKind: TaxKind
  allowsNoReturns: boolean
  /** It takes no new listings; those that are there stay. */
  isClosed: boolean
}

/**
 * What a category asks for: its department's particulars and its own. One of its own with the key of a particular
 * of its department stands in its place.
 *
 * @param parents from the department down; empty for a department.
 */
export function particularsFor(
  { particulars, notAsked }: Pick<CategoryOwn, 'particulars' | 'notAsked'>,
  parents: readonly Pick<CategoryOwn, 'particulars'>[],
): Particular[] {
  const asked = new Map<string, Particular>()
  for (const one of [...parents.flatMap((parent) => parent.particulars), ...particulars])
    asked.set(one.key, one)
  const own = new Set(particulars.map(({ key }) => key))
  return [...asked.values()].filter(({ key }) => own.has(key) || !notAsked.includes(key))
}

/** @param parents from the department down; empty for a department. */
export const rulesFor = (category: CategoryOwn, parents: readonly CategoryOwn[]): CategoryRules => {
  const nearest = [category, ...parents.toReversed()]
  return {
    particulars: particularsFor(category, parents),
    taxKind: nearest.find(({ taxKind }) => taxKind !== null)?.taxKind ?? 'standard',
    allowsNoReturns:
      nearest.find(({ allowsNoReturns }) => allowsNoReturns !== null)?.allowsNoReturns ?? false,
    isClosed: nearest.some(({ isClosed }) => isClosed),
  }
}

export const nepal = 'np'
/** Whether the country of origin is Nepal; undefined as long as it is not said. */
export function isFromNepal({ origin }: ParticularValues): boolean | undefined {
  if (typeof origin !== 'string' || origin === '') return undefined
  return origin.split(':')[0] === nepal
}

/** Whether a particular is asked for beside these values: only what was made elsewhere has an importer. */
export const isParticularAsked = ({ key }: Pick<Particular, 'key'>, values: ParticularValues) =>
  key !== 'importer' || isFromNepal(values) === false

/** What the checklist of a listing has to know of its category. */
export const factsOfCategory = (
  { particulars, allowsNoReturns, isClosed }: CategoryRules,
  values: ParticularValues,
) => ({
  isClosed,
  allowsNoReturns,
  /** The keys of particulars that are not as the category asks for them. */
  faultyParticulars: particulars
    .filter((one) => isParticularAsked(one, values) && faultOfParticular(one, values[one.key]))
    .map(({ key }) => key),
})

export const particularMaxLength = 120
export const leastAmountPaisa = 100
/** One crore rupees. */
export const mostAmountPaisa = 1_000_000_000
const durationPattern = /^P(\d{1,3})([DMY])$/

export type ParticularFault = 'missing' | 'long' | 'choice' | 'amount' | 'duration' | 'country'

const isWords = (value: ParticularValue | undefined): value is Bilingual => typeof value === 'object'
const isEmpty = (value: ParticularValue | undefined) =>
  value === undefined || (isWords(value) ? value.en.trim() === '' && value.ne.trim() === '' : value === '')

/** What is wrong with the value of a particular; one that is not required may be empty. */
export function faultOfParticular(
  { kind, choices, isRequired }: Pick<Particular, 'kind' | 'choices' | 'isRequired'>,
  value: ParticularValue | undefined,
): ParticularFault | undefined {
  if (isEmpty(value)) return isRequired ? 'missing' : undefined
  if (kind === 'text') return wordsFault(value!)
  if (isWords(value)) return kind
  return isOfKind[kind](value!, choices) ? undefined : kind
}

function wordsFault(value: ParticularValue): ParticularFault | undefined {
  const texts = isWords(value) ? [value.en, value.ne] : [value]
  return texts.some((text) => [...text.trim()].length > particularMaxLength) ? 'long' : undefined
}

const isOfKind = {
  choice: (value: string, choices: Particular['choices']) => choices.some(({ key }) => key === value),
  amount: (value: string) =>
    /^\d{1,12}$/.test(value) && Number(value) >= leastAmountPaisa && Number(value) <= mostAmountPaisa,
  duration: (value: string) => durationPattern.test(value),
  country(value: string) {
    const [country = '', district, ...rest] = value.split(':')
    if (rest.length > 0 || !isCountry(country)) return false
    return district === undefined || (country === nepal && districts.some(({ slug }) => slug === district))
  },
}

const units: Record<string, { one: string; many: string; ne: string }> = {
  D: { one: 'day', many: 'days', ne: 'दिन' },
  M: { one: 'month', many: 'months', ne: 'महिना' },
  Y: { one: 'year', many: 'years', ne: 'वर्ष' },
}
/** What no time at all means. */
const noTime: Record<string, Bilingual> = {
  warranty: { en: 'No warranty', ne: 'वारेन्टी छैन' },
  'best-before': { en: 'Does not expire', ne: 'म्याद सकिँदैन' },
}

/** A length of time in words; `key` is that of the particular, because no warranty is called otherwise than no expiry. */
export function textOfDuration(key: string, value: string): Bilingual {
  const [, figures = '0', unit = 'D'] = durationPattern.exec(value) ?? []
  const count = Number(figures)
  if (count === 0) return noTime[key] ?? { en: 'None', ne: 'छैन' }
  const { one, many, ne } = units[unit]!
  return { en: `${count} ${count === 1 ? one : many}`, ne: `${formatCount(count, 'ne')} ${ne}` }
}

function textOfCountry(value: string): Bilingual {
  const [country = '', district] = value.split(':')
  const name = countryName(country)
  if (district === undefined) return name
  const place = districtName(district)
  return { en: `${name.en} (${place.en})`, ne: `${name.ne} (${place.ne})` }
}

/** A value without fault as shoppers read it; undefined where it is empty. */
export function textOfParticular(
  { key, kind, choices }: Pick<Particular, 'key' | 'kind' | 'choices'>,
  value: ParticularValue | undefined,
): Bilingual | undefined {
  if (value === undefined || isEmpty(value)) return undefined
  if (isWords(value)) return { en: value.en.trim(), ne: value.ne.trim() }
  if (kind === 'choice') return choices.find((choice) => choice.key === value)?.name
  if (kind === 'amount')
    return { en: formatRupees(Number(value), 'en'), ne: formatRupees(Number(value), 'ne') }
  if (kind === 'duration') return textOfDuration(key, value)
  return kind === 'country' ? textOfCountry(value) : { en: value.trim(), ne: '' }
}
