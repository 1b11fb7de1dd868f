import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import { formatBsDate, publishedBsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { formatDateTime } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatExactAmount } from '@haat/contract/shared/money.ts'
import { formatCount, groupLakh, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { drawLogoMark, drawWeave } from '#platform/pdf/pdf-marks.ts'
import { amountInWords } from './amount-in-words.ts'
import type { CancelReason, InvoiceContent } from './invoice-content.ts'
import { invoiceTexts, type InvoiceTexts } from './invoice-texts.ts'

/** What a bill says beside its stored content. */
export interface InvoiceFacts {
  /** Fiscal year and number, as "2083/84-17". */
  number: string
  issuedAt: Date
  /** Null for a bill that holds. */
  cancelledAt: Date | null
  cancelReason: CancelReason | null
  /** 0 for the original, and then counted. */
  copyNumber: number
  orderNumber: string
  method: PaymentMethod
  buyer: { name: string; address: string; pan: string | null }
}
export type Invoice = InvoiceFacts & { paper: InvoiceContent }

const left = 50
const width = 495
const right = left + width
const top = 60
const bottom = 780
const muted = '#6B5560'
const ink = '#2B1820'
const crimson = '#B5123E'
const ruleColour = '#E3D5C5'
/** The columns of goods: where the name begins and how wide it may be, and the right edges of the figures. */
const nameLeft = left + 26
const nameRoom = 240
const figureEdges = [left + 315, left + 410, right]

type Doc = PDFKit.PDFDocument
interface Page {
  doc: Doc
  invoice: Invoice
  language: Language
  texts: InvoiceTexts
}

/** Draws a bill on pages of its own. */
export function drawInvoice(doc: Doc, invoice: Invoice, language: Language) {
  doc.addPage()
  const page = { doc, invoice, language, texts: invoiceTexts[language] }
  const head = drawHead(page)
  const parties = Math.max(drawParties(page, head), drawFacts(page, head))
  drawSums(page, drawLines(page, parties + 16) + 8)
}

interface TextStyle {
  size?: number
  font?: string
  colour?: string
  align?: 'left' | 'right'
  room?: number
}

/** Draws a text and returns where it ends; of a text that is aligned to the right, `x` is its right edge. */
function drawText(doc: Doc, text: string, x: number, y: number, style: TextStyle = {}) {
  const { size = 10, font = 'regular', colour = ink, align = 'left', room = width } = style
  doc.font(font).fontSize(size).fillColor(colour)
  doc.text(text, align === 'right' ? x - room : x, y, { width: room, align })
  return doc.y
}

function formatRate(rate: string, language: Language): string {
  const [rupees = '', decimals = ''] = rate.split('.')
  return inDigitsOf(language, `${groupLakh(rupees)}.${decimals}`)
}

/** The day by Bikram Sambat, which English names; undefined for a day that no almanac has published. */
function formatBs(at: Date, language: Language): string | undefined {
  const bs = publishedBsDateOf(at)
  return bs && `${formatBsDate(bs, language)}${language === 'en' ? ' BS' : ''}`
}

const formatDay = (at: Date, language: Language) =>
  [formatBs(at, language), formatDateTime(at, language)].filter(Boolean).join('\n')

/** When and why it was cancelled; undefined for a bill that holds. */
function cancelMark({ invoice: { cancelledAt, cancelReason }, language, texts }: Page): string | undefined {
  if (!cancelledAt) return undefined
  const day = formatBs(cancelledAt, language) ?? formatDateTime(cancelledAt, language)
  return texts.cancelled(day, texts.cancelReasons[cancelReason ?? 'refused at the door'])
}

function drawHead(page: Page): number {
  const { doc, invoice, language, texts } = page
  const { paper, copyNumber } = invoice
  const title = { align: 'right', room: 330 } as const
  drawLogoMark(doc, left, 44, 26)
  drawText(doc, 'Haat हाट', left + 34, 44, { size: 18, font: 'black' })
  // The tax office knows the papers by their Nepali names, so both stand there.
  const nameIn = ({ creditNote, kinds }: InvoiceTexts) => (paper.credits ? creditNote : kinds[paper.kind])
  let y = drawText(doc, nameIn(texts), right, 40, { ...title, size: 16, font: 'semibold' })
  const other = nameIn(invoiceTexts[language === 'en' ? 'ne' : 'en'])
  y = drawText(doc, other, right, y - 4, { ...title, colour: muted })
  if (copyNumber > 0) {
    const mark = texts.copy(formatCount(copyNumber, language))
    y = drawText(doc, mark, right, y, { ...title, font: 'semibold' })
  }
  const cancelled = cancelMark(page)
  if (cancelled) y = drawText(doc, cancelled, right, y, { ...title, font: 'semibold', colour: crimson })
  const weave = Math.max(80, y + 4)
  drawWeave(doc, left, weave, width)
  return weave + 24
}

function drawParties({ doc, invoice, language, texts }: Page, from: number): number {
  const { seller, kind } = invoice.paper
  const { buyer } = invoice
  const room = 270
  const name = inLanguage({ en: seller.name, ne: seller.nameNe ?? '' }, language)
  const shopName = inLanguage(seller.shopName, language)
  let y = drawText(doc, texts.seller, left, from, { colour: muted, size: 9 })
  y = drawText(doc, name, left, y, { font: 'semibold', room })
  if (shopName && shopName !== name) y = drawText(doc, shopName, left, y, { room })
  y = drawText(doc, inLanguage(seller.address, language), left, y, { room })
  y = drawText(doc, `${kind === 'plain' ? texts.pan : texts.vatPan} ${seller.panNumber}`, left, y, { room })
  y = drawText(doc, texts.buyer, left, y + 8, { colour: muted, size: 9 })
  y = drawText(doc, buyer.name, left, y, { font: 'semibold', room })
  y = drawText(doc, buyer.address, left, y, { room })
  if (buyer.pan === null) return y
  return drawText(doc, `${texts.buyerPan} ${buyer.pan}`, left, y, { room })
}

function drawFacts({ doc, invoice, language, texts }: Page, from: number): number {
  const { number, issuedAt, orderNumber, method, paper } = invoice
  const { credits } = paper
  const dated: [string, string][] = credits
    ? [
        [texts.credits, credits.bill],
        [texts.billed, formatDay(new Date(credits.issuedAt), language)],
      ]
    : [[texts.supplied, formatDay(new Date(paper.suppliedAt), language)]]
  const facts: [string, string][] = [
    [texts.number, number],
    [texts.issued, formatDay(issuedAt, language)],
    ...dated,
    ...(paper.replaces === undefined ? [] : [[texts.replaces, paper.replaces] satisfies [string, string]]),
    [texts.order, orderNumber],
    [texts.payment, texts.methods[method]],
  ]
  let y = from
  for (const [label, value] of facts) {
    drawText(doc, label, right - 220, y, { colour: muted, size: 9, room: 85 })
    y = drawText(doc, value, right, y, { align: 'right', room: 135 }) + 2
  }
  return y
}

const drawRule = (doc: Doc, y: number) =>
  doc.moveTo(left, y).lineTo(right, y).lineWidth(0.7).stroke(ruleColour)

/** Where the next part of this height goes: here, or at the top of a new page, which says whose it is, if it does not fit. */
function fit(page: Page, y: number, height: number): number {
  const { doc, invoice, texts } = page
  if (y + height <= bottom) return y
  doc.addPage()
  const cancelled = cancelMark(page)
  const whose = `${texts.number} ${invoice.number} · ${invoice.orderNumber}`
  drawText(doc, whose, left, 34, { colour: muted, size: 9, room: 200 })
  const mark = { colour: cancelled ? crimson : muted, size: 9, align: 'right', room: 280 } as const
  drawText(doc, cancelled ?? texts.goesOn, right, 34, mark)
  return top
}

function drawLines(page: Page, from: number): number {
  const { doc, invoice, language, texts } = page
  const { paper } = invoice
  const row = (y: number, [position, name, ...figures]: string[], style: TextStyle) => {
    drawText(doc, position!, left, y, { ...style, room: 24 })
    const end = drawText(doc, name!, nameLeft, y, { ...style, room: nameRoom })
    figures.forEach((figure, at) =>
      drawText(doc, figure, figureEdges[at]!, y, { ...style, align: 'right', room: at === 0 ? 46 : 92 }),
    )
    return end + 5
  }
  const rate = paper.kind === 'abbreviated' ? texts.rateWithVat : texts.rate
  const names = [texts.position, texts.item, texts.quantity, rate, texts.amount]
  let y = row(from, names, { font: 'semibold', colour: muted, size: 9 })
  paper.lines.forEach((line, at) => {
    const name = [line.title, ...line.choice].map((one) => inLanguage(one, language)).join(', ')
    const mark = line.vat === 'exempt' || line.vat === 'zero' ? ` · ${texts.marks[line.vat]}` : ''
    const full = `${name}${mark} (${line.sku})`
    y = fit(page, y, doc.font('regular').fontSize(10).heightOfString(full, { width: nameRoom }) + 10)
    drawRule(doc, y)
    y = row(
      y + 5,
      [
        formatCount(at + 1, language),
        full,
        formatCount(line.quantity, language),
        formatRate(line.rate, language),
        formatExactAmount(line.amountPaisa, language),
      ],
      {},
    )
  })
  drawRule(doc, y)
  return y
}

type SumRow = [label: string, paisa: number]

/**
 * The rows under the goods, in the order of Schedule 5 of the VAT rules: value, discount, taxable value, VAT, total. The total
 * of an abbreviated bill includes VAT, so what of it is taxed stands below it.
 */
function sumRows({ paper }: Invoice, texts: InvoiceTexts, language: Language) {
  const { kind, taxablePaisa, vatPaisa } = paper
  const percent = formatCount(paper.vatPercent, language)
  const untaxed = [
    [texts.exempt, paper.exemptPaisa],
    [texts.zero, paper.zeroPaisa],
  ] satisfies SumRow[]
  const free: SumRow[] = untaxed.filter(([, paisa]) => paisa > 0)
  const sums: SumRow[] = [
    [texts.goods, paper.goodsPaisa],
    [texts.discount, -paper.discountPaisa],
    [texts.delivery, paper.deliveryPaisa],
  ]
  if (kind === 'plain') return { above: sums, below: [] }
  if (kind === 'abbreviated') {
    const taxed: SumRow[] = vatPaisa > 0 ? [[texts.taxableWithVat(percent), taxablePaisa + vatPaisa]] : []
    return { above: sums, below: [...taxed, ...free] }
  }
  const above: SumRow[] = [...sums, [texts.taxable, taxablePaisa], ...free, [texts.vat(percent), vatPaisa]]
  return { above, below: [] }
}

function drawSums(page: Page, from: number) {
  const { doc, invoice, language, texts } = page
  const { paper } = invoice
  const { above, below } = sumRows(invoice, texts, language)
  // The sums stay together with the total in words: half a sum on a page of its own could be anything's.
  let y = fit(page, from, (above.length + below.length) * 18 + (paper.credits ? 230 : 150))
  const drawRow = ([label, paisa]: SumRow) => {
    const end = drawText(doc, label, right - 290, y, { colour: muted, room: 175 })
    drawText(doc, formatExactAmount(paisa, language), right, y, { align: 'right', room: 110 })
    y = end + 2
  }
  above.forEach(drawRow)
  const total = { font: 'semibold', size: 13 }
  drawText(doc, texts.total, right - 290, y + 4, { ...total, room: 150 })
  y = drawText(doc, `${texts.rupees} ${formatExactAmount(paper.totalPaisa, language)}`, right, y + 4, {
    ...total,
    font: 'black',
    align: 'right',
    room: 150,
  })
  below.forEach(drawRow)
  y = drawText(doc, texts.inWords, left, y + 12, { colour: muted, size: 9 })
  y = drawText(doc, amountInWords(paper.totalPaisa, 'ne'), left, y, { font: 'semibold' })
  y = drawText(doc, amountInWords(paper.totalPaisa, 'en'), left, y, { font: 'semibold' })
  if (paper.credits) {
    y = drawText(doc, texts.reason, left, y + 12, { colour: muted, size: 9 })
    y = drawText(doc, paper.credits.reason, left, y)
  }
  const { market } = paper
  const company = inLanguage(market.name, language)
  const sold = company ? texts.soldBy(company, market.panNumber) : texts.sold
  drawText(doc, sold, left, y + 12, { colour: muted, size: 9 })
}
