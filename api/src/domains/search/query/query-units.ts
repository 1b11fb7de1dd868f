import { foldedForms, hyphenParts, tokenize } from './tokenize.ts'

/** One part of a query: a word, or several words that mean one thing together. */
export interface QueryUnit {
  /** As typed. */
  raw: string[]
  /** The folded forms, the word itself first. Several words are joined by blanks. */
  typed: string[]
  /** Everything that is searched for instead, its own forms among them. */
  alternatives: Set<string>
  /** How many documents hold one of the alternatives, by the dictionary. */
  count: number
}

const maxWords = 8
/** Stop words, which are left out when there are other words. */
const stopWords = new Set(
  'a an the of for with and or in on at to from by my i want need buy र वा को का की लागि चाहियो चाहिन्छ मलाई lagi ko ka ra chahiyo'.split(
    ' ',
  ),
)

export function parseQuery(term: string): QueryUnit[] {
  const raws = tokenize(term)
  const meaningful = raws.filter((raw) => !stopWords.has(raw))
  return (meaningful.length > 0 ? meaningful : raws).slice(0, maxWords).flatMap((raw) => {
    const typed = foldedForms(raw).map(({ folded }) => folded)
    if (typed.length === 0) return []
    const parts = hyphenParts(raw).flatMap((part) => foldedForms(part)[0]?.folded ?? [])
    const alternatives = new Set(parts.length > 1 ? [...typed, parts.join(' ')] : typed)
    return [{ raw: [raw], typed, alternatives, count: 0 }]
  })
}

/** Joins neighbours into one unit: "power bank" for a group of synonyms, "head phone" for a word of the dictionary. */
export const joinUnits = (units: QueryUnit[], typed: string[]): QueryUnit => ({
  raw: units.flatMap(({ raw }) => raw),
  typed,
  alternatives: new Set(typed),
  count: 0,
})

/** All runs of three and of two neighbours, the longer first. */
export const neighbourRuns = (units: QueryUnit[]): QueryUnit[][] =>
  [3, 2].flatMap((length) =>
    units.slice(0, Math.max(0, units.length - length + 1)).map((_, from) => units.slice(from, from + length)),
  )

export const joinTyped = (glue: string, run: QueryUnit[]) => run.map(({ typed }) => typed[0]).join(glue)
