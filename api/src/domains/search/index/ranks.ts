/** Where a document holds a word, as the bits of one entry. */
const [inAbout, inCategory, inTitleRest, inHead] = [1, 2, 4, 8]
const inTitle = inHead | inTitleRest

/** What a document fulfils of a query, as the bits of one byte: that each unit is there, for the category any of them. */
export const fulfils = { head: 1, title: 2, category: 4, names: 8, anywhere: 16, typed: 32, literal: 64 }

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
export const ranks = Uint8Array.from({ length: 128 }, (_, bits) => {
  const has = (bit: number) => (bits & bit ? 1 : 0)
  const ofCategory = bits & fulfils.category ? (bits & fulfils.title ? 8 : 20) : 0
  const ofLetters = 4 * has(fulfils.literal) + 2 * has(fulfils.typed) + has(fulfils.title)
  return 1 + 16 * has(fulfils.head) + ofCategory + ofLetters
})

/** Exactness counts more than any popularity: it stands before the ten digits of the popularity. */
export const scoreOf = (rank: number, popularity: number) => rank * 1e10 + popularity
