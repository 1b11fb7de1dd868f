import { looseKey } from '@haat/contract/shared/fold.ts'
import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/db/database.ts'
import { editDistance, neighboursOf } from './edit-distance.ts'
import { joinedBy, joinUnits, runsOf, unitsOf, type QueryUnit } from './query-units.ts'
import { matchOf, type SearchMatch } from './search-match.ts'
import { isDevanagari, isNumber } from './words-of.ts'
import {
  findAlike,
  findCompletions,
  findLonger,
  findLoose,
  findSynonyms,
  findWords,
  type KnownWord,
} from './words.store.ts'

export interface Understood {
  /** None when there is nothing that a word could be made of. */
  match: SearchMatch | undefined
  /** What the match was made of. */
  units: QueryUnit[]
  outcome: NonNullable<SearchOutcome>
}
interface Manner {
  /** Nothing is put right; a better word is offered all the same. */
  isExact?: boolean
  /** The last word is still being typed. */
  isTyping?: boolean
}

/** Words up to this length share too few groups of three letters with what they were meant to be. */
const shortWord = 5

const usesOf = ({ productCount, serviceCount }: KnownWord) => productCount + serviceCount

/** What somebody means by the words typed: other spellings, other words for it, and what typos were meant to be. */
export async function understand(db: Tx, term: string, manner: Manner = {}): Promise<Understood> {
  const typed = unitsOf(term)
  if (typed.length === 0)
    return { match: undefined, units: [], outcome: { didYouMean: null, isCorrected: false, missing: [] } }
  const units = await joinNeighbours(db, typed)
  const meant: string[] = []
  let isMistyped = false
  for (const [at, unit] of units.entries()) {
    const isUnderWay = manner.isTyping === true && at === units.length - 1
    const label = await settle(db, unit, { ...manner, isTyping: isUnderWay })
    isMistyped ||= label !== undefined
    meant.push(label ?? unit.raw.join(' '))
  }
  const didYouMean = isMistyped ? meant.join(' ') : null
  return {
    match: matchOf(units),
    units,
    outcome: { didYouMean, isCorrected: isMistyped && manner.isExact !== true, missing: [] },
  }
}

/** Looks everything up at once: the words, their synonyms, and neighbours that belong together. */
async function joinNeighbours(db: Tx, units: QueryUnit[]): Promise<QueryUnit[]> {
  const runs = runsOf(units)
  const own = units.flatMap(({ typed }) => typed)
  const glued = runs.filter(({ length }) => length === 2).map((run) => joinedBy('', run))
  const phrases = runs.map((run) => joinedBy(' ', run))
  const synonyms = await findSynonyms(db, [...own, ...glued, ...phrases])
  const known = new Map((await findWords(db, [...own, ...glued])).map((word) => [word.word, word]))
  const made = [...units]
  for (const run of runs) {
    const [phrase, word] = [joinedBy(' ', run), joinedBy('', run)]
    const isGroup = synonyms.some((one) => one.typed === phrase)
    const isWord = run.length === 2 && known.has(word)
    const isWhole = run.every((unit) => made.includes(unit))
    if (!isWhole || !(isGroup || isWord)) continue
    made.splice(made.indexOf(run[0]!), run.length, joinUnits(run, isWord ? [word, phrase] : [phrase]))
  }
  for (const unit of made) {
    const others = synonyms.filter((one) => unit.typed.includes(one.typed))
    for (const { word } of others) unit.alternatives.add(word)
    const uses = unit.typed.reduce((sum, word) => sum + usesOf(known.get(word) ?? nothing), 0)
    unit.count = others.reduce((sum, other) => sum + other.count, uses)
    if (others.length > 0) unit.count = Math.max(1, unit.count)
  }
  return made
}
const nothing: KnownWord = { word: '', label: '', labelNe: '', productCount: 0, serviceCount: 0 }

/** Finds something for a word that nobody has. Gives back the word that was meant, where it had to guess. */
async function settle(db: Tx, unit: QueryUnit, { isExact, isTyping }: Manner): Promise<string | undefined> {
  const [word = ''] = unit.typed
  const add = (words: KnownWord[]) => {
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

/** What is surely the same word: without its vowels, before its ending, or written in one. */
async function otherSpellings(db: Tx, word: string) {
  const same = word.length < 4 ? [] : await findLoose(db, looseKey(word))
  const longer = (await findLonger(db, word)).filter((found) => word.length >= found.word.length * 0.6)
  const words = [...same, ...longer]
  return { words, parts: words.length > 0 ? undefined : await splitWord(db, word) }
}

async function addWithSynonyms(db: Tx, unit: QueryUnit, { word, ...found }: KnownWord): Promise<void> {
  unit.alternatives.add(word)
  unit.count += usesOf({ word, ...found })
  for (const synonym of await findSynonyms(db, [word])) unit.alternatives.add(synonym.word)
}

/** "powerbank" is power and bank, when both are words. */
async function splitWord(db: Tx, word: string): Promise<string | undefined> {
  const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3)
  const halves = cuts.map((cut) => [word.slice(0, cut), word.slice(cut)] as const)
  const known = new Map((await findWords(db, halves.flat())).map((found) => [found.word, usesOf(found)]))
  const rank = (half: readonly [string, string]) => Math.min(...half.map((part) => known.get(part) ?? 0))
  const best = halves.toSorted((a, b) => rank(b) - rank(a))[0]
  return best && rank(best) > 0 ? best.join(' ') : undefined
}

/** The longer a word, the more may be wrong with it. Of words equally near the one in most use is meant. */
async function nearest(db: Tx, word: string, isNepali: boolean): Promise<KnownWord | undefined> {
  const allowed = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
  const candidates = word.length <= shortWord ? findWords(db, [...neighboursOf(word)]) : findAlike(db, word)
  const near = (await candidates)
    .map((found) => ({ found, distance: editDistance(word, found.word) }))
    .filter(({ found, distance }) => distance <= allowed && usesOf(found) > 0)
  const isForeign = ({ label, labelNe }: KnownWord) => Number((isNepali ? labelNe : label) === '')
  return near.toSorted(
    (a, b) =>
      a.distance - b.distance || isForeign(a.found) - isForeign(b.found) || usesOf(b.found) - usesOf(a.found),
  )[0]?.found
}
