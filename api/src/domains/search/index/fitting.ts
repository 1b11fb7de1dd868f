import type { QueryUnit } from '../query/query-units.ts'
import { add, type Marks } from './marks.ts'
import { asAlternative, fittingRanks, fulfils } from './ranks.ts'

/** Where the marks are ranks already. */
export const itself = Uint8Array.from({ length: 256 }, (_, rank) => rank)

interface Marking {
  cleared(at: number): Marks
  markPhrase(target: Marks, phrase: string, use: number, among?: Uint8Array): void
  markUnit(target: Marks, unit: QueryUnit, among?: Uint8Array): void
}

/** Words of occasions and persons: they keep nothing out of a result, but what they name or what fits them comes first. */
export function createFitting({ cleared, markPhrase, markUnit }: Marking) {
  function marked(hint: QueryUnit, among?: Uint8Array): Marks {
    const fitting = cleared(4)
    for (const phrase of hint.fits ?? []) markPhrase(fitting, phrase, asAlternative, among)
    const own = cleared(1)
    markUnit(own, hint, among)
    for (let at = 0; at < fitting.count; at += 1) {
      const place = fitting.places[at]!
      if (fitting.bytes[place]! & fulfils.names) add(own, place, fulfils.fitting)
    }
    return own
  }
  return {
    /** Raises the ranks of what fits, among what was found by other words; the marks become the ranks themselves. */
    raise({ bytes, places, count }: Marks, ranks: Uint8Array, hints: QueryUnit[]) {
      for (let at = 0; at < count; at += 1) bytes[places[at]!] = ranks[bytes[places[at]!]!]!
      for (const hint of hints) {
        const own = marked(hint, bytes)
        for (let at = 0; at < own.count; at += 1) {
          const place = own.places[at]!
          bytes[place] = Math.min(255, bytes[place]! + fittingRanks[own.bytes[place]!]!)
        }
      }
    },
    /** What any of these words names, or what fits it; what does so by most of them first. The marks are ranks. */
    findAny(hints: QueryUnit[], dead: readonly number[]) {
      const found = cleared(0)
      const { bytes } = found
      for (const hint of hints) {
        const own = marked(hint)
        for (let at = 0; at < own.count; at += 1) {
          const place = own.places[at]!
          const rank = Math.min(255, bytes[place]! + 4 * fittingRanks[own.bytes[place]!]!)
          add(found, place, rank)
          bytes[place] = rank
        }
      }
      for (const place of dead) bytes[place] = 0
      return {
        found,
        isEmpty: !found.places.subarray(0, found.count).some((place) => bytes[place] !== 0),
      }
    },
  }
}
