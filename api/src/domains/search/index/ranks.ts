import type { QueryUnit } from '../query/query-units.ts'
import type { Marks } from './marks.ts'

/** Where a document holds a word, as the bits of one entry. */
const [inAbout, inCategory, inTitleRest, inHead] = [1, 2, 4, 8]
const inTitle = inHead | inTitleRest

/** What a document fulfils of a query, as the bits of one byte: that each unit is there, for the category any of them. A word of an
 * occasion or a person may also be fitted. */
export const fulfils = {
  head: 1,
  title: 2,
  category: 4,
  names: 8,
  anywhere: 16,
  typed: 32,
  literal: 64,
  fitting: 128,
}

/** How the words of a phrase count for a unit. */
export const [asAlternative, asTyped, asLiteral] = [1, 2, 4]

/** By the bits of an entry, what it fulfils. */
const fulfilledAs = (use: number) =>
  Uint8Array.from({ length: 16 }, (_, held) => {
    let bits = 0
    if (use & asAlternative) {
      if (held & inHead) bits |= fulfils.head
      if (held & inTitle) bits |= fulfils.title
      if (held & inCategory) bits |= fulfils.category
      if (held & ~inAbout) bits |= fulfils.names
      if (held) bits |= fulfils.anywhere
    }
    if (use & asTyped && held & inTitle) bits |= fulfils.typed
    if (use & asLiteral && held & inTitle) bits |= fulfils.literal
    return bits
  })
export const fulfilledByUse = Array.from({ length: 8 }, (_, use) => fulfilledAs(use))

/**
 * The name of the thing counts most, then its category, then the letters as typed. Things in a category of that name come
 * before things whose title mentions it: clothes before the soap to wash them. One more than that, as 0 is no hit.
 */
const fineRanks = Uint8Array.from({ length: 128 }, (_, bits) => {
  const has = (bit: number) => (bits & bit ? 1 : 0)
  const ofCategory = bits & fulfils.category ? (bits & fulfils.title ? 8 : 20) : 0
  const ofLetters = 4 * has(fulfils.literal) + 2 * has(fulfils.typed) + has(fulfils.title)
  return 1 + 16 * has(fulfils.head) + ofCategory + ofLetters
})

/** Only what a thing is: then things of one kind can be sorted by something else. */
const coarseRanks = Uint8Array.from(
  { length: 128 },
  (_, bits) => 1 + Number((bits & fulfils.head) !== 0) + Number((bits & fulfils.category) !== 0),
)

/** Where a word is the name of a category rather than of its things, all of these are equally what was searched for. */
const withEqualCategory = (ranks: Uint8Array) =>
  ranks.map((rank, bits) => (bits & fulfils.category ? Math.max(...ranks) : rank))

const ofNames = { fine: fineRanks, coarse: coarseRanks, suggested: fulfils.title }
const ofCategories = {
  fine: withEqualCategory(fineRanks),
  coarse: withEqualCategory(coarseRanks),
  suggested: fulfils.title | fulfils.category,
}

/** Hardly any clothes are called clothes. If fewer than this share of a category are called so, its name stands for all of them. */
const fewOfCategory = 1 / 4

/** The ranks of what documents fulfil of some units, and what makes them worth suggesting. */
export function rankingOf([unit, ...others]: QueryUnit[], { bytes, places, count }: Marks) {
  if (!unit?.isCategory || others.length > 0) return ofNames
  let [ofCategory, called] = [0, 0]
  for (let at = 0; at < count; at += 1) {
    const fulfilled = bytes[places[at]!]!
    if (!(fulfilled & fulfils.category)) continue
    ofCategory += 1
    if (fulfilled & fulfils.title) called += 1
  }
  return called < ofCategory * fewOfCategory ? ofCategories : ofNames
}

/** What a word of an occasion or a person adds: most where it names the thing, less where the thing fits it. */
export const fittingRanks = Uint8Array.from({ length: 256 }, (_, bits) => {
  if (bits & fulfils.head) return 14
  if (bits & (fulfils.title | fulfils.category)) return 12
  return bits & fulfils.fitting ? 8 : bits & fulfils.anywhere ? 2 : 0
})

/** Exactness counts more than any popularity: it stands before the ten digits of the popularity. */
export const scoreOf = (rank: number, popularity: number) => rank * 1e10 + popularity
