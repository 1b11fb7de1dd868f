import { LEFT, WIDTH } from './legal-page.ts'
import type { LegalPage, TextBlock } from './legal-page.ts'

const PADDING_X = 7
const PADDING_Y = 5
const LEADING = 14.5

/** Draws a table. Its first row is the heading, which is repeated when the table continues on another page. */
export function drawTable(doc: PDFKit.PDFDocument, page: LegalPage, rows: string[][]): void {
  const [heading = [], ...body] = rows
  page.y += 9
  page.group('Table', () => {
    drawRow(doc, page, heading, true)
    for (const cells of body) {
      if (page.reserve(heightOf(page, cellsOf(cells, false)))) drawRow(doc, page, heading, true)
      drawRow(doc, page, cells, false)
    }
  })
  page.y += 4
}

function drawRow(doc: PDFKit.PDFDocument, page: LegalPage, texts: string[], heading: boolean): void {
  const cells = cellsOf(texts, heading)
  const height = heightOf(page, cells)
  const top = page.y
  page.decorate(() => {
    if (heading) doc.rect(LEFT, top, WIDTH, height).fill('#F2E8D6')
    else doc.rect(LEFT, top + height, WIDTH, 0.6).fill('#E6D9C3')
  })
  page.group('TR', () => {
    for (const cell of cells) {
      page.y = top + PADDING_Y
      page.block(heading ? 'TH' : 'TD', cell)
    }
  })
  page.y = top + height
}

function cellsOf(texts: string[], heading: boolean): TextBlock[] {
  const column = WIDTH / texts.length
  return texts.map((text, index) => ({
    text,
    font: heading || index === 0 ? 'semibold' : 'regular',
    size: 10,
    leading: LEADING,
    indent: index * column + PADDING_X,
    width: column - 2 * PADDING_X,
    before: 0,
  }))
}

function heightOf(page: LegalPage, cells: TextBlock[]): number {
  return Math.max(...cells.map((cell) => page.lines(cell).length)) * LEADING + 2 * PADDING_Y
}
