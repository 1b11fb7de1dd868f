import type { Hits } from '#platform/filter-index/items.ts'
import type { QueryUnit } from '../query/query-units.ts'
import { asAlternative, fittingRanks, fulfils } from './ranks.ts'

/** The marks are ranks already. */
const itself = Uint8Array.from({ length: 256 }, (_, rank) => rank)

interface Marking {
  cleared(at: number): Uint8Array
  markPhrase(target: Uint8Array, phrase: string, use: number): void
  markUnit(target: Uint8Array, unit: QueryUnit): void
  length(): number
}

/** Words of occasions and persons: they keep nothing out of a result, but what they name or what fits them comes first. */
export function createFitting({ cleared, markPhrase, markUnit, length }: Marking) {
  /** A loop of its own: were it shared with the search for things, the engine could no longer inline what that one calls. */
  function eachMarked(bytes: Uint8Array, onMarked: (place: number, bits: number) => void) {
    for (let place = 0, end = length(); place < end; place += 1)
      if (bytes[place] !== 0) onMarked(place, bytes[place]!)
  }

  function marked(hint: QueryUnit): Uint8Array {
    const fitting = cleared(4)
    for (const phrase of hint.fits ?? []) markPhrase(fitting, phrase, asAlternative)
    const own = cleared(1)
    markUnit(own, hint)
    eachMarked(fitting, (place, bits) => {
      if (bits & fulfils.names) own[place]! |= fulfils.fitting
    })
    return own
  }
  return {
    /** Raises the ranks of what fits, among what was found by other words; the marks become the ranks themselves. */
    raise(hits: Hits, hints: QueryUnit[]): Hits {
      const { marks, ranks } = hits
      for (let place = 0; place < hits.length; place += 1) marks[place] = ranks[marks[place]!]!
      for (const hint of hints) {
        eachMarked(marked(hint), (place, bits) => {
          if (marks[place] !== 0) marks[place] = Math.min(255, marks[place]! + fittingRanks[bits]!)
        })
      }
      return { ...hits, ranks: itself }
    },
    /** What any of these words names, or what fits it; what does so by most of them first. */
    findAny(hints: QueryUnit[], dead: readonly number[]) {
      const ranks = cleared(0)
      for (const hint of hints) {
        eachMarked(marked(hint), (place, bits) => {
          ranks[place] = Math.min(255, ranks[place]! + 4 * fittingRanks[bits]!)
        })
      }
      for (const place of dead) ranks[place] = 0
      return { marks: ranks, ranks: itself, isEmpty: !ranks.some(Boolean) }
    },
  }
}
