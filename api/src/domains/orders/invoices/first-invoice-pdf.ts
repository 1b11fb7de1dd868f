import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { bsDateOf, formatBsDate } from '@haat/contract/shared/bikram-sambat.ts'
import { formatDateTime } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { drawLogoMark, drawWeave } from '#platform/pdf/pdf-marks.ts'
import type { InvoiceFacts } from './invoice-pdf.ts'

/** What the bills said that were issued before layouts were numbered. Their prices include the VAT. */
export interface FirstInvoiceContent {
  seller: { name: string; address: Bilingual; panNumber: string; isVatRegistered: boolean }
  lines: { title: Bilingual; choice: Bilingual[]; sku: string; quantity: number; pricePaisa: number }[]
  goodsPaisa: number
  discountPaisa: number
  deliveryPaisa: number
  totalPaisa: number
  /** The company that runs the market; the very first do not name it. */
  market?: { name: Bilingual; panVatNumber: string }
  /** Null for a seller who is not registered for VAT. */
  vat: { taxablePaisa: number; vatPaisa: number } | null
}

type Invoice = InvoiceFacts & { paper: FirstInvoiceContent }

/** The rate when these bills were issued. */
const vatPercent = 13
const left = 50
const width = 495
const right = left + width
const bottom = 760
const muted = '#6B5560'
const ink = '#2B1820'
const ruleColour = '#E3D5C5'
/** The right edges of the columns for quantity, rate and amount. */
const columnEdges = [left + 310, left + 400, right]

type Doc = PDFKit.PDFDocument

