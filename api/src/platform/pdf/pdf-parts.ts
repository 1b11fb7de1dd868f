import type { PdfFont } from './pdf-fonts.ts'
import { drawLogoMark } from './pdf-marks.ts'

export type Doc = PDFKit.PDFDocument

export const ink = '#2B1820'
export const black = '#000000'
export const muted = '#6B5560'
export const crimson = '#B5123E'
export const ruleColour = '#E3D5C5'
export const cream = '#FFF3DC'
export const sunken = '#F3E9DA'

interface TextStyle {
  size?: number
  font?: PdfFont
  colour?: string
  align?: 'left' | 'center' | 'right'
  room: number
  /** It ends with an ellipsis after so many lines. */
  lines?: number
}

/** The font has room above and below for signs of Devanagari; this much of it is enough between lines. */
const lineHeight = 1.34

/** Draws a text into this room, and returns where the next line would begin. */
export function drawText(doc: Doc, text: string, x: number, y: number, style: TextStyle): number {
  const { size = 10, font = 'regular', colour = ink, align = 'left', room, lines } = style
  doc.font(font).fontSize(size).fillColor(colour)
  const natural = doc.currentLineHeight()
  const lineGap = size * lineHeight - natural
  const height = lines === undefined ? undefined : lines * size * lineHeight + natural * 0.5
  const top = y + lineGap / 2
  doc.text(text, x, top, {
    width: room,
    align,
    lineGap,
    ...(height !== undefined && { height, ellipsis: '…' }),
  })
  return doc.y - lineGap / 2
}

/** How high a text is in this room. */
export function heightOf(doc: Doc, text: string, { size = 10, font = 'regular', room }: TextStyle): number {
  doc.font(font).fontSize(size)
  return doc.heightOfString(text, { width: room, lineGap: size * lineHeight - doc.currentLineHeight() })
}

/** The largest of these sizes at which a text needs at most so many lines; the smallest if none does. */
export function fitSize(doc: Doc, text: string, sizes: readonly number[], style: TextStyle): number {
  const { lines = 1 } = style
  const fits = (size: number) =>
    heightOf(doc, text, { ...style, size }) <= lines * size * lineHeight + size * 0.4
  return sizes.find(fits) ?? sizes.at(-1)!
}

export const drawRule = (doc: Doc, x: number, y: number, width: number, colour = ruleColour) =>
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.7)
    .stroke(colour)

/** The mark and the name of the market. */
export function drawBrand(doc: Doc, x: number, y: number, size: number) {
  drawLogoMark(doc, x, y, size)
  drawText(doc, 'Haat हाट', x + size * 1.3, y + size / 2 - size * 0.48, {
    size: size * 0.72,
    font: 'black',
    room: 120,
  })
}
