import { LRUCache } from 'lru-cache'
import { createConcurrencyLimit } from '#platform/concurrency/concurrency-limit.ts'
import { sharedWork, type SharedWork } from '#platform/concurrency/shared-work.ts'
import type { Tx } from '#platform/database/database.ts'
import { clearBit, setBit, type Bitmap } from '#platform/filter-index/bitmap.ts'
import type { Hits, Items } from '#platform/filter-index/items.ts'
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

const maxTerms = 100
const maxHitSets = 40
/** How long a visitor waits for all that a common word finds; after that they get what was found so far. */
const patienceMs = 400
const popularPool = 200
/** Filling a hit set walks through much of the shop on a connection of its own, even after the asker has gone. */
const limitFilling = createConcurrencyLimit(2, maxHitSets)
/** So many best sellers among the hits of a common word are compared with it; the others follow by popularity. */
const comparedPool = 400

/** What a common word finds. */
interface HitSet {
  bits: Bitmap
  isComplete: boolean
  filling: Promise<void>
  /** Ids of products whose search document has changed since. */
  changed: Set<number>
}
/** By position. */
type Scores = Map<number, number>
interface TermResult {
  search: ListSearch
  /** Undefined for a common word, whose hits are kept in a set and come by popularity. */
  scores: Scores | undefined
  /** For a common word: scores of the best sellers among its hits, computed when the first visitor asks for them. */
  best?: Scores
}
/** What a search found. */
export interface Found {
  hits: Hits
  outcome: ListSearch['outcome']
  /** There are more hits than were found in time. */
  isCapped: boolean
  /** The scores to sort by. A common word has them for its best sellers only, which come first but not last. */
  scoresFor(order: 'asc' | 'desc'): Scores | undefined
}
interface Asked {
  searchTerm: string
  exactly?: 'true' | undefined
}

/** The searches of the index: understood terms and the hits of common words are kept while they hold. */
export function createIndexSearch(
  db: Tx,
  items: () => Pick<Items, 'createBitmap' | 'highest' | 'positionOf'>,
  popularity: string,
) {
  const terms = new LRUCache<string, SharedWork<TermResult>>({ max: maxTerms })
  const sets = new LRUCache<string, HitSet>({ max: maxHitSets })

  const mark = (bits: Bitmap, ids: Iterable<number>, isHit: (id: number) => boolean) => {
    const { positionOf } = items()
    for (const id of ids) {
      const position = positionOf(id)
      if (position >= 0) (isHit(id) ? setBit : clearBit)(bits, position)
    }
  }
  const scoresOf = (hits: { number: number; score: number }[]): Scores => {
    const { positionOf } = items()
    const scored = hits.map(({ number, score }) => [positionOf(number), score] as const)
    return new Map(scored.filter(([position]) => position >= 0))
  }
  /** A common word finds more than can be compared with it, so only the best sellers among its hits are. */
  const scoreBestSellers = async (bits: Bitmap, match: SearchMatch): Promise<Scores> =>
    scoresOf(await listFitting(db, 'product', match, items().highest(bits, popularity, comparedPool)))

  async function searchTerm(tx: Tx, asked: Asked): Promise<TermResult> {
    const search = (await interpretSearch(tx, 'product', asked))!
    const { match } = search
    if (!match) return { search, scores: new Map() }
    if (match.isCommon) return { search, scores: undefined }
    const ranked = await rankedHits(tx, 'product', match)
    // The dictionary is recounted from time to time only: this word has become common since.
    return { search, scores: ranked.isFull ? undefined : scoresOf(ranked.hits) }
  }

  /** The hits of a common word are read once, kept as bits, and brought up to date from then on. */
  async function hitsOfCommonWord(match: SearchMatch): Promise<{ bits: Bitmap; isCapped: boolean }> {
    const set = sets.get(keyOf(match)) ?? startSet(match)
    if (!set.isComplete) await Promise.race([set.filling, pause(patienceMs)])
    if (set.isComplete) {
      await catchUp(set, match)
      return { bits: set.bits, isCapped: false }
    }
    const bits = set.bits.slice()
    mark(bits, await listPopular(db, 'product', match, popularPool), () => true)
    return { bits, isCapped: true }
  }

  function startSet(match: SearchMatch): HitSet {
    const set: HitSet = {
      bits: items().createBitmap(),
      isComplete: false,
      filling: Promise.resolve(),
      changed: new Set(),
    }
    const fill = async () => {
      await walkMatching(db, 'product', match, (ids) => mark(set.bits, ids, () => true))
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
    mark(set.bits, ids, (id) => matching.has(id))
  }

  return {
    async findHits(asked: Asked, signal?: AbortSignal): Promise<Found | undefined> {
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
      const { search, scores } = result
      const { outcome } = search
      if (scores)
        return { outcome, hits: { positions: scores.keys() }, isCapped: false, scoresFor: () => scores }
      const { bits, isCapped } = await hitsOfCommonWord(search.match!)
      if (!isCapped) result.best ??= await scoreBestSellers(bits, search.match!)
      const best = isCapped ? undefined : result.best
      return {
        outcome,
        hits: { bits },
        isCapped,
        scoresFor: (order) => (order === 'desc' ? best : undefined),
      }
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
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref())
