import { readingOrder } from './reading-order.ts'
import type { Placed, Reading } from './reading-order.ts'

type Glyph = Placed['glyph']
type Run = { glyphs: Glyph[]; positions: Placed['position'][] }
type EmbeddedFont = {
  font: { layout(text: string, ...rest: unknown[]): Run; glyphForCodePoint(codePoint: number): Glyph }
  subset: { glyphs: number[]; includeGlyph(id: number): number }
}

const DEVANAGARI = /[\u0900-\u097f]/

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

  font.layout = (text, ...rest) => {
    const run = layout(text, ...rest)
    if (!DEVANAGARI.test(text)) return run
    const placed = run.glyphs.map((glyph, index) => ({ glyph, position: run.positions[index] ?? atPen() }))
    const readings = readingOrder(placed, text)
    run.glyphs = readings.map(copyOf)
    run.positions = readings.map((reading) => reading.placed?.position ?? atPen())
    return run
  }
  subset.includeGlyph = (id) => {
    const copy = copies.get(id)
    if (!copy) return includeGlyph(id)
    copy.position ??= subset.glyphs.push(copy.drawn) - 1
    return copy.position
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
