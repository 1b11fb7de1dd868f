import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { drawWeave } from '#platform/pdf/pdf-marks.ts'
import * as pdf from '#platform/pdf/pdf-parts.ts'
import type { PaperParcel } from './paper-parcels.service.ts'
import { drawCode128, drawQrCode, type PaperFacts } from './paper-parts.ts'
import { paperTexts } from './paper-texts.ts'
import { withoutPhones } from './without-phones.ts'

const { black, muted } = pdf
/** A6 in points. */
const size: [width: number, height: number] = [297.64, 419.53]
const left = 18
const width = size[0] - 2 * left
const right = left + width

/** The label on a parcel: black on white, since many shops print it on thermal paper. It never has a phone number. */
export function drawLabel(doc: pdf.Doc, one: PaperParcel, facts: PaperFacts) {
  doc.addPage({ size, margin: 0 })
  drawHead(doc, one, facts)
  drawDestination(doc, one, facts)
  drawCash(doc, one, facts)
  drawCodes(doc, one)
  drawSender(doc, facts)
}

function drawHead(doc: pdf.Doc, { position, count }: PaperParcel, { language }: PaperFacts) {
  const figures = [position, count].map((figure) => formatCount(figure, language)) as [string, string]
  pdf.drawBrand(doc, left, 16, 20)
  pdf.drawText(doc, paperTexts[language].parcelOf(...figures), right - 150, 17, {
    size: 12,
    font: 'semibold',
    colour: black,
    align: 'right',
    room: 150,
  })
  drawWeave(doc, left, 42, width)
}

function drawDestination(doc: pdf.Doc, { destination }: PaperParcel, { language }: PaperFacts) {
  const texts = paperTexts[language]
  const { name, tole, landmark, ward, districtName, localLevelName } = destination
  const place = `${inLanguage(localLevelName, language)}-${inDigitsOf(language, String(ward))}`
  let y = pdf.drawText(doc, texts.to, left, 55, { size: 8.5, colour: muted, room: width })
  const nameStyle = { font: 'black', colour: black, room: width, lines: 2 } as const
  y = pdf.drawText(doc, name!, left, y - 1, {
    ...nameStyle,
    size: pdf.fitSize(doc, name!, [18, 15, 12.5], nameStyle),
  })
  y = pdf.drawText(doc, tole!, left, y, { size: 12, colour: black, room: width, lines: 2 })
  if (landmark) {
    y = pdf.drawText(doc, texts.near(landmark), left, y, {
      size: 10.5,
      colour: black,
      room: width,
      lines: 2,
    })
  }
  drawPlace(doc, `${place}, ${inLanguage(districtName, language)}`)
}

/** Parcels are sorted by where they go, so that is as large as the paper allows, and always in the same place. */
function drawPlace(doc: pdf.Doc, place: string) {
  const style = { font: 'black', colour: black, room: width } as const
  const large = pdf.fitSize(doc, place, [21, 17, 12.5], { ...style, lines: 1 })
  const lines = large > 12.5 ? 1 : 2
  pdf.drawText(doc, place, left, cashTop - 8 - lines * large * 1.34, { ...style, size: large, lines })
}

const cashTop = 206
const cashHeight = 62

/** What the courier takes, so large that nobody overlooks it: dark where there is something, outlined where there is not. */
function drawCash(doc: pdf.Doc, { cashPaisa, order }: PaperParcel, { language }: PaperFacts) {
  const texts = paperTexts[language]
  const other = paperTexts[language === 'en' ? 'ne' : 'en']
  const box = () => doc.roundedRect(left, cashTop, width, cashHeight, 8)
  const inner = { room: width - 24, lines: 1 } as const
  if (cashPaisa > 0) {
    box().fill(black)
    const label = `${texts.cash} · ${other.cash}`
    pdf.drawText(doc, label, left + 12, cashTop + 7, { ...inner, size: 11, colour: '#FFFFFF' })
    const amount = formatRupees(cashPaisa, language)
    pdf.drawText(doc, amount, left + 12, cashTop + 20, {
      ...inner,
      size: 29,
      font: 'black',
      colour: '#FFFFFF',
    })
    return
  }
  box().lineWidth(1.6).stroke(black)
  const isPaid = order.method !== 'cod'
  const label = isPaid ? `${texts.noCash} · ${other.noCash}` : `${texts.nothingToPay} · ${other.nothingToPay}`
  pdf.drawText(doc, label, left + 12, cashTop + 7, { ...inner, size: 11, colour: black })
  const word = isPaid ? texts.paid : texts.noCash
  pdf.drawText(doc, word, left + 12, cashTop + 22, { ...inner, size: 25, font: 'black', colour: black })
}

const codesTop = 280
const qrSize = 78

function drawCodes(doc: pdf.Doc, { number }: PaperParcel) {
  drawQrCode(doc, number, left, codesTop, qrSize)
  // Between the two codes and at the edge of the paper stays the white that scanners need.
  const from = left + qrSize + 26
  const room = right - from - 4
  drawCode128(doc, number, from, codesTop, { room, height: 48 })
  const style = { font: 'black', colour: black, align: 'center', room, lines: 1 } as const
  const numberSize = pdf.fitSize(doc, number, [19, 14, 11], style)
  pdf.drawText(doc, number, from, codesTop + 51, { ...style, size: numberSize })
}

function drawSender(doc: pdf.Doc, { shop, printedAt, language }: PaperFacts) {
  const texts = paperTexts[language]
  const top = 369
  pdf.drawRule(doc, left, top, width)
  const sender = [shop.name, shop.address].map((text) => inLanguage(text, language)).join(', ')
  pdf.drawText(doc, `${texts.from}: ${withoutPhones(sender)}`, left, top + 4, {
    size: 8.5,
    font: 'semibold',
    colour: black,
    room: width,
    lines: 1,
  })
  const small = { size: 7.5, colour: muted, room: width, lines: 1 } as const
  pdf.drawText(doc, texts.backTo, left, top + 17, small)
  pdf.drawText(doc, texts.printed(formatLocalDateTime(printedAt, language)), left, top + 27, small)
}