function drawText(
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

/** Draws a bill of the first layout, which nobody changes any more: it has to look as it did when it was issued. */
export function drawFirstInvoice(doc: Doc, invoice: Invoice, language: Language) {
  doc.addPage()
  const texts = invoiceTexts[language]
  drawLogoMark(doc, left, 44, 26)
  drawText(doc, 'Haat हाट', left + 34, 44, { size: 18, font: 'black' })
  const title = invoice.paper.vat ? texts.tax : texts.plain
  drawText(doc, invoice.cancelledAt ? `${title} · ${texts.cancelled}` : title, right, 46, {
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
  const texts = invoiceTexts[language]
  const { seller } = paper
  const room = 270
  let y = drawText(doc, texts.seller, left, 104, { colour: muted, size: 9 })
  y = drawText(doc, seller.name, left, y, { font: 'semibold', room })
  y = drawText(doc, inLanguage(seller.address, language), left, y, { room })
  y = drawText(doc, `${seller.isVatRegistered ? texts.vatPan : texts.pan} ${seller.panNumber}`, left, y, {
    room,
  })
  y = drawText(doc, texts.buyer, left, y + 8, { colour: muted, size: 9 })
  y = drawText(doc, buyer.name, left, y, { font: 'semibold', room })
  return drawText(doc, buyer.address, left, y, { room })
}

function drawFacts(doc: Doc, { number, issuedAt, orderNumber, method }: Invoice, language: Language): number {
  const texts = invoiceTexts[language]
  const bs = bsDateOf(issuedAt)
  const facts: [string, string][] = [
    [texts.number, number],
    [
      texts.date,
      [bs && formatBsDate(bs, language), formatDateTime(issuedAt, language)].filter(Boolean).join('\n'),
    ],
    [texts.order, orderNumber],
    [texts.payment, texts.methods[method]],
  ]
  let y = 104
  for (const [label, value] of facts) {
    drawText(doc, label, right - 210, y, { colour: muted, size: 9, room: 80 })
    y = drawText(doc, value, right, y, { align: 'right', room: 140 }) + 2
  }
  return y
}

function drawLines(doc: Doc, { paper }: Invoice, language: Language, from: number): number {
  const texts = invoiceTexts[language]
  const rule = (y: number) => doc.moveTo(left, y).lineTo(right, y).lineWidth(0.7).stroke(ruleColour)
  const row = (y: number, cells: [string, string, string, string], font: string, colour: string) => {
    const end = drawText(doc, cells[0], left, y, { font, colour, room: 260 })
    columnEdges.forEach((x, at) =>
      drawText(doc, cells[at + 1]!, x, y, { font, colour, align: 'right', room: 90 }),
    )
    return end + 5
  }
  let y = row(from, [texts.item, texts.quantity, texts.rate, texts.amount], 'semibold', muted)
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
  const texts = invoiceTexts[language]
  const sums: [string, number][] = [
    [texts.goods, paper.goodsPaisa],
    [texts.discount, -paper.discountPaisa],
    [texts.delivery, paper.deliveryPaisa],
    ...(paper.vat
      ? ([
          [texts.taxable, paper.vat.taxablePaisa],
          [texts.vat(formatCount(vatPercent, language)), paper.vat.vatPaisa],
        ] as [string, number][])
      : []),
  ]
  if (from > bottom - 120) doc.addPage()
  let y = from > bottom - 120 ? 60 : from
  for (const [label, paisa] of sums) {
    drawText(doc, label, right - 240, y, { colour: muted, room: 140 })
    y =
      drawText(doc, `${paisa < 0 ? '−' : ''}${formatRupees(Math.abs(paisa), language)}`, right, y, {
        align: 'right',
        room: 120,
      }) + 2
  }
  drawText(doc, texts.total, right - 240, y + 4, { font: 'semibold', size: 13, room: 120 })
  y = drawText(doc, formatRupees(paper.totalPaisa, language), right, y + 4, {
    font: 'black',
    size: 13,
    align: 'right',
    room: 140,
  })
  y = drawText(doc, paper.vat ? texts.inclusive : texts.noVat, left, y + 14, { colour: muted, size: 9 })
  drawText(doc, marketLine(paper, language), left, y, { colour: muted, size: 9 })
}

function marketLine({ market }: FirstInvoiceContent, language: Language): string {
  const texts = invoiceTexts[language]
  const company = market && inLanguage(market.name, language)
  return company ? texts.soldBy(company, market.panVatNumber) : texts.sold
}

const en = {
  tax: 'Tax invoice',
  plain: 'Invoice',
  cancelled: 'Cancelled',
  seller: 'Seller',
  buyer: 'Buyer',
  pan: 'PAN',
  vatPan: 'VAT/PAN',
  number: 'Invoice no.',
  date: 'Date',
  order: 'Order',
  payment: 'Payment',
  methods: { cod: 'Cash on delivery', esewa: 'eSewa', khalti: 'Khalti' },
  item: 'Item',
  quantity: 'Qty',
  rate: 'Rate',
  amount: 'Amount',
  goods: 'Goods',
  discount: 'Discount',
  delivery: 'Delivery',
  taxable: 'Taxable value',
  vat: (percent: string) => `VAT ${percent} %`,
  total: 'Total',
  inclusive: 'Prices include VAT.',
  noVat: 'The seller is not registered for VAT.',
  sold: 'Sold on Haat. An issued invoice is never changed.',
  soldBy: (company: string, pan: string) =>
    `Sold on Haat, which ${company} runs (PAN/VAT ${pan}). An issued invoice is never changed.`,
}

const ne: typeof en = {
  tax: 'कर बीजक',
  plain: 'बीजक',
  cancelled: 'रद्द',
  seller: 'बिक्रेता',
  buyer: 'खरिदकर्ता',
  pan: 'प्यान',
  vatPan: 'मूल्य अभिवृद्धि कर/प्यान',
  number: 'बीजक नं.',
  date: 'मिति',
  order: 'अर्डर',
  payment: 'भुक्तानी',
  methods: { cod: 'सामान पाएपछि नगद', esewa: 'इसेवा', khalti: 'खल्ती' },
  item: 'सामान',
  quantity: 'परिमाण',
  rate: 'दर',
  amount: 'रकम',
  goods: 'सामान',
  discount: 'छुट',
  delivery: 'डेलिभरी',
  taxable: 'करयोग्य रकम',
  vat: (percent) => `मूल्य अभिवृद्धि कर ${percent} %`,
  total: 'जम्मा',
  inclusive: 'मूल्यमा मूल्य अभिवृद्धि कर समावेश छ।',
  noVat: 'बिक्रेता मूल्य अभिवृद्धि करमा दर्ता छैन।',
  sold: 'हाटमा बेचिएको। जारी भएको बीजक कहिल्यै फेरिँदैन।',
  soldBy: (company, pan) =>
    `${company} (प्यान/भ्याट ${pan}) ले चलाएको हाटमा बेचिएको। जारी भएको बीजक कहिल्यै फेरिँदैन।`,
}

const invoiceTexts: Record<Language, typeof en> = { en, ne }
