import { looseKey } from '@haat/contract/shared/fold.ts'
import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/database/database.ts'
import { editDistance, wordsOneEditAway } from './edit-distance.ts'
import { joinTyped, joinUnits, neighbourRuns, parseQuery, type QueryUnit } from './query-units.ts'
import { toMatch, type SearchMatch } from './search-match.ts'
import { isDevanagari, isNumber } from './tokenize.ts'
import {
  findSimilar,
  findCompletions,
  findLonger,
  findByLooseKey,
  findSynonyms,
  findWords,
  type DictionaryEntry,
} from './dictionary.store.ts'

export interface Understood {
  /** Undefined when the text has no words. */
  match: SearchMatch | undefined
  /** The units that the match was made of. */
  units: QueryUnit[]
  outcome: NonNullable<SearchOutcome>
}
interface Mode {
  /** Typos are not corrected; a better word is still offered. */
  isExact?: boolean
  /** The last word is still being typed. */
  isTyping?: boolean
}

/** Words up to this length share too few trigrams with the word that was meant, so all their near spellings are looked up. */
const maxShortWord = 5

const usesOf = ({ productCount, serviceCount }: DictionaryEntry) => productCount + serviceCount

/** Finds out what a query means: other spellings, synonyms, and the words that typos were meant to be. */
export async function understand(db: Tx, term: string, mode: Mode = {}): Promise<Understood> {
  const typed = parseQuery(term)
  if (typed.length === 0)
    return { match: undefined, units: [], outcome: { didYouMean: null, isCorrected: false, missing: [] } }
  const units = await joinNeighbours(db, typed)
  const meant: string[] = []
  let isMistyped = false
  for (const [at, unit] of units.entries()) {
    const isLastTyped = mode.isTyping === true && at === units.length - 1
    const label = await resolveUnit(db, unit, { ...mode, isTyping: isLastTyped })
    isMistyped ||= label !== undefined
    meant.push(label ?? unit.raw.join(' '))
  }
  const didYouMean = isMistyped ? meant.join(' ') : null
  return {
    match: toMatch(units),
    units,
    outcome: { didYouMean, isCorrected: isMistyped && mode.isExact !== true, missing: [] },
  }
}

/** Looks up all words and synonyms at once, and joins neighbours that mean one thing together. */
async function joinNeighbours(db: Tx, units: QueryUnit[]): Promise<QueryUnit[]> {
  const runs = neighbourRuns(units)
  const words = units.flatMap(({ typed }) => typed)
  const glued = runs.filter(({ length }) => length === 2).map((run) => joinTyped('', run))
  const phrases = runs.map((run) => joinTyped(' ', run))
  const synonyms = await findSynonyms(db, [...words, ...glued, ...phrases])
  const known = new Map((await findWords(db, [...words, ...glued])).map((word) => [word.word, word]))
  const made = [...units]
  for (const run of runs) {
    const [phrase, word] = [joinTyped(' ', run), joinTyped('', run)]
    const isGroup = synonyms.some((one) => one.typed === phrase)
    const isWord = run.length === 2 && known.has(word)
    const isWhole = run.every((unit) => made.includes(unit))
    if (!isWhole || !(isGroup || isWord)) continue
    made.splice(made.indexOf(run[0]!), run.length, joinUnits(run, isWord ? [word, phrase] : [phrase]))
  }
  for (const unit of made) {
    const others = synonyms.filter((one) => unit.typed.includes(one.typed))
    for (const { word } of others) unit.alternatives.add(word)
    const uses = unit.typed.reduce((sum, word) => sum + usesOf(known.get(word) ?? unknownWord), 0)
    unit.count = others.reduce((sum, other) => sum + other.count, uses)
    if (others.length > 0) unit.count = Math.max(1, unit.count)
  }
  return made
}
const unknownWord: DictionaryEntry = { word: '', label: '', labelNe: '', productCount: 0, serviceCount: 0 }

/** Finds alternatives for a word that no document has. Returns the word that was meant, if it had to guess. */
async function resolveUnit(
  db: Tx,
  unit: QueryUnit,
  { isExact, isTyping }: Mode,
): Promise<string | undefined> {
  const [word = ''] = unit.typed
  const add = (words: DictionaryEntry[]) => {
    for (const found of words) unit.alternatives.add(found.word)
    unit.count += words.reduce((sum, found) => sum + usesOf(found), 0)
  }
  if (isTyping && !word.includes(' ')) add(await findCompletions(db, word, unit.raw[0] ?? word))
  if (unit.count > 0 || word.includes(' ') || isNumber(word) || word.length < 3) return undefined
  const sure = await otherSpellings(db, word)
  const meant = await nearest(db, word, isDevanagari(unit.raw[0] ?? ''))
  if (!isExact) {
    add(sure.words)
    if (sure.parts) unit.alternatives.add(sure.parts)
    if (meant) await addWithSynonyms(db, unit, meant)
  }
  if (!meant || sure.words.length > 0 || sure.parts) return undefined
  const [label, other] = isDevanagari(unit.raw[0] ?? '')
    ? [meant.labelNe, meant.label]
    : [meant.label, meant.labelNe]
  return label || other
}

/** Surely the same word: with other vowels, with an ending, or two words written as one. */
async function otherSpellings(db: Tx, word: string) {
  const same = word.length < 4 ? [] : await findByLooseKey(db, looseKey(word))
  const longer = (await findLonger(db, word)).filter((found) => word.length >= found.word.length * 0.6)
  const words = [...same, ...longer]
  return { words, parts: words.length > 0 ? undefined : await splitWord(db, word) }
}

async function addWithSynonyms(db: Tx, unit: QueryUnit, { word, ...found }: DictionaryEntry): Promise<void> {
  unit.alternatives.add(word)
  unit.count += usesOf({ word, ...found })
  for (const synonym of await findSynonyms(db, [word])) unit.alternatives.add(synonym.word)
}

/** "powerbank" is split into power and bank, if both are words of the dictionary. */
async function splitWord(db: Tx, word: string): Promise<string | undefined> {
  const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3)
  const halves = cuts.map((cut) => [word.slice(0, cut), word.slice(cut)] as const)
  const known = new Map((await findWords(db, halves.flat())).map((found) => [found.word, usesOf(found)]))
  const rank = (half: readonly [string, string]) => Math.min(...half.map((part) => known.get(part) ?? 0))
  const best = halves.toSorted((a, b) => rank(b) - rank(a))[0]
  return best && rank(best) > 0 ? best.join(' ') : undefined
}

/** The nearest word by edits; a longer word may have more of them. Of equally near words, the most used one is taken. */
async function nearest(db: Tx, word: string, isNepali: boolean): Promise<DictionaryEntry | undefined> {
  const allowed = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
  const candidates =
    word.length <= maxShortWord ? findWords(db, [...wordsOneEditAway(word)]) : findSimilar(db, word)
  const near = (await candidates)
    .map((found) => ({ found, distance: editDistance(word, found.word) }))
    .filter(({ found, distance }) => distance <= allowed && usesOf(found) > 0)
  const isForeign = ({ label, labelNe }: DictionaryEntry) => Number((isNepali ? labelNe : label) === '')
  return near.toSorted(
    (a, b) =>
      a.distance - b.distance || isForeign(a.found) - isForeign(b.found) || usesOf(b.found) - usesOf(a.found),
  )[0]?.found
}
