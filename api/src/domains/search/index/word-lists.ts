import { add, widen, type Marks } from './marks.ts'
import { withRoomFor } from './word-numbers.ts'

const documentsPerStep = 10_000
const bytesFor = (value: number) => (value < 128 ? 1 : value < 16_384 ? 2 : value < 2_097_152 ? 3 : 4)

/**
 * For each word a list of the documents that hold it, one or two bytes for each: the distance from the last one and where it
 * holds the word.
 */
export function createWordLists() {
  let lists = new Uint8Array(0)
  let starts = new Int32Array(1)
  /** Documents that came after the load, by word. */
  const later = new Map<number, number[]>()
  /** While documents are loaded: word and bits of each entry, and by document where its entries end. */
  let entries = new Int32Array(1 << 16)
  let entryCount = 0
  let entryEnds = new Int32Array(1 << 10)

  const sizeOf = (word: number) =>
    word >= 0 && word < starts.length - 1 ? starts[word + 1]! - starts[word]! : 0

  return {
    /** The bytes of a word's list, which says how common it is. */
    sizeOf,
    /** During the load: the next document holds a word. */
    append(word: number, held: number) {
      entries = withRoomFor(entries, entryCount)
      entries[entryCount++] = (word << 4) | held
    },
    /** During the load: all words of a document have been appended. */
    endDocument(place: number) {
      entryEnds = withRoomFor(entryEnds, place)
      entryEnds[place] = entryCount
    },
    /** Sorts the entries by their words. A million documents take a second, in which others are served, too. */
    async finish(wordCount: number, documentCount: number, letOthersRun: () => Promise<unknown>) {
      const last = new Int32Array(wordCount)
      const eachEntry = async (onEntry: (word: number, entry: number) => void) => {
        last.fill(-1)
        for (let place = 0, at = 0; place < documentCount; place += 1) {
          for (; at < entryEnds[place]!; at += 1) {
            const word = entries[at]! >> 4
            onEntry(word, ((place - last[word]!) << 4) | (entries[at]! & 15))
            last[word] = place
          }
          if (place % documentsPerStep === 0) await letOthersRun()
        }
      }
      starts = new Int32Array(wordCount + 1)
      await eachEntry((word, entry) => (starts[word + 1]! += bytesFor(entry)))
      for (let word = 0; word < wordCount; word += 1) starts[word + 1]! += starts[word]!
      lists = new Uint8Array(starts[wordCount]!)
      const ends = starts.slice()
      await eachEntry((word, entry) => {
        let rest = entry
        for (; rest > 127; rest >>= 7) lists[ends[word]!++] = (rest & 127) | 128
        lists[ends[word]!++] = rest
      })
      entries = new Int32Array(0)
      entryEnds = new Int32Array(0)
    },
    /** After the load: a document holds a word. */
    addLater(word: number, place: number, held: number) {
      const known = later.get(word)
      if (known) known.push((place << 4) | held)
      else later.set(word, [(place << 4) | held])
    },
    /**
     * Marks what the documents that hold a word fulfil by it.
     *
     * @param fulfilled by where a document holds the word, the bits that it gets.
     * @param among leaves out documents that have no byte there.
     */
    mark(target: Marks, word: number, fulfilled: Uint8Array, among?: Uint8Array) {
      const size = sizeOf(word)
      widen(target, size)
      const { bytes, places } = target
      let { count } = target
      let place = -1
      for (let at = starts[word]!, end = at + size; at < end;) {
        let byte = lists[at++]!
        let entry = byte & 127
        for (let shift = 7; byte > 127; shift += 7) {
          byte = lists[at++]!
          entry |= (byte & 127) << shift
        }
        place += entry >> 4
        const bits = fulfilled[entry & 15]!
        if (bits === 0 || (among !== undefined && among[place] === 0)) continue
        if (bytes[place] === 0) places[count++] = place
        bytes[place]! |= bits
      }
      target.count = count
      for (const entry of later.get(word) ?? [])
        if (among === undefined || among[entry >> 4] !== 0) add(target, entry >> 4, fulfilled[entry & 15]!)
    },
  }
}
