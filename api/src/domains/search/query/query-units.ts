import { foldAsNepali } from '@haat/contract/shared/fold.ts'
import { meaningfulWords } from './stop-words.ts'
import { foldedForms, hyphenParts, latinStemOf, tokenize } from './tokenize.ts'

/** One part of a query: a word, or several words that mean one thing together. */
export interface QueryUnit {
  /** As typed. */
  raw: string[]
  /** The folded forms, the word itself first. Several words are joined by blanks. */
  typed: string[]
  /** Everything that is searched for instead, its own forms among them. */
  alternatives: Set<string>
  /** How many documents hold one of the alternatives, by the dictionary; and how many of these are services. */
  count: number
  serviceCount: number
  /** The word if it is Nepali in Latin letters, where that makes a difference. */
  asNepali?: string | undefined
  /** The word without a Nepali ending in Latin letters, for a word that nothing has. */
  stem?: string | undefined
  /** Words of things that fit an occasion or a person, which the unit then is. It keeps nothing out of the result. */
  fits?: readonly string[]
  /** It stands behind a "for" or "with". */
  isAside?: true
  /** It is the whole name of a category. */
  isCategory?: true
  /** The documents hold another word, which was guessed. */
  isGuess?: true
}

const maxWords = 8
const prepositions = new Set(['for', 'with', 'in', 'on', 'from', 'at', 'of'])

export function parseQuery(term: string): QueryUnit[] {
  const words = tokenize(term)
  const main = words.findIndex((word, at) => at > 0 && prepositions.has(word))
  const aside = new Set(main < 0 ? [] : words.slice(main))
  return meaningfulWords(words)
    .slice(0, maxWords)
    .flatMap((raw): QueryUnit[] => {
      const typed = foldedForms(raw).map(({ folded }) => folded)
      if (typed.length === 0) return []
      const parts = hyphenParts(raw).flatMap((part) => foldedForms(part)[0]?.folded ?? [])
      const alternatives = new Set(parts.length > 1 ? [...typed, parts.join(' ')] : typed)
      const asNepali = /^[a-z]{3,}e$/.test(raw) ? foldAsNepali(raw) : undefined
      const unit = {
        raw: [raw],
        typed,
        alternatives,
        count: 0,
        serviceCount: 0,
        asNepali,
        stem: latinStemOf(raw),
      }
      return [aside.has(raw) ? { ...unit, isAside: true } : unit]
    })
}

/** Joins neighbours into one unit: "power bank" for a group of synonyms, "head phone" for a word of the dictionary. */
export const joinUnits = (units: QueryUnit[], typed: string[]): QueryUnit => ({
  raw: units.flatMap(({ raw }) => raw),
  typed,
  alternatives: new Set(typed),
  count: 0,
  serviceCount: 0,
})

/** All runs of three and of two neighbours, the longer first. */
export const neighbourRuns = (units: QueryUnit[]): QueryUnit[][] =>
  [3, 2].flatMap((length) =>
    units.slice(0, Math.max(0, units.length - length + 1)).map((_, from) => units.slice(from, from + length)),
  )

export const joinTyped = (glue: string, run: QueryUnit[]) => run.map(({ typed }) => typed[0]).join(glue)
