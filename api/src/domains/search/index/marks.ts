import { withRoomFor } from './word-numbers.ts'

/**
 * What documents fulfil of something: a byte by place, and a list of the places that have one, in no order. So a question costs
 * what it finds, and not what there is.
 */
export interface Marks {
  bytes: Uint8Array
  places: Int32Array
  count: number
}

/** A list of more than this share of all places takes longer to clear one by one than all places together. */
const largeShare = 1 / 8

export const createMarks = (capacity: number): Marks => ({
  bytes: new Uint8Array(capacity),
  places: new Int32Array(64),
  count: 0,
})

export function clear(marks: Marks): Marks {
  const { bytes, places, count } = marks
  if (count > bytes.length * largeShare) bytes.fill(0)
  else for (let at = 0; at < count; at += 1) bytes[places[at]!] = 0
  marks.count = 0
  return marks
}

/** Makes room for so many more places. */
export function widen(marks: Marks, more: number) {
  marks.places = withRoomFor(marks.places, Math.min(marks.bytes.length, marks.count + more))
}

/** Marks a document with some more bits. */
export function add(marks: Marks, place: number, bits: number) {
  if (bits === 0) return
  if (marks.bytes[place] === 0) {
    widen(marks, 1)
    marks.places[marks.count++] = place
  }
  marks.bytes[place]! |= bits
}

/** Leaves the bits that others have too, and of some bits those that any of both have. What is left without a bit leaves the list. */
export function join(marks: Marks, { bytes: others }: Marks, ofAny = 0) {
  const { bytes, places, count } = marks
  let left = 0
  for (let at = 0; at < count; at += 1) {
    const place = places[at]!
    const [a, b] = [bytes[place]!, others[place]!]
    const bits = (a & b & ~ofAny) | ((a | b) & ofAny)
    bytes[place] = bits
    places[left] = place
    left += Number(bits !== 0)
  }
  marks.count = left
}
