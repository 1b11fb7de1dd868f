export type Placed = {
  glyph: { id: number; codePoints: number[]; advanceWidth: number }
  position: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
}

/** One drawn glyph and the one letter it reads as. A letter without a glyph takes no space. */
export type Reading = { letter: number; placed?: Placed }

const NON_SPACING = /\p{Mn}/u
const NON_JOINER = 0x200c

/**
 * Puts the letters of a shaped word into the order of writing. PDF readers take a glyph whose text holds a
 * vowel sign for a mark without width, so each wide glyph gets one full letter, signs go to glyphs without
 * width, and the letters that are left over take no space.
 */
export function readingOrder(run: Placed[], text: string): Reading[] {
  const letters = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  return syllables(run, letters).flatMap((syllable) => readSyllable(syllable.run, syllable.letters))
}

/** The shortest parts in which the drawn glyphs and the written letters are the same set. */
function syllables(run: Placed[], text: number[]): { run: Placed[]; letters: number[] }[] {
  const found: { run: Placed[]; letters: number[] }[] = []
  let from = 0
  let read = 0
  for (let end = 1; end <= run.length; end++) {
    const part = run.slice(from, end)
    const drawn = part.flatMap(({ glyph }) => glyph.codePoints)
    const written = text.slice(read, read + drawn.length)
    if (end < run.length && sorted(drawn) !== sorted(written)) continue
    found.push({ run: part, letters: end === run.length ? text.slice(read) : written })
    from = end
    read += drawn.length
  }
  return found
}

function readSyllable(run: Placed[], written: number[]): Reading[] {
  const letters = [...written]
  const waiting = [...run]
  const readings: Reading[] = []
  for (let placed = waiting.shift(); placed; placed = waiting.shift()) {
    while (isWide(placed) && isSign(letters[0])) readings.push(readSign(letters, placed, waiting))
    readings.push({ letter: letters.shift() ?? NON_JOINER, placed })
  }
  return [...readings, ...letters.map((letter) => ({ letter }))]
}

/**
 * A mark that is drawn later in the syllable is moved forward to carry the sign, and keeps its position on
 * paper.
 */
function readSign(letters: number[], before: Placed, waiting: Placed[]): Reading {
  const letter = letters.shift() ?? NON_JOINER
  const at = waiting.findIndex((placed) => !isWide(placed))
  const mark = waiting[at]
  if (!mark) return { letter }
  const skipped = [before, ...waiting.slice(0, at)]
  waiting.splice(at, 1)
  const shift = skipped.reduce((sum, { position }) => sum + position.xAdvance, 0)
  return {
    letter,
    placed: { ...mark, position: { ...mark.position, xOffset: mark.position.xOffset + shift } },
  }
}

function isWide({ glyph }: Placed): boolean {
  return glyph.advanceWidth > 0
}

function isSign(letter: number | undefined): boolean {
  return letter !== undefined && NON_SPACING.test(String.fromCodePoint(letter))
}

function sorted(codePoints: number[]): string {
  return codePoints.toSorted((a, b) => a - b).join()
}
