import { formatBsMonth } from '@haat/contract/shared/bs-months.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatExactAmount } from '@haat/contract/shared/money.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import * as pdf from '#platform/pdf/pdf-parts.ts'
import * as frame from './paper-frame.ts'
import { drawNotes } from './statement-pdf.ts'
import { columnsOf, wholeYear, yearColumns, type YearMonth } from './year-months.ts'

export interface YearFacts {
  shop: frame.PaperShop
  fiscalYear: string
  isClosed: boolean
  /** Shrawan first. */
  months: YearMonth[]
}

const monthRoom = 96

/** A fiscal year: a row for every month, the sum of all, and the bills. */
export function drawYear(
  doc: pdf.Doc,
  { shop, fiscalYear, isClosed, months }: YearFacts,
  language: Language,
) {
  const texts = frame.textsOf(language)
  const year = inDigitsOf(language, fiscalYear)
  const [name = '', ...lines] = frame.shopLines(shop, language, texts.pan)
  const head = {
    title: `${texts.yearStatement} ${year}`,
    mark: isClosed ? undefined : texts.notClosed,
    foot: `${name} · ${year}`,
  }
  const paper = frame.openPaper(doc, language, head, 'landscape')
  frame.drawParties(
    paper,
    [[texts.shop, [name, ...lines]]],
    [
      [texts.fiscalYear, year],
      [texts.printed, frame.printedAt(language)],
    ],
  )
  const names = [texts.opening, ...yearColumns.map((column) => texts.year[column]), texts.year.closing]
  drawRow(paper, texts.year.months, names, { size: 9, font: 'semibold', colour: pdf.muted })
  pdf.drawRule(doc, paper.left, paper.y, paper.room, pdf.ink)
  for (const month of months) {
    drawRow(paper, formatBsMonth(month.month, language), figuresOf(month, language), { size: 9.5 })
    pdf.drawRule(doc, paper.left, paper.y, paper.room)
  }
  const whole = figuresOf(wholeYear(months), language)
  drawRow(paper, texts.year.total, whole, { size: 9.5, font: 'semibold' })
  drawBills(paper, months)
  drawNotes(paper, [texts.year.note])
}

function figuresOf(month: Pick<YearMonth, 'openingPaisa' | 'closingPaisa' | 'sums'>, language: Language) {
  const columns = columnsOf(month)
  const paisa = [month.openingPaisa, ...yearColumns.map((column) => columns[column]), month.closingPaisa]
  return paisa.map((one) => formatExactAmount(one, language))
}

function drawRow(paper: frame.Paper, name: string, figures: string[], style: object) {
  const { doc, left, room } = paper
  paper.fit(24)
  const { y } = paper
  const each = (room - monthRoom) / figures.length
  pdf.drawText(doc, name, left, y + 4, { ...style, room: monthRoom, lines: 1 })
  figures.forEach((figure, at) =>
    pdf.drawText(doc, figure, left + monthRoom + at * each, y + 4, {
      ...style,
      align: 'right',
      room: each,
      lines: 1,
    }),
  )
  paper.y = y + 21
}

function drawBills(paper: frame.Paper, months: readonly YearMonth[]) {
  const { language, texts, left } = paper
  const bills = months.flatMap(({ month, bill }) => (bill ? [{ month, ...bill }] : []))
  if (bills.length === 0) return
  paper.y += 12
  frame.drawHeading(paper, texts.year.bills, 40)
  for (const { month, number, kind, totalPaisa } of bills) {
    const words = `${number} · ${formatBsMonth(month, language)}`
    const paisa = kind === 'creditNote' ? -totalPaisa : totalPaisa
    frame.drawSumRow(paper, words, paisa, { left, room: 330 })
  }
}
