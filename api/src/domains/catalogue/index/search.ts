import type { Tx } from '#platform/database/database.ts'
import {
  listFitting,
  listMatching,
  listPopular,
  rankedHits,
  readWithSearchLimits,
  interpretSearch,
  walkMatching,
  type ListSearch,
  type SearchMatch,
} from '../../search/search.service.ts'
import { createConcurrencyLimit } from '#platform/concurrency/concurrency-limit.ts'
import { sharedWork, type SharedWork } from '#platform/concurrency/shared-work.ts'
import { LRUCache } from 'lru-cache'
import type { Columns } from './columns.ts'
import type { Order } from './order.ts'
import { pageOfAll } from './page.ts'

const maxTerms = 100
const maxHitSets = 40
/** How long a visitor waits for all that a common word finds; after that they get what was found so far. */
const patienceMs = 400
const popularPool = 200
/** Filling a hit set walks through much of the shop on a connection of its own, even after the asker has gone. */
const limitFilling = createConcurrencyLimit(2, maxHitSets)
/** So many best sellers among the hits of a common word are compared with it; the others follow by popularity. */
const comparedPool = 400

/** What a common word finds: one bit per position. */
interface HitSet {
  bits: Uint32Array
  count: number
  isComplete: boolean
  filling: Promise<void>
  /** Ids of products whose search document has changed since. */
  changed: Set<number>
}
/** What a search found. Hits without scores are ranked by popularity. */
export interface Hits {
  positions: Int32Array | undefined
  scores: Scores | undefined
  set: HitSet | undefined
  /** For a common word: scores of the best sellers among its hits. */
  best?: Scores
  /** There are more hits than were found in time. */
  isCapped: boolean
}
/** By position. */
type Scores = Map<number, number>
interface TermResult {
  search: ListSearch
  /** Undefined for a common word, whose hits are kept in a set. */
  hits: Hits | undefined
  /** For a common word: computed when the first visitor asks for it. */
  best?: Scores
}
interface Asked {
  searchTerm: string
  exactly?: 'true' | undefined
}

export const hasBit = (bits: Uint32Array, position: number) =>
  ((bits[position >> 5]! >>> (position & 31)) & 1) === 1

/** The positions of all hits. */
export function positionsOf({ positions, set }: Hits, length: number): Int32Array {
  if (positions || !set) return positions ?? new Int32Array()
  const all = new Int32Array(set.count)
  let count = 0
  for (let position = 0; position < length && count < set.count; position += 1) {
    if (set.bits[position >> 5] === 0) position |= 31
    else if (hasBit(set.bits, position)) all[count++] = position
  }
  return all.subarray(0, count)
}

