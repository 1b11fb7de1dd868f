import { createBitmap, listPositions, subtract, wordsFor, type Bitmap } from './bitmap.ts'
import type { Selection } from './order.ts'

/**
 * What one question needs for a moment: bitmaps and lists that the next question uses again. Questions are answered without
 * waiting for anything, so that no two of them are ever under way.
 */
export function createScratch(capacity: number, live: Bitmap) {
  const bitmaps: Bitmap[] = []
  let used = 0
  const list = new Int32Array(Math.ceil(capacity / 2) + 1)
  const rest = createBitmap(capacity)
  let listed: Selection | undefined
  let listedCount = 0

  const scratch = {
    /** The items that are there. */
    live,
    liveCount: 0,
    /** How many words of a bitmap are in use. */
    words: 0,
    start(length: number, liveCount: number) {
      used = 0
      listed = undefined
      scratch.words = wordsFor(length)
      scratch.liveCount = liveCount
    },
    bitmap(): Bitmap {
      bitmaps[used] ??= createBitmap(capacity)
      used += 1
      return bitmaps[used - 1]!
    },
    /** The positions of a selection, or of all other items if these are fewer. */
    positions(selection: Selection) {
      const isRest = selection.count * 2 > scratch.liveCount
      if (listed !== selection) {
        if (isRest) subtract(rest, live, selection.bits, scratch.words)
        listedCount = listPositions(isRest ? rest : selection.bits, scratch.words, list)
        listed = selection
      }
      return { list, count: listedCount, isRest }
    },
  }
  return scratch
}
export type Scratch = ReturnType<typeof createScratch>
