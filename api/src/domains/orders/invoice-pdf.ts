import PDFDocument from 'pdfkit'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import { bsDateOf, formatBsDate } from '@haat/contract/shared/bikram-sambat.ts'
import { formatDateTime } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { registerPdfFonts } from '#platform/pdf/pdf-fonts.ts'
import { drawLogoMark, drawWeave } from '#platform/pdf/pdf-marks.ts'
import { invoiceWords } from './invoice-words.ts'
import type { InvoicePaper } from './invoices.service.ts'

export interface Invoice {
  /** As it is counted: "2083/84-17". */
  number: string
  issuedAt: Date
  isCancelled: boolean
  orderNumber: string
  method: PaymentMethod
  buyer: { name: string; address: string }
  paper: InvoicePaper
}

const left = 50
const width = 495
const right = left + width
const bottom = 760
const muted = '#6B5560'
const ink = '#2B1820'
const line = '#E3D5C5'
/** Where quantity, rate and amount end. */
const columns = [left + 310, left + 400, right]

export async function drawInvoice(invoice: Invoice, language: Language): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: language,
    font: '',
    info: { Title: invoice.number, Author: invoice.paper.seller.name, Producer: 'Haat', Creator: 'Haat' },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', resolve)
    doc.on('error', reject)
  })
  registerPdfFonts(doc)
  draw(doc, invoice, language)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

type Doc = PDFKit.PDFDocument

function say(
  doc: Doc,
  text: string,
  x: number,
  y: number,
  { size = 10, font = 'regular', colour = ink, align = 'left' as 'left' | 'right', room = width } = {},
) {
  doc.font(font).fontSize(size).fillColor(colour)
  doc.text(text, align === 'right' ? x - room : x, y, { width: room, align })
  return doc.y
}

function draw(doc: Doc, invoice: Invoice, language: Language) {
  const words = invoiceWords[language]
  drawLogoMark(doc, left, 44, 26)
  say(doc, 'Haat हाट', left + 34, 44, { size: 18, font: 'black' })
  const title = invoice.paper.vat ? words.tax : words.plain
  say(doc, invoice.isCancelled ? `${title} · ${words.cancelled}` : title, right, 46, {
    size: 16,
    font: 'semibold',
    align: 'right',
    room: 300,
  })
  drawWeave(doc, left, 80, width)
  const end = Math.max(drawSeller(doc, invoice, language), drawFacts(doc, invoice, language))
  const after = drawLines(doc, invoice, language, end + 18)
  drawSums(doc, invoice, language, after + 8)
}

function drawSeller(doc: Doc, { paper, buyer }: Invoice, language: Language): number {
  const words = invoiceWords[language]
  const { seller } = paper
  const room = 270
  let y = say(doc, words.seller, left, 104, { colour: muted, size: 9 })
  y = say(doc, seller.name, left, y, { font: 'semibold', room })
  y = say(doc, inLanguage(seller.address, language), left, y, { room })
  y = say(doc, `${seller.isVatRegistered ? words.vatPan : words.pan} ${seller.panNumber}`, left, y, { room })
  y = say(doc, words.buyer, left, y + 8, { colour: muted, size: 9 })
  y = say(doc, buyer.name, left, y, { font: 'semibold', room })
  return say(doc, buyer.address, left, y, { room })
}

function drawFacts(doc: Doc, { number, issuedAt, orderNumber, method }: Invoice, language: Language): number {
  const words = invoiceWords[language]
  const bs = bsDateOf(issuedAt)
  const facts: [string, string][] = [
    [words.number, number],
    [
      words.date,
      [bs && formatBsDate(bs, language), formatDateTime(issuedAt, language)].filter(Boolean).join('\n'),
    ],
    [words.order, orderNumber],
    [words.payment, words.methods[method]],
  ]
  let y = 104
  for (const [label, value] of facts) {
    say(doc, label, right - 210, y, { colour: muted, size: 9, room: 80 })
    y = say(doc, value, right, y, { align: 'right', room: 140 }) + 2
  }
  return y
}

function drawLines(doc: Doc, { paper }: Invoice, language: Language, from: number): number {
  const words = invoiceWords[language]
  const rule = (y: number) => doc.moveTo(left, y).lineTo(right, y).lineWidth(0.7).stroke(line)
  const row = (y: number, cells: [string, string, string, string], font: string, colour: string) => {
    const end = say(doc, cells[0], left, y, { font, colour, room: 260 })
    columns.forEach((x, at) => say(doc, cells[at + 1]!, x, y, { font, colour, align: 'right', room: 90 }))
    return end + 5
  }
  let y = row(from, [words.item, words.quantity, words.rate, words.amount], 'semibold', muted)
  for (const { title, choice, sku, quantity, pricePaisa } of paper.lines) {
    if (y > bottom) {
      doc.addPage()
      y = 60
    }
    rule(y)
    const name = [title, ...choice].map((one) => inLanguage(one, language)).join(', ')
    const cells: [string, string, string, string] = [
      `${name} (${sku})`,
      formatCount(quantity, language),
      formatRupees(pricePaisa, language),
      formatRupees(quantity * pricePaisa, language),
    ]
    y = row(y + 5, cells, 'regular', ink)
  }
  rule(y)
  return y
}

function drawSums(doc: Doc, { paper }: Invoice, language: Language, from: number) {
  const words = invoiceWords[language]
  const sums: [string, number][] = [
    [words.goods, paper.goodsPaisa],
    [words.discount, -paper.discountPaisa],
    [words.delivery, paper.deliveryPaisa],
    ...(paper.vat
      ? ([
          [words.taxable, paper.vat.taxablePaisa],
          [words.vat, paper.vat.vatPaisa],
        ] as [string, number][])
      : []),
  ]
  if (from > bottom - 120) doc.addPage()
  let y = from > bottom - 120 ? 60 : from
  for (const [label, paisa] of sums) {
    say(doc, label, right - 240, y, { colour: muted, room: 140 })
    y =
      say(doc, `${paisa < 0 ? '−' : ''}${formatRupees(Math.abs(paisa), language)}`, right, y, {
        align: 'right',
        room: 120,
      }) + 2
  }
  say(doc, words.total, right - 240, y + 4, { font: 'semibold', size: 13, room: 120 })
  y = say(doc, formatRupees(paper.totalPaisa, language), right, y + 4, {
    font: 'black',
    size: 13,
    align: 'right',
    room: 140,
  })
  y = say(doc, paper.vat ? words.inclusive : words.noVat, left, y + 14, { colour: muted, size: 9 })
  say(doc, soldOn(paper, language), left, y, { colour: muted, size: 9 })
}

function soldOn({ market }: InvoicePaper, language: Language): string {
  const words = invoiceWords[language]
  const company = market && inLanguage(market.name, language)
  return company ? words.soldBy(company, market.panVatNumber) : words.sold
}
