import { readingOrder } from './reading-order.ts'
import type { Placed, Reading } from './reading-order.ts'

type Glyph = Placed['glyph']
type Run = { glyphs: Glyph[]; positions: Placed['position'][]; advanceWidth: number }
type EmbeddedFont = {
  font: { layout(text: string, ...rest: unknown[]): Run; glyphForCodePoint(codePoint: number): Glyph }
  subset: { glyphs: number[]; includeGlyph(id: number): number }
}

const DEVANAGARI = /[\u0900-\u097f]/
/** A letter stands as it is before a space, to which a full stop or a comma moves closer. */
const WORD_AND_SPACE = /^.*[\p{L}\p{M}] $/u

/**
 * Devanagari is drawn in another order than it is written: the short i stands before its consonant, the r of
 * a conjunct above the next one. A PDF names one text per glyph, so copying, searching and screen readers
 * would get the drawn order. Here a glyph that reads as different letters in different words goes into the
 * file once for each. pdfkit has no public way to do this.
 */
export function keepLogicalText(doc: PDFKit.PDFDocument): void {
  const { font, subset } = (doc as unknown as { _font: EmbeddedFont })._font
  const layout = font.layout.bind(font)
  const includeGlyph = subset.includeGlyph.bind(subset)
  const space = font.glyphForCodePoint(0x20)
  const ids = new Map<string, number>()
  const copies = new Map<number, { drawn: number; position?: number }>()

  const copyOf = ({ letter, placed }: Reading): Glyph => {
    const drawn = placed?.glyph.id ?? space.id
    const advanceWidth = placed ? widthOf(placed) : 0
    const name = `${drawn} ${letter} ${advanceWidth}`
    const id = ids.get(name) ?? -1 - ids.size
    if (!ids.has(name)) copies.set(id, { drawn })
    ids.set(name, id)
    return { id, codePoints: [letter], advanceWidth }
  }

  const shape = (word: string, rest: unknown[]): Reading[] => {
    const { glyphs, positions } = layout(word, ...rest)
    return readingOrder(
      glyphs.map((glyph, index) => ({ glyph, position: positions[index] ?? atPen() })),
      word,
    )
  }
  const afterWord: Reading = {
    letter: 0x20,
    placed: { glyph: space, position: { ...atPen(), xAdvance: space.advanceWidth } },
  }
  // Shaping is most of the work, and every word is measured alone and drawn with the space after it.
  const shaped = new Map<string, Reading[]>()
  font.layout = (text, ...rest) => {
    if (!DEVANAGARI.test(text)) return layout(text, ...rest)
    const word = WORD_AND_SPACE.test(text) ? text.slice(0, -1) : text
    const readings = shaped.get(word) ?? shape(word, rest)
    shaped.set(word, readings)
    return runOf(word === text ? readings : [...readings, afterWord], copyOf)
  }
  subset.includeGlyph = (id) => {
    const copy = copies.get(id)
    if (!copy) return includeGlyph(id)
    copy.position ??= subset.glyphs.push(copy.drawn) - 1
    return copy.position
  }
}

/** The positions are copies, because pdfkit scales them where they are. */
function runOf(readings: Reading[], copyOf: (reading: Reading) => Glyph): Run {
  const positions = readings.map(({ placed }) => ({ ...(placed?.position ?? atPen()) }))
  return {
    glyphs: readings.map(copyOf),
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}

/**
 * A mark that is drawn back over its letter is as wide as its way to the pen; otherwise PDF readers see a gap
 * after it.
 */
function widthOf({ glyph, position }: Placed): number {
  return glyph.advanceWidth > 0 ? glyph.advanceWidth : Math.max(0, Math.round(-position.xOffset))
}

function atPen(): Placed['position'] {
  return { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 }
}
