import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { formatBsDate, publishedBsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { formatDate, formatDateTime } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatExactAmount } from '@haat/contract/shared/money.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { drawWeave } from '#platform/pdf/pdf-marks.ts'
import * as pdf from '#platform/pdf/pdf-parts.ts'
import { statementTexts } from './statement-texts.ts'

/** The shop that a paper is for. */
export interface PaperShop {
  /** As it is registered. */
  name: string
  nameNe: string
  shopName: Bilingual
  address: Bilingual
  panNumber: string
}

interface Head {
  title: string
  /** The name of the paper in the other language, which the tax office knows it by. */
  otherTitle?: string
  /** In crimson: what one has to know before reading it. */
  mark?: string | undefined
  /** At the foot of every page. */
  foot: string
}

const margin = 44

export const textsOf = (language: Language) => statementTexts[language]

/** Pages of one paper: each begins with the head or with what goes on, and ends with a foot. */
export function openPaper(doc: pdf.Doc, language: Language, head: Head, layout: 'portrait' | 'landscape') {
  const texts = statementTexts[language]
  const [width, height] = layout === 'portrait' ? [595.28, 841.89] : [841.89, 595.28]
  const left = margin
  const room = width - 2 * margin
  const right = left + room
  const bottom = height - 58
  let pageNumber = 0

  function beginPage(): number {
    doc.addPage({ size: 'A4', margin: 0, layout })
    pageNumber += 1
    const small = { size: 8.5, colour: pdf.muted, lines: 1 } as const
    pdf.drawText(doc, head.foot, left, bottom + 20, { ...small, room: room - 110 })
    const page = texts.page(formatCount(pageNumber, language))
    pdf.drawText(doc, page, right - 100, bottom + 20, { ...small, align: 'right', room: 100 })
    if (pageNumber > 1) {
      const goesOn = `${head.title} · ${texts.goesOn}`
      pdf.drawText(doc, goesOn, left, 34, { size: 9, colour: pdf.muted, room, lines: 1 })
      return 56
    }
    return drawHead()
  }

  function drawHead(): number {
    const style = { align: 'right', room: 360 } as const
    pdf.drawBrand(doc, left, 38, 26)
    let y = pdf.drawText(doc, head.title, right - 360, 34, { ...style, size: 17, font: 'semibold' })
    if (head.otherTitle)
      y = pdf.drawText(doc, head.otherTitle, right - 360, y, { ...style, colour: pdf.muted })
    if (head.mark) {
      y = pdf.drawText(doc, head.mark, right - 360, y, { ...style, font: 'semibold', colour: pdf.crimson })
    }
    const weave = Math.max(74, y + 6)
    drawWeave(doc, left, weave, room)
    return weave + 24
  }

  let y = beginPage()
  return {
    doc,
    language,
    texts,
    left,
    right,
    room,
    get y() {
      return y
    },
    set y(to: number) {
      y = to
    },
    /** Goes on at the top of a new page if so much does not fit here, and says whether it did. */
    fit(needed: number): boolean {
      if (y + needed <= bottom) return false
      y = beginPage()
      return true
    },
  }
}
export type Paper = ReturnType<typeof openPaper>

/** Who the paper is for at the left, facts about it at the right. */
export function drawParties(
  paper: Paper,
  parties: [label: string, lines: string[]][],
  facts: [string, string][],
) {
  const { doc, left, right, y: top } = paper
  const half = paper.room * 0.55
  let y = top
  for (const [label, [name = '', ...lines]] of parties) {
    y = pdf.drawText(doc, label, left, y, { size: 9, colour: pdf.muted, room: half })
    y = pdf.drawText(doc, name, left, y, { size: 11, font: 'semibold', room: half })
    for (const line of lines.filter(Boolean)) y = pdf.drawText(doc, line, left, y, { room: half })
    y += 8
  }
  let beside = top
  for (const [label, value] of facts) {
    pdf.drawText(doc, label, right - 210, beside, { size: 9, colour: pdf.muted, room: 80 })
    beside = pdf.drawText(doc, value, right - 130, beside, { align: 'right', room: 130 }) + 3
  }
  paper.y = Math.max(y, beside) + 8
}

export const shopLines = (shop: PaperShop, language: Language, panLabel: string): string[] => {
  const name = inLanguage({ en: shop.name, ne: shop.nameNe }, language)
  const shopName = inLanguage(shop.shopName, language)
  return [
    name,
    shopName === name ? '' : shopName,
    inLanguage(shop.address, language),
    shop.panNumber && `${panLabel} ${shop.panNumber}`,
  ]
}

/** A row of a label and an amount, such as those of a sum. */
export function drawSumRow(
  paper: Paper,
  label: string,
  paisa: number,
  { isTotal = false, isSigned = false, left = paper.left, room = paper.room } = {},
) {
  const { doc, language } = paper
  const style = isTotal ? ({ font: 'semibold', size: 11.5 } as const) : {}
  paper.fit(20)
  const { y } = paper
  if (isTotal) pdf.drawRule(doc, left, y + 1, room, pdf.ink)
  const top = isTotal ? y + 5 : y
  const end = pdf.drawText(doc, label, left, top, { ...style, room: room - 110 })
  const amount = formatExactAmount(paisa, language, isSigned)
  pdf.drawText(doc, amount, left + room - 110, top, { ...style, align: 'right', room: 110 })
  paper.y = end + 3
}

export function drawHeading(paper: Paper, text: string, needed: number) {
  paper.fit(needed + 26)
  paper.y =
    pdf.drawText(paper.doc, text, paper.left, paper.y, { size: 13, font: 'semibold', room: paper.room }) + 4
}

/** "29 Kartik 2083" and "15 November 2026". */
export const bsDay = (day: string | Date, language: Language) => {
  const bs = publishedBsDateOf(day)
  return bs ? formatBsDate(bs, language) : formatDate(day, language)
}
export const bothDays = (day: string | Date, language: Language) =>
  `${bsDay(day, language)}\n${formatDate(day, language)}`
export const printedAt = (language: Language, at = new Date()) => formatDateTime(at, language)

/** "8", "7.5": a rate is percent times a hundred. */
export const percentOf = (rate: number, language: Language) => inDigitsOf(language, String(rate / 100))
