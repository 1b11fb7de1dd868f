import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LedgerEntry, LedgerMonth } from '@haat/contract/domains/ledger.ts'
import { daysOfBsMonth, fiscalYearOfMonth, formatBsMonth } from '@haat/contract/shared/bs-months.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatExactAmount } from '@haat/contract/shared/money.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import * as pdf from '#platform/pdf/pdf-parts.ts'
import { entryWords, rateWords } from './entry-words.ts'
import * as frame from './paper-frame.ts'

export interface StatementFacts {
  shop: frame.PaperShop
  month: LedgerMonth
  /** Null while the month is not closed, and for one that has no papers. */
  closedAt: Date | null
  /** What the bank or the wallet calls a payout, by its number. */
  references: ReadonlyMap<string, string>
}

const dayRoom = 96
const amountRoom = 82
const afterRoom = 86
const lineHeight = 15
const entriesPerTurn = 50

/** The statement of a month: how it added up, and every line of it. */
export async function drawStatement(
  doc: pdf.Doc,
  facts: StatementFacts,
  entries: readonly LedgerEntry[],
  language: Language,
): Promise<void> {
  const { month, shop } = facts
  const name = formatBsMonth(month.month, language)
  const paper = frame.openPaper(doc, language, headOf(facts, name, language), 'portrait')
  const { texts } = paper
  const { first, last } = daysOfBsMonth(month.month)
  const closed = facts.closedAt ? [[texts.closed, frame.bsDay(facts.closedAt, language)] as const] : []
  frame.drawParties(
    paper,
    [[texts.shop, frame.shopLines(shop, language, texts.pan)]],
    [
      [texts.month, name],
      [texts.days, texts.daysFromTo(frame.bsDay(first, language), frame.bsDay(last, language))],
      [texts.fiscalYear, inDigitsOf(language, fiscalYearOfMonth(month.month))],
      ...closed.map(([label, value]) => [label, value] satisfies [string, string]),
      [texts.printed, frame.printedAt(language)],
    ],
  )
  drawSums(paper, month, name)
  frame.drawHeading(paper, texts.entries, 40)
  if (entries.length === 0) {
    paper.y = pdf.drawText(doc, texts.noEntries, paper.left, paper.y, { room: paper.room })
  } else {
    drawTableHead(paper)
    for (const [at, entry] of entries.entries()) {
      drawEntry(paper, entry, facts)
      // Drawing takes long for a turn of the loop: others get theirs in between.
      if (at % entriesPerTurn === entriesPerTurn - 1) await nextTurn()
    }
  }
  drawNotes(paper)
}

function headOf({ shop, month }: StatementFacts, name: string, language: Language) {
  const texts = frame.textsOf(language)
  return {
    title: `${texts.statement}, ${name}`,
    mark: month.isClosed ? undefined : texts.notClosed,
    foot: frame.shopLines(shop, language, texts.pan).filter(Boolean).slice(0, 1).join(''),
  }
}

function drawSums(paper: frame.Paper, month: LedgerMonth, name: string) {
  const { texts } = paper
  const room = 330
  frame.drawHeading(paper, texts.addedUp(name), (month.sums.length + 2) * 18)
  frame.drawSumRow(paper, texts.opening, month.openingPaisa, { room })
  for (const { kind, paisa } of month.sums) {
    frame.drawSumRow(paper, texts.kinds[kind], paisa, { room, isSigned: true })
  }
  frame.drawSumRow(paper, month.isClosed ? texts.closing : texts.now, month.closingPaisa, {
    room,
    isTotal: true,
  })
  paper.y += 14
}

