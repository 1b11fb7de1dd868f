import { fold, looseKey } from '@haat/contract/shared/fold.ts'
import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import { createConcurrencyLimit } from '#platform/concurrency/concurrency-limit.ts'
import type { Tx } from '#platform/database/database.ts'
import { editDistance, spellingDistance, wordsOneEditAway } from './edit-distance.ts'
import { findOccasion } from './occasions.ts'
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

/** A shorter word is the beginning of too many others to mean one of them. */
const minStart = 5

/** Looking for typos gets only some of the connections, so that signing in, carts and orders never wait behind it. */
const limitTypos = createConcurrencyLimit(4, 60)

/** Finds out what a query means: other spellings, synonyms, and the words that typos were meant to be. */
export async function understand(
  db: Tx,
  dictionary: Dictionary,
  term: string,
  mode: Mode = {},
): Promise<Understood> {
  const units = withoutVerbs(joinNeighbours(dictionary, parseQuery(term), mode), mode)
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

/** What is to be done with a thing, in Nepali: lagaune, khichne, सिक्ने. No English word that people search for ends so. */
const nepaliVerb = /(?:[bcdghjklmprstu]ne|ने)$/

/** Leaves out verbs that nothing has, as long as something is left. */
function withoutVerbs(units: QueryUnit[], { isExact }: Mode): QueryUnit[] {
  const others = units.filter(({ raw, count }) => count > 0 || !raw.every((word) => nepaliVerb.test(word)))
  return isExact || others.length === 0 ? units : others
}

function addEntries(unit: QueryUnit, entries: DictionaryEntry[]) {
  for (const { word } of entries) unit.alternatives.add(word)
  unit.count += entries.reduce((sum, entry) => sum + usesOf(entry), 0)
  unit.serviceCount += entries.reduce((sum, { serviceCount }) => sum + serviceCount, 0)
}

/** Joins neighbours that mean one thing together, and adds synonyms. */
function joinNeighbours(dictionary: Dictionary, units: QueryUnit[], { isExact }: Mode): QueryUnit[] {
  const made = [...units]
  for (const run of neighbourRuns(units)) {
    const [phrase, word] = [joinTyped(' ', run), joinTyped('', run)]
    const isGroup =
      dictionary.synonymsOf(phrase).length > 0 || findOccasion(phrase, run[0]!.raw[0]!) !== undefined
    const isWord = run.length === 2 && dictionary.find(word) !== undefined
    const isWhole = run.every((unit) => made.includes(unit))
    if (!isWhole || !(isGroup || isWord)) continue
    made.splice(made.indexOf(run[0]!), run.length, joinUnits(run, isWord ? [word, phrase] : [phrase]))
  }
  for (const unit of made) {
    const { asNepali } = unit
    if (asNepali && asNepali !== unit.typed[0] && dictionary.synonymsOf(asNepali).length > 0) {
      unit.typed = [asNepali]
      unit.alternatives = new Set(unit.typed)
    }
    addSynonyms(dictionary, unit)
    if (isExact || unit.typed.some((word) => addOccasion(unit, word))) continue
    const { stem } = unit
    if (unit.count > 0 || stem === undefined || addOccasion(unit, stem)) continue
    if (!dictionary.find(stem) && dictionary.synonymsOf(stem).length === 0) continue
    unit.typed.push(stem)
    unit.alternatives.add(stem)
    addSynonyms(dictionary, unit)
  }
  return made
}

function addSynonyms(dictionary: Dictionary, unit: QueryUnit) {
  const others = unit.typed.flatMap(dictionary.synonymsOf)
  for (const { word } of others) unit.alternatives.add(word)
  const entries = unit.typed.map((word) => dictionary.find(word) ?? unknownWord)
  const sumOf = (counted: { count: number; serviceCount: number }[]) => ({
    count: counted.reduce((sum, { count }) => sum + count, 0),
    serviceCount: counted.reduce((sum, { serviceCount }) => sum + serviceCount, 0),
  })
  Object.assign(unit, sumOf([...others, ...entries.map((entry) => ({ ...entry, count: usesOf(entry) }))]))
  if (others.length > 0) unit.count = Math.max(1, unit.count)
  if ([...unit.alternatives].some(dictionary.isCategory)) unit.isCategory = true
}

/** Makes the unit one of an occasion or a person, if it is. */
function addOccasion(unit: QueryUnit, word: string): boolean {
  const occasion = findOccasion(word, unit.raw[0]!)
  if (!occasion) return false
  for (const name of occasion.names) unit.alternatives.add(name)
  unit.fits = occasion.fits
  unit.count = Math.max(1, unit.count)
  return true
}

/** Finds alternatives for a word that no document has. Returns the word that was meant, if it had to guess. */
async function resolveUnit(
  db: Tx,
  dictionary: Dictionary,
  unit: QueryUnit,
  { isExact }: Mode,
): Promise<string | undefined> {
  const [word = ''] = unit.typed
  const swap = isExact || unit.fits ? undefined : mostUsedSwap(dictionary, unit)
  if (swap && usesOf(swap) > unit.count) return takeGuess(dictionary, unit, swap)
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
  const sure = [
    ...alike.same.filter(
      (found) => spellingDistance(word, found.word) <= 1 && isNearAsWritten(unit, found, 2),
    ),
    ...alike.longer.filter((found) => word.length >= Math.max(minStart, found.word.length * 0.7)),
  ]
  const parts = sure.length > 0 ? undefined : bestHalves(halves, alike.exact)
  const meant = nearest(unit, isShort ? [...alike.exact.values()] : alike.similar, isNepali)
  if (!isExact) {
    addEntries(unit, sure)
    if (parts) unit.alternatives.add(parts)
    if (meant) {
      const label = takeGuess(dictionary, unit, meant)
      if (sure.length > 0) delete unit.isGuess
      return sure.length > 0 || parts ? undefined : label
    }
  }
  return !meant || sure.length > 0 || parts ? undefined : labelOf(meant, isNepali)
}

/** Takes a word for what was meant, and returns how it is written. */
function takeGuess(dictionary: Dictionary, unit: QueryUnit, meant: DictionaryEntry): string {
  addEntries(unit, [meant])
  unit.isGuess = true
  for (const other of dictionary.synonymsOf(meant.word)) unit.alternatives.add(other.word)
  return labelOf(meant, isDevanagari(unit.raw[0]!))
}

const labelOf = ({ label, labelNe }: DictionaryEntry, isNepali: boolean) =>
  isNepali ? labelNe || label : label || labelNe

const withoutS = (word: string) => word.replace(/s$/, '')
/** Shorter words make others too easily; in long ones a letter may have moved two places. */
const [minSwapped, minSwappedTwice] = [5, 7]

/** The word with neighbouring letters in another order, its first letter in place. */
const swapsOf = (raw: string) =>
  Array.from(raw.slice(2), (other, at) => raw.slice(0, at + 1) + other + raw[at + 1] + raw.slice(at + 3))

/** The word that the shop writes with the same letters in another order: "shose" folds to something far from shoes. */
function mostUsedSwap(dictionary: Dictionary, { raw: [raw = '', ...others] }: QueryUnit) {
  const isRight = withoutS(dictionary.find(fold(raw))?.label ?? '') === withoutS(raw)
  if (raw.length < minSwapped || others.length > 0 || isDevanagari(raw) || isRight) return undefined
  const once = swapsOf(raw)
  const twice = raw.length < minSwappedTwice ? [] : once.flatMap(swapsOf)
  return [...once, ...twice]
    .flatMap((swapped) => {
      const entry = dictionary.find(fold(swapped))
      return entry && swapped !== raw && withoutS(entry.label) === withoutS(swapped) ? entry : []
    })
    .toSorted((a, b) => usesOf(b) - usesOf(a))[0]
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

/** By the length of a word, how far the word that was meant may be. */
const allowedDistances = [0, 0, 0, 0, 0.5, 1, 1, 1.5, 1.5, 2]

/** As written, a word must be near as well: "noodles" sounds like "needles" to the search, but nobody mistypes one for the other. */
const isNearAsWritten = ({ raw: [raw = ''] }: QueryUnit, { label }: DictionaryEntry, most: number) =>
  isDevanagari(raw) || label === '' || editDistance(withoutS(raw), withoutS(label)) <= most

/** The nearest word by edits; a longer word may have more of them. Of equally near words, the most used one is taken. */
function nearest(
  unit: QueryUnit,
  candidates: DictionaryEntry[],
  isNepali: boolean,
): DictionaryEntry | undefined {
  const [word = ''] = unit.typed
  const mostWritten = unit.raw[0]!.length < 9 ? 1 : 2
  const byLength = allowedDistances[Math.min(word.length, allowedDistances.length - 1)]!
  // In Devanagari there is no way of writing to compare, but for that a letter is one key.
  const allowed = isNepali && word.length > 5 ? Math.max(byLength, 1.5) : byLength
  const near = candidates
    .map((found) => ({ found, distance: spellingDistance(word, found.word) }))
    .filter(
      ({ found, distance }) =>
        distance <= allowed && usesOf(found) > 0 && isNearAsWritten(unit, found, mostWritten),
    )
  const isForeign = ({ label, labelNe }: DictionaryEntry) => Number((isNepali ? labelNe : label) === '')
  return near.toSorted(
    (a, b) =>
      a.distance - b.distance || isForeign(a.found) - isForeign(b.found) || usesOf(b.found) - usesOf(a.found),
  )[0]?.found
}
