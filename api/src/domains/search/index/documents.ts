import type { Hits } from '#platform/filter-index/items.ts'
import type { QueryUnit } from '../query/query-units.ts'
import { asAlternative, asLiteral, asTyped, fulfilledByUse, fulfils, rankingOf, scoreOf } from './ranks.ts'
import { createFitting, itself } from './fitting.ts'
import { createTop } from './top.ts'
import { add, clear, createMarks, join, type Marks } from './marks.ts'
import { createWordLists } from './word-lists.ts'
import { createWordNumbers } from './word-numbers.ts'

/** Documents of one kind as PostgreSQL sends them: the words one after another in the binary form of a tsvector. */
export interface SentDocuments {
  numbers: Float64Array
  popularity: Int32Array
  words: Buffer
}

/** Only so many changed documents are kept beside the others before all have to be read anew. */
const maxLater = 20_000
/** About this share of all documents counts as popular, by a sample of so many. */
const popularShare = 1 / 32
const popularSample = 4096

/**
 * The documents of one kind in memory, by their words. A document that changes gets a new place.
 *
 * @param many from so many on, suggestions are looked for among what is popular first.
 */
export function createDocuments(many = 50_000) {
  const words = createWordNumbers()
  const lists = createWordLists()
  let numbers = new Float64Array(0)
  let popularity = new Int32Array(0)
  /** By place, 1 for what is popular; how popular that is was found when they were loaded. */
  let popular = new Uint8Array(0)
  let leastPopular = 0
  let length = 0
  /** So many came with the load, sorted by their numbers. */
  let listed = 0
  /** The places of documents that have changed or gone since. */
  const dead: number[] = []
  const placeOfLater = new Map<number, number>()
  /** For one question at a time. */
  let scratch: Marks[] = []

  /** Calls back with each word of a document, and returns where the next document begins. */
  function readWords(sent: Buffer, from: number, onWord: (word: number, held: number) => void): number {
    let at = from + 4
    for (let left = sent.readInt32BE(from); left > 0; left -= 1) {
      const end = sent.indexOf(0, at)
      const word = words.add(sent, at, end)
      let held = 0
      const positionCount = (sent[end + 1]! << 8) | sent[end + 2]!
      at = end + 3
      for (let seen = 0; seen < positionCount; seen += 1, at += 2) held |= 1 << (sent[at]! >> 6)
      onWord(word, held)
    }
    return at
  }
  function grow(count: number) {
    const capacity = length + count
    if (capacity <= numbers.length) return
    const wider = Math.ceil(capacity * 1.2) + 64
    numbers = Float64Array.from({ length: wider }, (_, at) => numbers[at] ?? 0)
    popularity = Int32Array.from({ length: wider }, (_, at) => popularity[at] ?? 0)
    popular = Uint8Array.from({ length: wider }, (_, at) => popular[at] ?? 0)
    scratch = []
  }
  function setPopularityOf(place: number, value: number) {
    popularity[place] = value
    popular[place] = Number(value >= leastPopular)
  }
  function findPopular() {
    const step = Math.max(1, Math.floor(length / popularSample))
    const sample = Int32Array.from({ length: Math.ceil(length / step) }, (_, at) => popularity[at * step]!)
    leastPopular = sample.toSorted()[Math.floor(sample.length * (1 - popularShare))] ?? 0
    for (let place = 0; place < length; place += 1)
      popular[place] = Number(popularity[place]! >= leastPopular)
  }
  /** Gives documents their places, with the words of each before the document itself. */
  function read(
    sent: SentDocuments,
    onWord: (word: number, held: number) => void,
    onDocument: (place: number) => void,
  ) {
    grow(sent.numbers.length)
    let from = 0
    for (const [at, number] of sent.numbers.entries()) {
      numbers[length] = number
      setPopularityOf(length, sent.popularity[at]!)
      from = readWords(sent.words, from, onWord)
      onDocument(length)
      length += 1
    }
  }
  /** The place of a document, or -1. */
  function findPlace(number: number): number {
    const place = placeOfLater.get(number)
    if (place !== undefined) return place
    let [low, high] = [0, listed - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      if (numbers[middle] === number) return middle
      if (numbers[middle]! < number) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  function numberOf(text: string): number {
    const bytes = Buffer.from(text.replace(/['\\]/g, ''))
    return words.find(bytes, 0, bytes.length)
  }
  /** The words of a phrase, the rarest first; none if the documents lack one. Most phrases are of synonyms that nothing has. */
  function wordsOf(phrase: string): number[] {
    const found = phrase.split(' ').map(numberOf)
    return found.includes(-1) ? [] : found.toSorted((a, b) => lists.sizeOf(a) - lists.sizeOf(b))
  }
  function cleared(at: number): Marks {
    scratch[at] ??= createMarks(numbers.length)
    return clear(scratch[at])
  }
  /** Several words joined by blanks must all be there. */
  function markPhrase(target: Marks, phrase: string, use: number, among?: Uint8Array) {
    const [first, ...rest] = wordsOf(phrase)
    if (first === undefined) return
    const fulfilled = fulfilledByUse[use]!
    if (rest.length === 0) return lists.mark(target, first, fulfilled, among)
    const all = cleared(2)
    lists.mark(all, first, fulfilled, among)
    for (const word of rest) {
      const next = cleared(3)
      lists.mark(next, word, fulfilled, all.bytes)
      join(all, next)
    }
    for (let at = 0; at < all.count; at += 1) add(target, all.places[at]!, all.bytes[all.places[at]!]!)
  }
  function markUnit(target: Marks, { alternatives, typed, raw }: QueryUnit, among?: Uint8Array) {
    const uses = new Map<string, number>()
    const addUse = (phrase: string, use: number) => uses.set(phrase, (uses.get(phrase) ?? 0) | use)
    for (const phrase of alternatives) addUse(phrase, asAlternative)
    for (const phrase of typed) addUse(phrase, asTyped)
    addUse(raw.join(' '), asLiteral)
    for (const [phrase, use] of uses) markPhrase(target, phrase, use, among)
  }
  /** What each document fulfils of all units, and all that any of them does. The rarest unit says which documents are looked at. */
  function fulfilledBy(units: QueryUnit[], among?: Uint8Array): { found: Marks; any: number } {
    const found = cleared(0)
    const sizeOfAll = ({ alternatives }: QueryUnit) =>
      [...alternatives].reduce((sum, phrase) => sum + lists.sizeOf(wordsOf(phrase)[0] ?? -1), 0)
    const [rarest, ...others] =
      units.length > 1 ? units.toSorted((a, b) => sizeOfAll(a) - sizeOfAll(b)) : units
    if (rarest) markUnit(found, rarest, among)
    for (const unit of others) {
      const own = cleared(1)
      markUnit(own, unit, found.bytes)
      join(found, own, fulfils.category)
    }
    for (const place of dead) found.bytes[place] = 0
    let any = 0
    for (let at = 0; at < found.count; at += 1) any |= found.bytes[found.places[at]!]!
    return { found, any }
  }

  /** Leaves only documents that are called so, if any is, and returns whether some are left that hold all units. */
  function keepNamed({ bytes, places, count }: Marks, unit: QueryUnit): boolean {
    const own = cleared(1)
    markUnit(own, unit)
    for (const place of dead) own.bytes[place] = 0
    const isNamed = (place: number) => (own.bytes[place]! & fulfils.names) !== 0
    if (!own.places.subarray(0, own.count).some(isNamed)) return true
    let isAnyLeft = false
    for (let at = 0; at < count; at += 1) {
      if (!isNamed(places[at]!)) bytes[places[at]!] = 0
      isAnyLeft ||= (bytes[places[at]!]! & fulfils.anywhere) !== 0
    }
    return isAnyLeft
  }

  function mostOf(units: QueryUnit[], things: QueryUnit[], pool: number, among?: Uint8Array) {
    const { found } = fulfilledBy(units, among)
    const { bytes, places, count } = found
    const { fine, suggested } = rankingOf(things, found)
    const byUse = (a: number, b: number) => popularity[b]! - popularity[a]! || numbers[b]! - numbers[a]!
    const most = createTop<number>(pool, byUse)
    let least = -1
    for (let at = 0; at < count; at += 1) {
      const place = places[at]!
      if (!(bytes[place]! & suggested) || popularity[place]! < least) continue
      most.offer(place)
      if (most.items.length === pool) least = popularity[most.items[pool - 1]!]!
    }
    return most.items
      .map((place) => ({ number: numbers[place]!, score: scoreOf(fine[bytes[place]!]!, popularity[place]!) }))
      .toSorted((a, b) => b.score - a.score || b.number - a.number)
  }

  const hitsOf = ({ bytes, places, count }: Marks, ranks: Uint8Array, isEmpty: boolean): Hits => ({
    ids: numbers,
    length,
    places: places.subarray(0, count),
    marks: bytes,
    ranks,
    isEmpty,
  })
  const { raise, findAny } = createFitting({ cleared, markPhrase, markUnit })

  return {
    hasRoomFor: (more: number) => length - listed + more < maxLater,
    /** Adds documents during the load, when they come sorted by their numbers; `finish` is called after the last. */
    append(sent: SentDocuments) {
      read(sent, lists.append, lists.endDocument)
    },
    async finish(letOthersRun: () => Promise<unknown>) {
      await lists.finish(words.count(), length, letOthersRun)
      listed = length
      findPopular()
    },
    /** Writes documents that have changed, and takes out those of the numbers that came without one. */
    update(changed: Iterable<number>, sent: SentDocuments) {
      for (const number of changed) {
        const place = findPlace(number)
        if (place >= 0) dead.push(place)
        placeOfLater.delete(number)
      }
      read(
        sent,
        (word, held) => lists.addLater(word, length, held),
        (place) => placeOfLater.set(numbers[place]!, place),
      )
    },
    /**
     * Those that hold all units. If there are things with this name, others that only mention it are left out, such as all
     * that a vendor of that name sells. What it returns holds until the next question.
     *
     * @param isCheapestFirst ranks only by whether a thing is what was searched for, so that their prices decide.
     * @param thing the unit that says what is looked for: nothing is found by its vendor's name instead.
     */
    find(units: QueryUnit[], isCheapestFirst = false, thing?: QueryUnit): Hits {
      const hints = units.filter(({ fits }) => fits)
      if (hints.length > 0 && hints.length === units.length) {
        const { found, isEmpty } = findAny(hints, dead)
        return hitsOf(found, itself, isEmpty)
      }
      const things = units.filter(({ fits }) => !fits)
      const { found, any } = fulfilledBy(things)
      const wanted = any & fulfils.names || any & fulfils.anywhere
      const isEmpty = wanted === 0 || (wanted === fulfils.anywhere && !!thing && !keepNamed(found, thing))
      const { fine, coarse } = rankingOf(things, found)
      const ranks = (isCheapestFirst ? coarse : fine).map((rank, own) => (own & wanted ? rank : 0))
      if (hints.length === 0 || isCheapestFirst) return hitsOf(found, ranks, isEmpty)
      raise(found, ranks, hints)
      return hitsOf(found, itself, isEmpty)
    },
    /**
     * The most popular that hold all units in their titles, or are of a category of that name, the best first. While somebody
     * types, half of all titles may match the letters so far: only the most popular are compared for exactness.
     */
    mostPopular(units: QueryUnit[], pool: number): { number: number; score: number }[] {
      const things = units.filter(({ fits }) => !fits)
      const asked = things.length > 0 ? things : units
      // How the name of a category ranks is decided by all that is in it.
      if (length < many || things.some(({ isCategory }) => isCategory)) return mostOf(asked, things, pool)
      const first = mostOf(asked, things, pool, popular)
      // If enough of what is popular holds all units, nothing else can be among the most popular.
      return first.length === pool ? first : mostOf(asked, things, pool)
    },
    setPopularity(sent: Pick<SentDocuments, 'numbers' | 'popularity'>) {
      for (const [at, number] of sent.numbers.entries()) {
        const place = findPlace(number)
        if (place >= 0) setPopularityOf(place, sent.popularity[at]!)
      }
    },
  }
}
export type Documents = ReturnType<typeof createDocuments>