function drawTableHead(paper: frame.Paper) {
  const { doc, texts, left, right, y } = paper
  const style = { size: 9, font: 'semibold', colour: pdf.muted, lines: 1 } as const
  pdf.drawText(doc, texts.day, left, y, { ...style, room: dayRoom })
  pdf.drawText(doc, texts.what, left + dayRoom, y, { ...style, room: 120 })
  const amountLeft = right - afterRoom - amountRoom
  pdf.drawText(doc, texts.rupees, amountLeft, y, { ...style, align: 'right', room: amountRoom })
  const after = { ...style, align: 'right', room: afterRoom } as const
  const end = pdf.drawText(doc, texts.after, right - afterRoom, y, after)
  pdf.drawRule(doc, left, end + 3, paper.room, pdf.ink)
  paper.y = end + 3
}

const titleStyle = { size: 10, font: 'semibold' } as const
const smallStyle = { size: 9, colour: pdf.muted } as const

function drawEntry(paper: frame.Paper, entry: LedgerEntry, { references }: StatementFacts) {
  const { doc, language, texts, left, right } = paper
  const room = right - afterRoom - amountRoom - 8 - (left + dayRoom)
  const { title, goods } = entryWords(entry, language)
  const reference = entry.payoutNumber === null ? undefined : references.get(entry.payoutNumber)
  const isPayout = entry.kind === 'payout' || entry.kind === 'payoutBack'
  const detail = isPayout && reference ? texts.reference(reference) : goods
  const top = pdf.heightOf(doc, title, { ...titleStyle, room })
  const below = detail ? pdf.heightOf(doc, detail, { ...smallStyle, room }) : 0
  // An entry stays together: half of one on another page would look as if it came to less.
  if (paper.fit(Math.max(top + below, 28) + entry.lines.length * lineHeight)) drawTableHead(paper)
  const y = paper.y + 4
  pdf.drawText(doc, frame.bothDays(entry.day, language), left, y, { ...smallStyle, room: dayRoom - 8 })
  let end = pdf.drawText(doc, title, left + dayRoom, y, { ...titleStyle, room })
  if (detail) end = pdf.drawText(doc, detail, left + dayRoom, end, { ...smallStyle, room })
  const after = formatExactAmount(entry.balanceAfterPaisa, language)
  pdf.drawText(doc, after, right - afterRoom, y, { align: 'right', room: afterRoom })
  const lines =
    entry.lines.length > 0 ? entry.lines : [{ kind: null, amountPaisa: entry.amountPaisa, rates: [] }]
  const [first, ...rest] = lines
  drawAmount(paper, first!.amountPaisa, y)
  paper.y = Math.max(end, y + 27)
  for (const line of rest) drawLine(paper, line, room)
  pdf.drawRule(doc, left, paper.y + 3, paper.room)
  paper.y += 3
}

function drawAmount({ doc, language, right }: frame.Paper, paisa: number, y: number) {
  const left = right - afterRoom - amountRoom
  const amount = formatExactAmount(paisa, language, true)
  pdf.drawText(doc, amount, left, y, { align: 'right', room: amountRoom })
}

function drawLine(paper: frame.Paper, line: LedgerEntry['lines'][number], room: number) {
  const { doc, language, texts, left } = paper
  const rates = rateWords(line, language)
  const words = [texts.lines[line.kind ?? 'earlier'], rates].filter(Boolean).join(' · ')
  if (paper.fit(pdf.heightOf(doc, words, { ...smallStyle, room }) + 4)) drawTableHead(paper)
  const { y } = paper
  drawAmount(paper, line.amountPaisa, y)
  paper.y = pdf.drawText(doc, words, left + dayRoom, y + 0.5, { ...smallStyle, room }) + 1
}

/** What everybody who reads a statement has to know. */
export function drawNotes(paper: frame.Paper, more: string[] = []) {
  const { doc, texts, left, room } = paper
  paper.y += 12
  for (const note of [...more, texts.meaning, texts.noTax]) {
    paper.fit(pdf.heightOf(doc, note, { ...smallStyle, room }) + 4)
    paper.y = pdf.drawText(doc, note, left, paper.y, { ...smallStyle, room }) + 3
  }
}
