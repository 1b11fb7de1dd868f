import type { Tx } from '#platform/db/database.ts'
import {
  listFitting,
  listMatching,
  listPopular,
  rankedHits,
  readSearching,
  searchOf,
  walkMatching,
  type ListSearch,
  type SearchMatch,
} from '../search/search.service.ts'
import { createTurnstile } from '#platform/secrets/turnstile.ts'
import { sharedWork, type SharedWork } from '#platform/shared-work.ts'
import { createLru } from '../changes/lru.ts'
import type { Columns } from './shelf-columns.ts'
import type { Order } from './shelf-order.ts'
import { pageOfAll } from './shelf-page.ts'

const mostTerms = 100
const mostSets = 40
/** So long a visitor waits for all of what a common word finds; then for as much as was found. */
const patienceMs = 400
const popularPool = 200
/** Each walks through much of the shop on a connection of its own, also when whoever asked has gone. */
const fillAtOnce = createTurnstile(2, mostSets)
/** So many of what a common word finds are compared with it; the others follow by popularity. */
const comparedPool = 400

/** What a common word finds, as one bit per place. */
interface HitSet {
  bits: Uint32Array
  count: number
  isWhole: boolean
  filling: Promise<void>
  /** Numbers whose words changed since. */
  changed: Set<number>
}
/** What was found; with scores where it could be ranked, else popularity ranks. */
export interface Hits {
  places: Int32Array | undefined
  scores: Scores | undefined
  set: HitSet | undefined
  /** Of a common word, the best known of what fits it best. */
  best?: Scores
  isCapped: boolean
}
type Scores = Map<number, number>
interface Found {
  search: ListSearch
  hits: Hits | undefined
  /** Where the hits are too many to be ranked: found out when somebody first asks. */
  best?: Scores
}
interface Asked {
  searchTerm: string
  exactly?: 'true' | undefined
}

export const hasBit = (bits: Uint32Array, place: number) => ((bits[place >> 5]! >>> (place & 31)) & 1) === 1

/** Where the hits are, one after another. */
export function placesIn({ places, set }: Hits, length: number): Int32Array {
  if (places || !set) return places ?? new Int32Array()
  const found = new Int32Array(set.count)
  let count = 0
  for (let place = 0; place < length && count < set.count; place += 1) {
    if (set.bits[place >> 5] === 0) place |= 31
    else if (hasBit(set.bits, place)) found[count++] = place
  }
  return found.subarray(0, count)
}

