import type { PickingLine } from '@haat/contract/domains/orders.parcels.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { drawWeave } from '#platform/pdf/pdf-marks.ts'
import * as pdf from '#platform/pdf/pdf-parts.ts'
import { drawShelf, drawTickBox, type PaperFacts } from './paper-parts.ts'
import { paperTexts } from './paper-texts.ts'

const left = 44
const width = 507
const right = left + width
const bottom = 786
const shelfLeft = left + 26
const shelfRoom = 66
const nameLeft = shelfLeft + shelfRoom + 10
const nameRoom = 226
const ordersLeft = nameLeft + nameRoom + 14
const quantityRoom = 40
const ordersRoom = right - quantityRoom - 8 - ordersLeft

interface Page {
  doc: pdf.Doc
  facts: PaperFacts
  parcelCount: number
  lines: PickingLine[]
  pageNumber: number
}

/** What to fetch for several parcels, shelf by shelf, and for which orders it is. */
export function drawPickingList(doc: pdf.Doc, lines: PickingLine[], parcelCount: number, facts: PaperFacts) {
  const page: Page = { doc, facts, parcelCount, lines, pageNumber: 0 }
  let y = beginPage(page)
  for (const line of lines) y = drawLine(page, line, y)
}

function beginPage(page: Page): number {
  const { doc, facts } = page
  const { language, shop } = facts
  const texts = paperTexts[language]
  page.pageNumber += 1
  doc.addPage()
  pdf.drawBrand(doc, left, 36, 24)
  pdf.drawText(doc, texts.picking, right - 300, 34, {
    size: 18,
    font: 'semibold',
    align: 'right',
    room: 300,
  })
  drawWeave(doc, left, 70, width)
  const small = { size: 8.5, colour: pdf.muted, lines: 1 } as const
  pdf.drawText(doc, inLanguage(shop.name, language), left, bottom + 18, { ...small, room: 300 })
  pdf.drawText(doc, texts.page(formatCount(page.pageNumber, language)), right - 100, bottom + 18, {
    ...small,
    align: 'right',
    room: 100,
  })
  return drawTableHead(page, page.pageNumber === 1 ? drawSums(page) : 88)
}

function drawSums({ doc, facts, parcelCount, lines }: Page): number {
  const { language, printedAt } = facts
  const texts = paperTexts[language]
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const sum = texts.pieces(formatCount(pieces, language), formatCount(lines.length, language))
  const heading = `${texts.parcels(formatCount(parcelCount, language))} · ${sum}`
  const y = pdf.drawText(doc, heading, left, 88, { size: 15, font: 'black', room: width })
  const time = texts.printed(formatLocalDateTime(printedAt, language))
  return pdf.drawText(doc, time, left, y, { size: 9.5, colour: pdf.muted, room: width }) + 12
}

function drawTableHead({ doc, facts: { language } }: Page, y: number): number {
  const texts = paperTexts[language]
  const style = { size: 9, font: 'semibold', colour: pdf.muted, lines: 1 } as const
  pdf.drawText(doc, texts.shelf, shelfLeft, y, { ...style, room: shelfRoom })
  pdf.drawText(doc, texts.goods, nameLeft, y, { ...style, room: nameRoom })
  pdf.drawText(doc, texts.inOrders, ordersLeft, y, { ...style, room: ordersRoom })
  const end = pdf.drawText(doc, texts.quantity, right - quantityRoom, y, {
    ...style,
    align: 'right',
    room: quantityRoom,
  })
  pdf.drawRule(doc, left, end + 4, width, pdf.ink)
  return end + 4
}

const titleStyle = { size: 11, font: 'semibold', room: nameRoom, lines: 2 } as const
const detailStyle = { size: 9, colour: pdf.muted, room: nameRoom, lines: 2 } as const
const ordersStyle = { size: 9.5, room: ordersRoom } as const

function wordsOf({ facts: { language } }: Page, line: PickingLine) {
  const orders = line.orders.map(({ number, quantity }) => `${number} × ${formatCount(quantity, language)}`)
  return {
    title: inLanguage(line.title, language),
    detail: [...line.choice.map((one) => inLanguage(one, language)), line.sku].join(' · '),
    // A number stays on one line with how many are for it.
    orders: orders.map((one) => one.replaceAll(' ', '\u00a0')).join(', '),
  }
}

function drawLine(page: Page, line: PickingLine, from: number): number {
  const { doc, facts } = page
  const { title, detail, orders } = wordsOf(page, line)
  const names =
    Math.min(pdf.heightOf(doc, title, titleStyle), 31) + Math.min(pdf.heightOf(doc, detail, detailStyle), 26)
  const height = Math.max(names, pdf.heightOf(doc, orders, ordersStyle)) + 10
  const y = from + height > bottom ? beginPage(page) : from
  drawTickBox(doc, left + 1, y + 7, 14)
  if (line.shelf) drawShelf(doc, line.shelf, shelfLeft, y + 6, { size: 10.5, room: shelfRoom })
  pdf.drawText(doc, detail, nameLeft, pdf.drawText(doc, title, nameLeft, y + 4, titleStyle), detailStyle)
  pdf.drawText(doc, orders, ordersLeft, y + 5, ordersStyle)
  pdf.drawText(doc, formatCount(line.quantity, facts.language), right - quantityRoom, y + 2, {
    size: 15,
    font: 'black',
    // More than one of a thing is what is overlooked most.
    colour: line.quantity > 1 ? pdf.crimson : pdf.ink,
    align: 'right',
    room: quantityRoom,
  })
  pdf.drawRule(doc, left, y + height, width)
  return y + height
}
