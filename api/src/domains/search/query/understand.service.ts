import { looseKey } from '@haat/contract/shared/fold.ts'
import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import { createConcurrencyLimit } from '#platform/concurrency/concurrency-limit.ts'
import type { Tx } from '#platform/database/database.ts'
import { editDistance, wordsOneEditAway } from './edit-distance.ts'
import { joinTyped, joinUnits, neighbourRuns, parseQuery, type QueryUnit } from './query-units.ts'
import { isDevanagari, isNumber } from './tokenize.ts'
import { findAlike, type DictionaryEntry } from './dictionary.store.ts'
import { unknownWord, usesOf, type Dictionary } from '../index/dictionary.ts'

export interface Understood {
  /** None when the text has no words. */
  units: QueryUnit[]
  outcome: NonNullable<SearchOutcome>
}
export interface Mode {
  /** Typos are not corrected; a better word is still offered. */
  isExact?: boolean
  /** The last word is still being typed. */
  isTyping?: boolean
}

/** Words up to this length share too few trigrams with the word that was meant, so all their near spellings are looked up. */
const maxShortWord = 5

/** Looking for typos gets only some of the connections, so that signing in, carts and orders never wait behind it. */
const limitTypos = createConcurrencyLimit(4, 60)

/** Finds out what a query means: other spellings, synonyms, and the words that typos were meant to be. */
export async function understand(
  db: Tx,
  dictionary: Dictionary,
  term: string,
  mode: Mode = {},
): Promise<Understood> {
  const units = joinNeighbours(dictionary, parseQuery(term))
  const meant: string[] = []
  let isMistyped = false
  for (const [at, unit] of units.entries()) {
    const [folded = '', ...others] = unit.typed[0]!.split(' ')
    // Several words cannot be completed together.
    if (mode.isTyping && at === units.length - 1 && others.length === 0)
      addEntries(unit, dictionary.completionsOf({ folded, typed: unit.raw[0] ?? folded }))
    const label = await resolveUnit(db, dictionary, unit, mode)
    isMistyped ||= label !== undefined
    meant.push(label ?? unit.raw.join(' '))
  }
  const didYouMean = isMistyped ? meant.join(' ') : null
  return { units, outcome: { didYouMean, isCorrected: isMistyped && mode.isExact !== true, missing: [] } }
}

function addEntries(unit: QueryUnit, entries: DictionaryEntry[]) {
  for (const { word } of entries) unit.alternatives.add(word)
  unit.count += entries.reduce((sum, entry) => sum + usesOf(entry), 0)
}

/** Joins neighbours that mean one thing together, and adds synonyms. */
function joinNeighbours(dictionary: Dictionary, units: QueryUnit[]): QueryUnit[] {
  const made = [...units]
  for (const run of neighbourRuns(units)) {
    const [phrase, word] = [joinTyped(' ', run), joinTyped('', run)]
    const isGroup = dictionary.synonymsOf(phrase).length > 0
    const isWord = run.length === 2 && dictionary.find(word) !== undefined
    const isWhole = run.every((unit) => made.includes(unit))
    if (!isWhole || !(isGroup || isWord)) continue
    made.splice(made.indexOf(run[0]!), run.length, joinUnits(run, isWord ? [word, phrase] : [phrase]))
  }
  for (const unit of made) {
    const others = unit.typed.flatMap(dictionary.synonymsOf)
    for (const { word } of others) unit.alternatives.add(word)
    const uses = unit.typed.reduce((sum, word) => sum + usesOf(dictionary.find(word) ?? unknownWord), 0)
    unit.count = others.reduce((sum, other) => sum + other.count, uses)
    if (others.length > 0) unit.count = Math.max(1, unit.count)
  }
  return made
}

/** Finds alternatives for a word that no document has. Returns the word that was meant, if it had to guess. */
async function resolveUnit(
  db: Tx,
  dictionary: Dictionary,
  unit: QueryUnit,
  { isExact }: Mode,
): Promise<string | undefined> {
  const [word = ''] = unit.typed
  if (unit.count > 0 || word.includes(' ') || isNumber(word) || word.length < 3) return undefined
  const isNepali = isDevanagari(unit.raw[0] ?? '')
  const isShort = word.length <= maxShortWord
  const halves = halvesOf(word)
  const spellings = {
    looseKey: word.length < 4 ? undefined : looseKey(word),
    exactly: [...halves.flat(), ...(isShort ? wordsOneEditAway(word) : [])],
  }
  const alike = await limitTypos(() => findAlike(db, word, spellings, isShort))
  /** Surely the same word: with other vowels, with an ending, or two words written as one. */
  const sure = [...alike.same, ...alike.longer.filter((found) => word.length >= found.word.length * 0.6)]
  const parts = sure.length > 0 ? undefined : bestHalves(halves, alike.exact)
  const meant = nearest(word, isShort ? [...alike.exact.values()] : alike.similar, isNepali)
  if (!isExact) {
    addEntries(unit, sure)
    if (parts) unit.alternatives.add(parts)
    if (meant) {
      addEntries(unit, [meant])
      for (const other of dictionary.synonymsOf(meant.word)) unit.alternatives.add(other.word)
    }
  }
  if (!meant || sure.length > 0 || parts) return undefined
  const [label, other] = isNepali ? [meant.labelNe, meant.label] : [meant.label, meant.labelNe]
  return label || other
}

/** "powerbank" may be power and bank. */
const halvesOf = (word: string) =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => [word.slice(0, at + 3), word.slice(at + 3)])

/** The halves that are used most, if both are words of the dictionary. */
function bestHalves(halves: string[][], known: Map<string, DictionaryEntry>): string | undefined {
  const rank = (half: string[]) => Math.min(...half.map((part) => usesOf(known.get(part) ?? unknownWord)))
  const best = halves.toSorted((a, b) => rank(b) - rank(a))[0]
  return best && rank(best) > 0 ? best.join(' ') : undefined
}

/** The nearest word by edits; a longer word may have more of them. Of equally near words, the most used one is taken. */
function nearest(
  word: string,
  candidates: DictionaryEntry[],
  isNepali: boolean,
): DictionaryEntry | undefined {
  const allowed = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
  const near = candidates
    .map((found) => ({ found, distance: editDistance(word, found.word) }))
    .filter(({ found, distance }) => distance <= allowed && usesOf(found) > 0)
  const isForeign = ({ label, labelNe }: DictionaryEntry) => Number((isNepali ? labelNe : label) === '')
  return near.toSorted(
    (a, b) =>
      a.distance - b.distance || isForeign(a.found) - isForeign(b.found) || usesOf(b.found) - usesOf(a.found),
  )[0]?.found
}