export function createShelfSearch(db: Tx, columnsNow: () => Columns, bestSellers: () => Order) {
  const terms = createLru<string, SharedWork<Found>>(mostTerms)
  const sets = createLru<string, HitSet>(mostSets)

  const placesOf = (numbers: Iterable<number>) => {
    const columns = columnsNow()
    return Int32Array.from([...numbers].map((number) => columns.placeOf(number))).filter(
      (place) => place >= 0,
    )
  }
  const setBit = (set: HitSet, place: number, isIn: boolean) => {
    if (place < 0 || hasBit(set.bits, place) === isIn) return
    set.bits[place >> 5]! ^= 1 << (place & 31)
    set.count += isIn ? 1 : -1
  }

  const scoresOf = (hits: { number: number; score: number }[]): Scores => {
    const columns = columnsNow()
    return new Map(
      hits
        .map(({ number, score }) => [columns.placeOf(number), score] as const)
        .filter(([place]) => place >= 0),
    )
  }
  /** A common word names more than can be compared with it: the best sellers of them are. */
  async function bestOf({ set, isCapped }: Hits, match: SearchMatch): Promise<Scores | undefined> {
    if (!set || isCapped) return undefined
    const { id } = columnsNow()
    const asked = { isAscending: false, after: undefined, skip: 0, take: comparedPool }
    const known = pageOfAll(bestSellers(), (place) => hasBit(set.bits, place), asked)!
    return scoresOf(
      await listFitting(
        db,
        'product',
        match,
        known.map((place) => id[place]!),
      ),
    )
  }

  async function find(tx: Tx, asked: Asked): Promise<Found> {
    const search = (await searchOf(tx, 'product', asked))!
    const { match } = search
    if (!match) return { search, hits: emptyHits }
    if (match.isCommon) return { search, hits: undefined }
    const ranked = await rankedHits(tx, 'product', match)
    // The dictionary counts from time to time only: the word is common by now.
    if (ranked.isFull) return { search, hits: undefined }
    const scores = scoresOf(ranked.hits)
    const places = Int32Array.from(scores.keys())
    return { search, hits: { places, scores, set: undefined, isCapped: false } }
  }

  /** All that a common word finds is kept as bits, and followed from there. */
  async function commonHits(match: SearchMatch): Promise<Hits> {
    const set = sets.get(keyOf(match)) ?? startSet(match)
    if (!set.isWhole) await Promise.race([set.filling, pause(patienceMs)])
    if (set.isWhole) {
      await catchUp(set, match)
      return { places: undefined, scores: undefined, set, isCapped: false }
    }
    const popular = placesOf(await listPopular(db, 'product', match, popularPool))
    const sofar = { ...set, bits: set.bits.slice(), count: set.count }
    for (const place of popular) setBit(sofar, place, true)
    return { places: undefined, scores: undefined, set: sofar, isCapped: true }
  }

  function startSet(match: SearchMatch): HitSet {
    const bits = new Uint32Array(Math.ceil(columnsNow().id.length / 32))
    const set: HitSet = { bits, count: 0, isWhole: false, filling: Promise.resolve(), changed: new Set() }
    const columns = columnsNow()
    const fill = async () => {
      await walkMatching(db, 'product', match, (numbers) => {
        for (const number of numbers) setBit(set, columns.placeOf(number), true)
      })
      set.isWhole = true
    }
    set.filling = fillAtOnce(fill).catch((error: unknown) => {
      sets.delete(keyOf(match))
      throw error
    })
    // Whoever waits is told; without anybody waiting it is tried again by the next.
    set.filling.catch(() => {})
    sets.set(keyOf(match), set)
    return set
  }

  async function catchUp(set: HitSet, match: SearchMatch) {
    if (set.changed.size === 0) return
    const numbers = [...set.changed]
    set.changed.clear()
    const matching = new Set(await listMatching(db, 'product', match, numbers))
    for (const number of numbers) setBit(set, columnsNow().placeOf(number), matching.has(number))
  }

  return {
    async hitsOf(
      asked: Asked,
      signal?: AbortSignal,
    ): Promise<{ search: ListSearch; hits: Hits } | undefined> {
      if (asked.searchTerm === '') return undefined
      const key = `${asked.exactly ?? ''} ${asked.searchTerm}`
      const known = terms.get(key)
      const isKnown = known !== undefined && !known.isGivenUp()
      const found = isKnown
        ? known
        : sharedWork((stop) => readSearching(db, asked, (tx) => find(tx, asked), stop))
      terms.set(key, found)
      const answer = await found.wait(signal).catch((error: unknown) => {
        if (terms.get(key) === found) terms.delete(key)
        throw error
      })
      const { search, hits } = answer
      if (hits) return { search, hits }
      const many = await commonHits(search.match!)
      const best = (answer.best ??= await bestOf(many, search.match!))
      return { search, hits: best ? { ...many, best } : many }
    },
    /** Words of some products, or of more than can be told, are other ones now. */
    wordsChanged(numbers: number[] | undefined) {
      terms.clear()
      if (!numbers) sets.clear()
      for (const set of sets.values()) for (const number of numbers ?? []) set.changed.add(number)
    },
    clear() {
      terms.clear()
      sets.clear()
    },
  }
}

const keyOf = ({ anywhere, isNamed }: SearchMatch) => `${isNamed} ${anywhere}`
const emptyHits: Hits = { places: new Int32Array(), scores: new Map(), set: undefined, isCapped: false }
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref())
