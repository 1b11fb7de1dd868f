import type { QueryUnit } from './query-units.ts'
import { isNumber } from './tokenize.ts'

const setOf = (words: string) => new Set(words.split(' '))
const doingWords = setOf(
  'repair repaired repairing service servicing marmat banaune mended fix maker making help',
)
const formWords = setOf(
  'machine set kit box large small home ghar powder type size pack packet piece pieces new item items saman',
)
export const isDoing = ({ raw }: QueryUnit) => raw.every((word) => doingWords.has(word))
/** Words that say what is done or how a thing is, but not which thing: without the others, they would find something odd. */
const isGeneral = ({ raw }: QueryUnit) =>
  raw.every((word) => doingWords.has(word) || formWords.has(word) || isNumber(word) || word.length === 1)

/**
 * The unit that says what is looked for: in English and Nepali alike, the last one that may, but "carpet" of "carpet for a room". A
 * guess does not say so.
 */
export function thingOf(units: QueryUnit[]): QueryUnit | undefined {
  const some = units.filter((unit) => !unit.fits && unit.count > 0 && !isGeneral(unit))
  const last = some.findLast(({ isAside }) => !isAside) ?? some.at(-1)
  return last?.isGuess ? undefined : last
}
