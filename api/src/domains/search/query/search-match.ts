import type { QueryUnit } from './query-units.ts'

/** A search as tsquery texts for PostgreSQL, from the widest to the narrowest. */
export interface SearchMatch {
  /** All units in any spelling, anywhere in the document. */
  anywhere: string
  /** In the title or in the name of the category. */
  inNames: string
  inTitle: string
  inHead: string
  inCategory: string
  /** In the title, by the folded words and by the letters exactly as typed. */
  typed: string
  literal: string
  /** Only documents whose title or category has the words, not those that merely mention them. */
  isNamed: boolean
  /** How many documents hold the rarest of the units, by the dictionary: no more can match. */
  count: number
  /** So many documents match that ranking all of them would take too long. */
  isCommon: boolean
}

/** For more hits than this, the most popular are taken instead of the best of all. */
export const poolSize = 5000

type Weights = '' | 'A' | 'AB' | 'ABC' | 'C'
const lexeme = (word: string, weights: Weights) =>
  `'${word.replace(/['\\]/g, '')}'${weights && `:${weights}`}`
/** Several words joined by blanks must all be there. */
const phrase = (words: string, weights: Weights) =>
  `(${words
    .split(' ')
    .map((word) => lexeme(word, weights))
    .join(' & ')})`
const oneOf = (words: Iterable<string>, weights: Weights) =>
  `(${[...words].map((word) => phrase(word, weights)).join(' | ')})`

export function toMatch(units: QueryUnit[]): SearchMatch {
  const count = Math.min(...units.map((unit) => unit.count))
  const each = (part: (unit: QueryUnit) => string, glue = ' & ') => units.map(part).join(glue)
  const anySpelling = (weights: Weights) => each(({ alternatives }) => oneOf(alternatives, weights))
  return {
    anywhere: anySpelling(''),
    inNames: anySpelling('ABC'),
    inTitle: anySpelling('AB'),
    inHead: anySpelling('A'),
    inCategory: each(({ alternatives }) => oneOf(alternatives, 'C'), ' | '),
    typed: each(({ typed }) => oneOf(typed, 'AB')),
    literal: each(({ raw }) => phrase(raw.join(' '), 'AB')),
    isNamed: false,
    count,
    isCommon: count > poolSize,
  }
}
