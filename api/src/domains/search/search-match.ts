import type { QueryUnit } from './query-units.ts'

/** A search as PostgreSQL asks it, from the widest question to the narrowest. */
export interface SearchMatch {
  /** Everything asked for, in any spelling, wherever it stands. */
  anywhere: string
  /** In the title or in the name of the category. */
  inNames: string
  inTitle: string
  inHead: string
  inCategory: string
  /** In the title, by the folded words typed and by the very letters typed. */
  typed: string
  literal: string
  /** Only what is called so, not that of which it is said. */
  isNamed: boolean
  /** So many documents that ranking all of them would take too long. */
  isCommon: boolean
}

/** From so many hits on, the most popular are taken instead of the best of all. */
export const poolSize = 5000

type Places = '' | 'A' | 'AB' | 'ABC' | 'C'
const lexeme = (word: string, places: Places) => `'${word.replace(/['\\]/g, '')}'${places && `:${places}`}`
/** Several words joined by blanks must all be there. */
const phrase = (words: string, places: Places) =>
  `(${words
    .split(' ')
    .map((word) => lexeme(word, places))
    .join(' & ')})`
const oneOf = (words: Iterable<string>, places: Places) =>
  `(${[...words].map((word) => phrase(word, places)).join(' | ')})`

export function matchOf(units: QueryUnit[]): SearchMatch {
  const each = (part: (unit: QueryUnit) => string, glue = ' & ') => units.map(part).join(glue)
  const spelt = (places: Places) => each(({ alternatives }) => oneOf(alternatives, places))
  return {
    anywhere: spelt(''),
    inNames: spelt('ABC'),
    inTitle: spelt('AB'),
    inHead: spelt('A'),
    inCategory: each(({ alternatives }) => oneOf(alternatives, 'C'), ' | '),
    typed: each(({ typed }) => oneOf(typed, 'AB')),
    literal: each(({ raw }) => phrase(raw.join(' '), 'AB')),
    isNamed: false,
    isCommon: Math.min(...units.map(({ count }) => count)) > poolSize,
  }
}
