import { formsOf, partsOf, wordsOf } from './words-of.ts'

/** One thing that was asked for: a word, or several that only together mean it. */
export interface QueryUnit {
  /** As typed. */
  raw: string[]
  /** Folded, the word as it stands first; several words are joined by blanks. */
  typed: string[]
  /** All that stands for it, its own forms among them. */
  alternatives: Set<string>
  /** How many documents hold one of them, as far as the dictionary knows. */
  count: number
}

const mostWords = 8
/** Words that say nothing when there are others. */
const empty = new Set(
  'a an the of for with and or in on at to from by my i want need buy र वा को का की लागि चाहियो चाहिन्छ मलाई lagi ko ka ra chahiyo'.split(
    ' ',
  ),
)

export function unitsOf(term: string): QueryUnit[] {
  const raws = wordsOf(term)
  const telling = raws.filter((raw) => !empty.has(raw))
  return (telling.length > 0 ? telling : raws).slice(0, mostWords).flatMap((raw) => {
    const typed = formsOf(raw).map(({ folded }) => folded)
    if (typed.length === 0) return []
    const parts = partsOf(raw).flatMap((part) => formsOf(part)[0]?.folded ?? [])
    const alternatives = new Set(parts.length > 1 ? [...typed, parts.join(' ')] : typed)
    return [{ raw: [raw], typed, alternatives, count: 0 }]
  })
}

/** Neighbours as one: "power bank" for a group of synonyms, "head phone" for a word of the dictionary. */
export const joinUnits = (units: QueryUnit[], typed: string[]): QueryUnit => ({
  raw: units.flatMap(({ raw }) => raw),
  typed,
  alternatives: new Set(typed),
  count: 0,
})

/** Runs of up to three neighbours, longest first. */
export const runsOf = (units: QueryUnit[]): QueryUnit[][] =>
  [3, 2].flatMap((length) =>
    units.slice(0, Math.max(0, units.length - length + 1)).map((_, from) => units.slice(from, from + length)),
  )

export const joinedBy = (glue: string, run: QueryUnit[]) => run.map(({ typed }) => typed[0]).join(glue)
