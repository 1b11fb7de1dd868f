import type { Hits } from '#platform/filter-index/items.ts'
import type { QueryUnit } from '../query/query-units.ts'
import { asAlternative, asLiteral, asTyped, fulfilledByUse, fulfils, rankingOf, scoreOf } from './ranks.ts'
import { createFitting } from './fitting.ts'
import { createTop } from './top.ts'
import { createWordNumbers, withRoomFor } from './word-numbers.ts'

/** Documents of one kind as PostgreSQL sends them: the words one after another in the binary form of a tsvector. */
export interface SentDocuments {
  numbers: Float64Array
  popularity: Int32Array
  words: Buffer
}

/** Only so many changed documents are kept beside the others before all have to be read anew. */
const maxLater = 20_000
const documentsPerStep = 10_000

/**
 * The documents of one kind in memory, by their words. Each word has a list of the documents that hold it, one or two bytes
 * for each: the distance from the last one and where it holds the word. A document that changes gets a new place.
 */
export function createDocuments() {
  const words = createWordNumbers()
  let numbers = new Float64Array(0)
  let popularity = new Int32Array(0)
  let length = 0
  /** Documents in the lists; those that came later are in `later`, by word. */
  let listed = 0
  let lists = new Uint8Array(0)
  let listStarts = new Int32Array(1)
  const later = new Map<number, number[]>()
  /** The places of documents that have changed or gone since. */
  const dead: number[] = []
  const placeOfLater = new Map<number, number>()
  /** While documents are loaded: word and bits of each entry, and by document where its entries end. */
  let entries = new Int32Array(1 << 16)
  let entryCount = 0
  let entryEnds = new Int32Array(1 << 10)
  /** One byte per document, for one question at a time. */
  let scratch: Uint8Array[] = []

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
    scratch = []
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
      popularity[length] = sent.popularity[at]!
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
  const bytesFor = (value: number) => (value < 128 ? 1 : value < 16_384 ? 2 : value < 2_097_152 ? 3 : 4)

  function numberOf(text: string): number {
    const bytes = Buffer.from(text.replace(/['\\]/g, ''))
    return words.find(bytes, 0, bytes.length)
  }
  /** Marks what the documents that hold a word fulfil by it. */
  function mark(target: Uint8Array, text: string, use: number) {
    const word = numberOf(text)
    if (word < 0) return
    const fulfilled = fulfilledByUse[use]!
    const end = listStarts[word + 1] ?? 0
    let place = -1
    for (let at = listStarts[word] ?? 0; at < end;) {
      let byte = lists[at++]!
      let entry = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = lists[at++]!
        entry |= (byte & 127) << shift
      }
      place += entry >> 4
      target[place]! |= fulfilled[entry & 15]!
    }
    for (const entry of later.get(word) ?? []) target[entry >> 4]! |= fulfilled[entry & 15]!
  }
  /** Four documents at a time. */
  const fours = (bytes: Uint8Array) => new Int32Array(bytes.buffer, 0, Math.ceil(length / 4))
  /** Calls back with the documents that have any bit; most have none, and are passed over four at a time. */
  function eachMarked(bytes: Uint8Array, onMarked: (place: number, bits: number) => void) {
    const all = fours(bytes)
    for (let four = 0; four < all.length; four += 1) {
      if (all[four] === 0) continue
      for (let place = four * 4; place < four * 4 + 4; place += 1) {
        if (bytes[place] !== 0) onMarked(place, bytes[place]!)
      }
    }
  }
  function cleared(at: number): Uint8Array {
    scratch[at] ??= new Uint8Array(Math.ceil(numbers.length / 4) * 4)
    return scratch[at].fill(0, 0, length)
  }
  /** Several words joined by blanks must all be there. */
  function markPhrase(target: Uint8Array, phrase: string, use: number) {
    const [first = '', ...rest] = phrase.split(' ')
    if (rest.length === 0) return mark(target, first, use)
    // Most phrases are of synonyms that the shop has no goods for.
    if ([first, ...rest].some((word) => numberOf(word) < 0)) return
    const all = cleared(2)
    mark(all, first, use)
    for (const word of rest) {
      const next = cleared(3)
      mark(next, word, use)
      const [a, b] = [fours(all), fours(next)]
      for (let four = 0; four < a.length; four += 1) a[four]! &= b[four]!
    }
    const [to, from] = [fours(target), fours(all)]
    for (let four = 0; four < to.length; four += 1) to[four]! |= from[four]!
  }
  function markUnit(target: Uint8Array, { alternatives, typed, raw }: QueryUnit) {
    const uses = new Map<string, number>()
    const add = (phrase: string, use: number) => uses.set(phrase, (uses.get(phrase) ?? 0) | use)
    for (const phrase of alternatives) add(phrase, asAlternative)
    for (const phrase of typed) add(phrase, asTyped)
    add(raw.join(' '), asLiteral)
    for (const [phrase, use] of uses) markPhrase(target, phrase, use)
  }
  /** What each document fulfils of all units, and all that any of them does. */
  function fulfilledBy(units: QueryUnit[]): { bits: Uint8Array; any: number } {
    const target = cleared(0)
    for (const [at, unit] of units.entries()) {
      const own = at === 0 ? target : cleared(1)
      markUnit(own, unit)
      if (at === 0) continue
      const [all, more] = [fours(target), fours(own)]
      const ofAny = fulfils.category * 0x01010101
      for (let four = 0; four < all.length; four += 1) {
        const [a, b] = [all[four]!, more[four]!]
        all[four] = (a & b & ~ofAny) | ((a | b) & ofAny)
      }
    }
    for (const place of dead) target[place] = 0
    let any = 0
    const all = fours(target)
    for (let four = 0; four < all.length; four += 1) any |= all[four]!
    any |= any >> 16
    return { bits: target, any: (any | (any >> 8)) & 255 }
  }

  /** Leaves only documents that are called so, if any is, and returns whether some are left that hold all units. */
  function keepNamed(bits: Uint8Array, unit: QueryUnit): boolean {
    const own = cleared(1)
    markUnit(own, unit)
    if (!own.some((held) => held & fulfils.names)) return true
    for (let at = 0; at < length; at += 1) if (!(own[at]! & fulfils.names)) bits[at] = 0
    return bits.some((held) => held & fulfils.anywhere)
  }

  const { raise, findAny } = createFitting({ cleared, markPhrase, markUnit, length: () => length })

  return {
    hasRoomFor: (more: number) => length - listed + more < maxLater,
    /** Adds documents during the load, when they come sorted by their numbers; `finish` is called after the last. */
    append(sent: SentDocuments) {
      const addEntry = (word: number, held: number) => {
        entries = withRoomFor(entries, entryCount)
        entries[entryCount++] = (word << 4) | held
      }
      read(sent, addEntry, (place) => {
        entryEnds = withRoomFor(entryEnds, place)
        entryEnds[place] = entryCount
      })
    },
    /** Sorts the entries by their words. A million documents take a second, in which others are served, too. */
    async finish(letOthersRun: () => Promise<unknown>) {
      const last = new Int32Array(words.count())
      const eachEntry = async (onEntry: (word: number, entry: number) => void) => {
        last.fill(-1)
        for (let place = 0, at = 0; place < length; place += 1) {
          for (; at < entryEnds[place]!; at += 1) {
            const word = entries[at]! >> 4
            onEntry(word, ((place - last[word]!) << 4) | (entries[at]! & 15))
            last[word] = place
          }
          if (place % documentsPerStep === 0) await letOthersRun()
        }
      }
      listStarts = new Int32Array(words.count() + 1)
      await eachEntry((word, entry) => (listStarts[word + 1]! += bytesFor(entry)))
      for (let word = 0; word < words.count(); word += 1) listStarts[word + 1]! += listStarts[word]!
      lists = new Uint8Array(listStarts[words.count()]!)
      const ends = listStarts.slice()
      await eachEntry((word, entry) => {
        let rest = entry
        for (; rest > 127; rest >>= 7) lists[ends[word]!++] = (rest & 127) | 128
        lists[ends[word]!++] = rest
      })
      listed = length
      entries = new Int32Array(0)
      entryEnds = new Int32Array(0)
    },
    /** Writes documents that have changed, and takes out those of the numbers that came without one. */
    update(changed: Iterable<number>, sent: SentDocuments) {
      for (const number of changed) {
        const place = findPlace(number)
        if (place >= 0) dead.push(place)
        placeOfLater.delete(number)
      }
      const addEntry = (word: number, held: number) => {
        const known = later.get(word)
        if (known) known.push((length << 4) | held)
        else later.set(word, [(length << 4) | held])
      }
      read(sent, addEntry, (place) => placeOfLater.set(numbers[place]!, place))
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
        return { ids: numbers, length, ...findAny(hints, dead) }
      }
      const things = units.filter(({ fits }) => !fits)
      const { bits, any } = fulfilledBy(things)
      const wanted = any & fulfils.names || any & fulfils.anywhere
      const isEmpty = wanted === 0 || (wanted === fulfils.anywhere && !!thing && !keepNamed(bits, thing))
      const { fine, coarse } = rankingOf(things, bits.subarray(0, length))
      const ranks = (isCheapestFirst ? coarse : fine).map((rank, own) => (own & wanted ? rank : 0))
      const hits = { ids: numbers, marks: bits, ranks, length, isEmpty }
      return hints.length > 0 && !isCheapestFirst ? raise(hits, hints) : hits
    },
    /**
     * The most popular that hold all units in their titles, or are of a category of that name, the best first. While somebody
     * types, half of all titles may match the letters so far: only the most popular are compared for exactness.
     */
    mostPopular(units: QueryUnit[], pool: number): { number: number; score: number }[] {
      const things = units.filter(({ fits }) => !fits)
      const { bits } = fulfilledBy(things.length > 0 ? things : units)
      const { fine, suggested } = rankingOf(things, bits.subarray(0, length))
      const byUse = (a: number, b: number) => popularity[b]! - popularity[a]! || numbers[b]! - numbers[a]!
      const most = createTop<number>(pool, byUse)
      let least = -1
      eachMarked(bits, (place, own) => {
        if (!(own & suggested) || popularity[place]! < least) return
        most.offer(place)
        if (most.items.length === pool) least = popularity[most.items[pool - 1]!]!
      })
      return most.items
        .map((place) => ({
          number: numbers[place]!,
          score: scoreOf(fine[bits[place]!]!, popularity[place]!),
        }))
        .toSorted((a, b) => b.score - a.score || b.number - a.number)
    },
    setPopularity(sent: Pick<SentDocuments, 'numbers' | 'popularity'>) {
      for (const [at, number] of sent.numbers.entries()) {
        const place = findPlace(number)
        if (place >= 0) popularity[place] = sent.popularity[at]!
      }
    },
  }
}
export type Documents = ReturnType<typeof createDocuments>
