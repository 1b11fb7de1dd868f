import type { PdfFont } from '#platform/pdf/pdf-fonts.ts'
import { wrapText } from './legal-text.ts'
import type { Line } from './legal-text.ts'

export const PAGE_HEIGHT = 841.89
export const LEFT = 62
export const WIDTH = 595.28 - 2 * LEFT
const INK = '#2B1820'
export const MUTED = '#6B5560'

const TOP = 70
const BOTTOM = PAGE_HEIGHT - 66

export type TextBlock = {
  text: string
  label?: string
  font?: PdfFont
  size?: number
  leading?: number
  colour?: string
  indent?: number
  width?: number
  before?: number
  after?: number
  /** Height of the following text that must stand on the same page. */
  keep?: number
  lang?: string
}

/** Sets blocks of text below each other, tagged for screen readers, and opens a new page when one is full. */
export class LegalPage {
  y = TOP
  private readonly doc: PDFKit.PDFDocument
  private parent: PDFKit.PDFStructureElement

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc
    this.parent = doc.struct('Document')
    doc.addStructure(this.parent)
  }

  /** Everything that `draw` adds becomes a child of one element, such as a list or a row. */
  group(type: string, draw: () => void, lang?: string): void {
    const outer = this.parent
    this.parent = this.doc.struct(type, lang ? { lang } : {})
    outer.add(this.parent)
    draw()
    this.parent.end()
    this.parent = outer
  }

  end(): void {
    this.parent.end()
  }

  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** Opens a new page unless this height still fits. Returns whether it opened one. */
  reserve(height: number): boolean {
    if (this.y + height <= BOTTOM) return false
    this.doc.addPage()
    this.y = TOP
    return true
  }

  /** Adds empty space, but not at the top of a page. */
  space(height: number): void {
    if (this.y > TOP) this.y += height
  }

  lines({ text, width, indent = 0, font = 'regular', size = 11 }: TextBlock): Line[] {
    const measure = (word: string, face: PdfFont) => this.doc.font(face, size).widthOfString(word)
    return wrapText(text, width ?? WIDTH - indent, font, measure)
  }

  block(type: string, block: TextBlock): void {
    const { leading = 16.5, before = 7, after = 0, keep = 0 } = block
    const lines = this.lines(block)
    if (keep > 0) this.reserve(before + lines.length * leading + keep)
    this.space(before)
    this.group(
      type,
      () => {
        lines.forEach((line, index) => {
          const left = lines.length - index
          // The first line never stands alone at the foot of a page, nor the last one alone at the top.
          const linesToKeep = index === 0 || left === 2 ? Math.min(left, 2) : 1
          this.reserve((lines.length < 4 && index === 0 ? left : linesToKeep) * leading)
          this.line(line, block, index === 0)
          this.y += leading
        })
      },
      block.lang,
    )
    this.y += after
  }

  private line(line: Line, block: TextBlock, first: boolean): void {
    const { indent = 0, size = 11, leading = 16.5, colour = INK, label } = block
    const baseline = this.y + leading * 0.72
    const put = (text: string, font: PdfFont, x: number) => {
      this.doc
        .font(font, size)
        .fillColor(colour)
        .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
      return x + this.doc.widthOfString(text)
    }
    this.parent.add(() => {
      if (first && label) put(`${label} `, 'semibold', LEFT)
      line.pieces.reduce((x, piece, index) => {
        const wrapped = !line.last && index === line.pieces.length - 1
        return put(wrapped ? `${piece.text} ` : piece.text, piece.font, x)
      }, LEFT + indent)
    })
  }
}