/** The searches of the index: understood terms and the hits of common words are kept while they hold. */
export function createIndexSearch(db: Tx, currentColumns: () => Columns, bestSellers: () => Order) {
  const terms = new LRUCache<string, SharedWork<TermResult>>({ max: maxTerms })
  const sets = new LRUCache<string, HitSet>({ max: maxHitSets })

  const knownPositions = (ids: Iterable<number>) => {
    const columns = currentColumns()
    return Int32Array.from([...ids].map((id) => columns.positionOf(id))).filter((position) => position >= 0)
  }
  const setBit = (set: HitSet, position: number, isHit: boolean) => {
    if (position < 0 || hasBit(set.bits, position) === isHit) return
    set.bits[position >> 5]! ^= 1 << (position & 31)
    set.count += isHit ? 1 : -1
  }

  const scoresOf = (hits: { number: number; score: number }[]): Scores => {
    const columns = currentColumns()
    return new Map(
      hits
        .map(({ number, score }) => [columns.positionOf(number), score] as const)
        .filter(([position]) => position >= 0),
    )
  }
  /** A common word finds more than can be compared with it, so only the best sellers among its hits are. */
  async function scoreBestSellers({ set, isCapped }: Hits, match: SearchMatch): Promise<Scores | undefined> {
    if (!set || isCapped) return undefined
    const { id } = currentColumns()
    const request = { isAscending: false, after: undefined, skip: 0, take: comparedPool }
    const positions = pageOfAll(bestSellers(), (position) => hasBit(set.bits, position), request)!
    return scoresOf(
      await listFitting(
        db,
        'product',
        match,
        positions.map((position) => id[position]!),
      ),
    )
  }

  async function searchTerm(tx: Tx, asked: Asked): Promise<TermResult> {
    const search = (await interpretSearch(tx, 'product', asked))!
    const { match } = search
    if (!match) return { search, hits: noHits }
    if (match.isCommon) return { search, hits: undefined }
    const ranked = await rankedHits(tx, 'product', match)
    // The dictionary is recounted from time to time only: this word has become common since.
    if (ranked.isFull) return { search, hits: undefined }
    const scores = scoresOf(ranked.hits)
    const positions = Int32Array.from(scores.keys())
    return { search, hits: { positions, scores, set: undefined, isCapped: false } }
  }

  /** The hits of a common word are read once, kept as bits, and brought up to date from then on. */
  async function hitsOfCommonWord(match: SearchMatch): Promise<Hits> {
    const set = sets.get(keyOf(match)) ?? startSet(match)
    if (!set.isComplete) await Promise.race([set.filling, pause(patienceMs)])
    if (set.isComplete) {
      await catchUp(set, match)
      return { positions: undefined, scores: undefined, set, isCapped: false }
    }
    const popular = knownPositions(await listPopular(db, 'product', match, popularPool))
    const partial = { ...set, bits: set.bits.slice(), count: set.count }
    for (const position of popular) setBit(partial, position, true)
    return { positions: undefined, scores: undefined, set: partial, isCapped: true }
  }

  function startSet(match: SearchMatch): HitSet {
    const bits = new Uint32Array(Math.ceil(currentColumns().id.length / 32))
    const set: HitSet = {
      bits,
      count: 0,
      isComplete: false,
      filling: Promise.resolve(),
      changed: new Set(),
    }
    const columns = currentColumns()
    const fill = async () => {
      await walkMatching(db, 'product', match, (ids) => {
        for (const id of ids) setBit(set, columns.positionOf(id), true)
      })
      set.isComplete = true
    }
    set.filling = limitFilling(fill).catch((error: unknown) => {
      sets.delete(keyOf(match))
      throw error
    })
    // A visitor who waits gets the error; without one it must not count as unhandled, and the next search tries again.
    set.filling.catch(() => {})
    sets.set(keyOf(match), set)
    return set
  }

  async function catchUp(set: HitSet, match: SearchMatch) {
    if (set.changed.size === 0) return
    const ids = [...set.changed]
    set.changed.clear()
    const matching = new Set(await listMatching(db, 'product', match, ids))
    for (const id of ids) setBit(set, currentColumns().positionOf(id), matching.has(id))
  }

  return {
    async findHits(
      asked: Asked,
      signal?: AbortSignal,
    ): Promise<{ search: ListSearch; hits: Hits } | undefined> {
      if (asked.searchTerm === '') return undefined
      const key = `${asked.exactly ?? ''} ${asked.searchTerm}`
      const known = terms.get(key)
      const isKnown = known !== undefined && !known.isGivenUp()
      const shared = isKnown
        ? known
        : sharedWork((stop) => readWithSearchLimits(db, asked, (tx) => searchTerm(tx, asked), stop))
      terms.set(key, shared)
      const result = await shared.wait(signal).catch((error: unknown) => {
        if (terms.get(key) === shared) terms.delete(key)
        throw error
      })
      const { search, hits } = result
      if (hits) return { search, hits }
      const common = await hitsOfCommonWord(search.match!)
      const best = (result.best ??= await scoreBestSellers(common, search.match!))
      return { search, hits: best ? { ...common, best } : common }
    },
    /** Search documents of these products have changed; undefined stands for too many to name. */
    onDocumentsChanged(ids: number[] | undefined) {
      terms.clear()
      if (!ids) sets.clear()
      for (const set of sets.values()) for (const id of ids ?? []) set.changed.add(id)
    },
    clear() {
      terms.clear()
      sets.clear()
    },
  }
}

const keyOf = ({ anywhere, isNamed }: SearchMatch) => `${isNamed} ${anywhere}`
const noHits: Hits = { positions: new Int32Array(), scores: new Map(), set: undefined, isCapped: false }
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref())
