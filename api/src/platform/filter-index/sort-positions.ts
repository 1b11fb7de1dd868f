import type { Numbers } from './order.ts'

/** Bits for a position beside the value: eight million items, and values that differ by less than 2^41. */
const positionBits = 23
const valuesPerWord = 2 ** (32 - positionBits)

/**
 * The first positions, sorted by their values and then by themselves. The engine sorts plain numbers many times faster than
 * by a function, so value and position are packed into one number of 64 bits.
 */
export function sortPositions(values: Numbers, length: number): Int32Array {
  let lowest = Infinity
  for (let at = 0; at < length; at += 1) if (values[at]! < lowest) lowest = values[at]!
  const keys = new BigUint64Array(length)
  const halves = new Uint32Array(keys.buffer)
  for (let at = 0; at < length; at += 1) {
    const value = values[at]! - lowest
    const upper = Math.floor(value / valuesPerWord)
    halves[at * 2] = (value - upper * valuesPerWord) * 2 ** positionBits + at
    halves[at * 2 + 1] = upper
  }
  keys.sort()
  return Int32Array.from({ length }, (_, at) => halves[at * 2]! & (2 ** positionBits - 1))
}
