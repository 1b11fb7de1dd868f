import { formatBsMonth } from '@haat/contract/shared/bs-months.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatExactAmount } from '@haat/contract/shared/money.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import * as pdf from '#platform/pdf/pdf-parts.ts'
import { amountInWords } from '../../orders/invoices/amount-in-words.ts'
import * as frame from '../papers/paper-frame.ts'
import { billTexts, type BillTexts } from './bill-texts.ts'
import type { BillLine, CommissionBill } from './commission-bill.ts'

export interface BillFacts {
  bill: CommissionBill
  /** "2083/84-17" */
  number: string
  fiscalYear: string
  issuedAt: Date
}

const figureRoom = 106

/** Haat's bill of the commission of a month, or its credit note. */
export function drawBill(doc: pdf.Doc, facts: BillFacts, language: Language) {
  const { bill, number } = facts
  const texts = billTexts[language]
  const other = billTexts[language === 'en' ? 'ne' : 'en']
  const seller = inLanguage(bill.seller.name, language) || 'Haat'
  const head = {
    title: texts.titles[bill.kind],
    // The tax office knows the papers by their Nepali names, so both stand there.
    otherTitle: other.titles[bill.kind],
    foot: `${seller} · ${texts.number} ${number}`,
  }
  const paper = frame.openPaper(doc, language, head, 'portrait')
  const address = inLanguage(bill.seller.address, language)
  const sellerPan = bill.seller.panNumber && `${texts.vatPan} ${bill.seller.panNumber}`
  const buyerPan = bill.buyer.isVatRegistered ? texts.vatPan : texts.pan
  frame.drawParties(
    paper,
    [
      [texts.seller, [seller, address, sellerPan]],
      [texts.buyer, frame.shopLines(bill.buyer, language, buyerPan)],
    ],
    [
      [texts.number, number],
      [texts.issued, frame.bothDays(facts.issuedAt, language)],
      [texts.supplied, formatBsMonth(bill.month, language)],
      [texts.fiscalYear, inDigitsOf(language, facts.fiscalYear)],
    ],
  )
  frame.drawHeading(paper, texts.about, 60)
  drawLines(paper, bill, texts)
  drawTotals(paper, bill, texts)
}

function drawLines(paper: frame.Paper, bill: CommissionBill, texts: BillTexts) {
  const { doc, language, left, right, room } = paper
  const row = (words: string, small: string, figures: [string, string], style: object) => {
    const nameRoom = room - 2 * figureRoom - 10
    const { y } = paper
    let end = pdf.drawText(doc, words, left, y, { ...style, room: nameRoom })
    if (small) {
      end = pdf.drawText(doc, small, left, end, { size: 9, colour: pdf.muted, room: nameRoom })
    }
    figures.forEach((figure, at) =>
      pdf.drawText(doc, figure, right - (2 - at) * figureRoom, y, {
        ...style,
        align: 'right',
        room: figureRoom,
      }),
    )
    paper.y = end + 5
    pdf.drawRule(doc, left, paper.y, room)
    paper.y += 5
  }
  row(texts.item, '', [texts.base, texts.amount], { size: 9, font: 'semibold', colour: pdf.muted })
  const sign = bill.kind === 'creditNote' ? -1 : 1
  for (const line of bill.lines) {
    const count = formatCount(line.count, language)
    const small = [
      line.kind === 'taken' ? texts.parcels(count) : texts.refunds(count),
      ...(line.vatRate === 0 ? [texts.withoutVat] : []),
    ]
    paper.fit(44)
    const paisa = sign * (line.kind === 'taken' ? line.commissionPaisa : -line.commissionPaisa)
    const base = formatExactAmount(line.basePaisa, language)
    row(lineName(line, texts, language), small.join(' · '), [base, formatExactAmount(paisa, language)], {})
  }
}

function lineName({ kind, rate }: BillLine, texts: BillTexts, language: Language) {
  if (rate === null) return kind === 'taken' ? texts.unknownTaken : texts.unknownGivenBack
  return texts[kind](frame.percentOf(rate, language))
}

/** What of the commission VAT was added to, in the sign of the bill. */
function taxablePaisa({ lines, kind }: CommissionBill) {
  const sign = kind === 'creditNote' ? -1 : 1
  return lines
    .filter(({ vatRate }) => vatRate > 0)
    .reduce((sum, line) => sum + sign * (line.kind === 'taken' ? 1 : -1) * line.commissionPaisa, 0)
}

function drawTotals(paper: frame.Paper, bill: CommissionBill, texts: BillTexts) {
  const { doc, language, left, room } = paper
  paper.fit(190)
  const half = { left: left + room - 290, room: 290 }
  const taxable = taxablePaisa(bill)
  const free = bill.commissionPaisa - taxable
  const vatRate = Math.max(0, ...bill.lines.map((line) => line.vatRate))
  frame.drawSumRow(paper, texts.commission, taxable, half)
  if (free !== 0) frame.drawSumRow(paper, texts.free, free, half)
  frame.drawSumRow(paper, texts.vat(frame.percentOf(vatRate, language)), bill.vatPaisa, half)
  frame.drawSumRow(paper, texts.total, bill.totalPaisa, { ...half, isTotal: true })
  const small = { size: 9, colour: pdf.muted, room } as const
  let y = pdf.drawText(doc, texts.inWords, left, paper.y + 10, small)
  for (const one of ['ne', 'en'] as const) {
    y = pdf.drawText(doc, amountInWords(bill.totalPaisa, one), left, y, { font: 'semibold', room })
  }
  y += 10
  const settled = bill.kind === 'bill' ? texts.settled : texts.returned
  for (const note of [settled, texts.rounding, texts.kept]) y = pdf.drawText(doc, note, left, y, small) + 2
  paper.y = y
}
