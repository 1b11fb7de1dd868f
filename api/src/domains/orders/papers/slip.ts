import { formatLocalDate, formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { drawWeave } from '#platform/pdf/pdf-marks.ts'
import * as pdf from '#platform/pdf/pdf-parts.ts'
import type { PaperLine, PaperParcel } from './paper-parcels.service.ts'
import { drawQrCode, drawShelf, drawTickBox, type PaperFacts } from './paper-parts.ts'
import { paperTexts } from './paper-texts.ts'

/** A5 in points. */
const size: [width: number, height: number] = [419.53, 595.28]
const left = 28
const width = size[0] - 2 * left
const right = left + width
const bottom = size[1] - 44
const nameLeft = left + 24
const shelfRoom = 84
const quantityRoom = 42
const nameRoom = right - quantityRoom - shelfRoom - 8 - nameLeft

interface Page {
  doc: pdf.Doc
  one: PaperParcel
  facts: PaperFacts
  pageNumber: number
}

/** What is in a parcel, to be ticked off while it is packed. It lies beside the goods, so it names no price: some are gifts. */
export function drawSlip(doc: pdf.Doc, one: PaperParcel, facts: PaperFacts) {
  const page: Page = { doc, one, facts, pageNumber: 0 }
  beginPage(page)
  let y = drawTableHead(page, drawNote(page, drawFacts(page)))
  for (const line of one.lines) y = drawLine(page, line, y)
  drawEnd(page, y)
}

function beginPage(page: Page) {
  const { doc, one, facts } = page
  const { language, shop, printedAt } = facts
  const texts = paperTexts[language]
  page.pageNumber += 1
  doc.addPage({ size, margin: 0 })
  pdf.drawBrand(doc, left, 24, 20)
  pdf.drawText(doc, texts.slip, right - 200, 22, { size: 15, font: 'semibold', align: 'right', room: 200 })
  drawWeave(doc, left, 52, width)
  const small = { size: 8, colour: pdf.muted, lines: 1 } as const
  const foot = `${inLanguage(shop.name, language)} · ${texts.printed(formatLocalDateTime(printedAt, language))}`
  pdf.drawText(doc, foot, left, bottom + 16, { ...small, room: width - 90 })
  const mark = `${one.number} · ${texts.page(formatCount(page.pageNumber, language))}`
  pdf.drawText(doc, mark, right - 90, bottom + 16, { ...small, align: 'right', room: 90 })
}

function drawFacts({ doc, one, facts: { language } }: Page): number {
  const texts = paperTexts[language]
  const { parcel, destination } = one
  const qr = 54
  const room = width - qr - 16
  drawQrCode(doc, one.number, right - qr, 72, qr)
  const figures = [one.position, one.count].map((figure) => formatCount(figure, language)) as [string, string]
  let y = pdf.drawText(doc, `${texts.order} ${one.number}`, left, 66, { size: 20, font: 'black', room })
  y = pdf.drawText(doc, `${destination.name} · ${texts.parcelOf(...figures)}`, left, y, {
    size: 10.5,
    room,
    lines: 2,
  })
  const days = texts.days(formatLocalDate(parcel.dueFrom, language), formatLocalDate(parcel.dueTo, language))
  y = pdf.drawText(doc, `${texts.promised}: ${days}`, left, y, { size: 9.5, colour: pdf.muted, room })
  return Math.max(y, 72 + qr) + 10
}

function drawNote({ doc, one, facts: { language } }: Page, from: number): number {
  if (one.note === '') return from
  const heading = { size: 9, font: 'semibold', colour: '#7A4A00', room: width - 24, lines: 1 } as const
  const words = { size: 10.5, room: width - 24 }
  const height = pdf.heightOf(doc, one.note, words) + 30
  doc.roundedRect(left, from, width, height, 6).fill(pdf.cream)
  const y = pdf.drawText(doc, paperTexts[language].note(one.destination.name), left + 12, from + 7, heading)
  pdf.drawText(doc, one.note, left + 12, y + 1, words)
  return from + height + 10
}

function drawTableHead({ doc, facts: { language } }: Page, y: number): number {
  const texts = paperTexts[language]
  const style = { size: 8.5, font: 'semibold', colour: pdf.muted, lines: 1 } as const
  pdf.drawText(doc, texts.goods, nameLeft, y, { ...style, room: nameRoom })
  pdf.drawText(doc, texts.shelf, nameLeft + nameRoom + 8, y, { ...style, room: shelfRoom })
  const end = pdf.drawText(doc, texts.quantity, right - quantityRoom, y, {
    ...style,
    align: 'right',
    room: quantityRoom,
  })
  return end + 4
}

function drawLine(page: Page, line: PaperLine, from: number): number {
  const { doc, facts } = page
  const { language } = facts
  const title = { size: 10.5, font: 'semibold', room: nameRoom, lines: 2 } as const
  const detail = { size: 9, colour: pdf.muted, room: nameRoom, lines: 2 } as const
  const words = inLanguage(line.title, language)
  const choice = [...line.choice.map((one) => inLanguage(one, language)), line.sku].join(' · ')
  const height =
    Math.min(pdf.heightOf(doc, words, title), 30) + Math.min(pdf.heightOf(doc, choice, detail), 26) + 13
  const y = from + height > bottom ? nextPage(page) : from
  pdf.drawRule(doc, left, y, width)
  drawTickBox(doc, left, y + 7, 13)
  const end = pdf.drawText(doc, choice, nameLeft, pdf.drawText(doc, words, nameLeft, y + 5, title), detail)
  if (line.shelf)
    drawShelf(doc, line.shelf, nameLeft + nameRoom + 8, y + 6, { size: 9.5, room: shelfRoom - 12 })
  const count = `× ${formatCount(line.quantity, language)}`
  pdf.drawText(doc, count, right - quantityRoom, y + 4, {
    size: 13,
    font: 'black',
    // More than one of a thing is what is overlooked most.
    colour: line.quantity > 1 ? pdf.crimson : pdf.ink,
    align: 'right',
    room: quantityRoom,
  })
  return Math.max(end, y + 24) + 5
}

function nextPage(page: Page): number {
  beginPage(page)
  return drawTableHead(page, 68)
}

function drawEnd(page: Page, from: number) {
  const { doc, one, facts } = page
  const { language } = facts
  const texts = paperTexts[language]
  const y = from + 62 > bottom ? nextPage(page) : from
  pdf.drawRule(doc, left, y, width, pdf.ink)
  const pieces = one.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const sum = texts.pieces(formatCount(pieces, language), formatCount(one.lines.length, language))
  pdf.drawText(doc, sum, left, y + 6, { size: 11, font: 'semibold', align: 'right', room: width })
  const column = (width - 24) / 2
  ;[texts.packedBy, texts.checkedBy].forEach((label, at) => {
    const x = left + at * (column + 24)
    pdf.drawRule(doc, x, y + 50, column, pdf.muted)
    pdf.drawText(doc, label, x, y + 52, { size: 8, colour: pdf.muted, room: column })
  })
}
