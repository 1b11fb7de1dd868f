import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { drawTable } from './legal-table.ts'
import { LEFT } from './legal-page.ts'
import type { LegalPage, TextBlock } from './legal-page.ts'
import type { LegalBlock } from './legal-source.ts'

type Surroundings = { lang: Language; before: LegalBlock | undefined; after: LegalBlock[] }
type List = Extract<LegalBlock, { kind: 'list' }>

const CLAUSE_INDENT = 30
const LABEL_WIDTH = 18
const ITEM_SPACE = 4
const BULLET_CELL = 0.9

export function drawBlock(
  doc: PDFKit.PDFDocument,
  page: LegalPage,
  block: LegalBlock,
  around: Surroundings,
): void {
  const { lang } = around
  const leading = leadingOf(lang)
  switch (block.kind) {
    case 'heading': {
      const style =
        block.level === 2 ? { size: 14, leading: 20, before: 15 } : { size: 11.5, leading: 17, before: 9 }
      page.block(`H${block.level}`, {
        text: block.text,
        font: 'black',
        lang,
        keep: belowHeading(around.after),
        ...style,
      })
      if (block.level === 2) doc.outline.addItem(block.text)
      return
    }
    case 'paragraph':
      return page.block('P', { text: block.text, lang, leading, keep: leadIn(around.after[0]) })
    case 'clause':
      return page.block('P', {
        ...block,
        indent: CLAUSE_INDENT,
        lang,
        leading,
        keep: leadIn(around.after[0]),
      })
    case 'list':
      return drawList(doc, page, block, {
        leading,
        lang,
        indent: around.before?.kind === 'clause' ? CLAUSE_INDENT : 0,
      })
    case 'table':
      return drawTable(doc, page, block.rows)
  }
}

/** Devanagari needs more space between lines than Latin letters. */
function leadingOf(lang: Language): number {
  return lang === 'ne' ? 18.5 : 16.5
}

/** A sentence before a list or a table must stand on the same page as its beginning, which needs this height. */
function leadIn(after: LegalBlock | undefined): number {
  if (after?.kind === 'table') return 80
  return after?.kind === 'list' ? 45 : 0
}

/** A heading must stand on the same page as three lines, or as a sentence and the beginning of its list or table. */
function belowHeading(after: LegalBlock[]): number {
  return after.some((block) => leadIn(block) > 0) ? 115 : 60
}

type ListStyle = { leading: number; lang: Language; indent: number }

function drawList(doc: PDFKit.PDFDocument, page: LegalPage, list: List, style: ListStyle): void {
  const drawItem = (text: string, index: number) => {
    const item = { text, indent: style.indent + LABEL_WIDTH, before: 0, leading: style.leading }
    page.reserve(ITEM_SPACE + Math.min(page.lines(item).length, 3) * item.leading)
    page.space(ITEM_SPACE)
    const { y } = page
    if (list.ordered)
      page.block('Lbl', {
        ...item,
        text: inDigitsOf(style.lang, `${index + 1}.`),
        font: 'semibold',
        indent: style.indent,
      })
    else drawBullet(doc, page, item)
    page.y = y
    page.block('LBody', item)
  }
  page.group(
    'L',
    () => list.items.forEach((text, index) => page.group('LI', () => drawItem(text, index))),
    style.lang,
  )
}

/** A small stepped diamond, the ornament of Haat. */
function drawBullet(doc: PDFKit.PDFDocument, page: LegalPage, item: TextBlock): void {
  const { indent = 0, leading = 0 } = item
  const centre = LEFT + indent - LABEL_WIDTH / 2 - 2
  const middle = page.y + leading / 2
  page.decorate(() => {
    for (const [row, cells] of [1, 3, 5, 3, 1].entries()) {
      const width = cells * BULLET_CELL
      doc.rect(centre - width / 2, middle + (row - 2.5) * BULLET_CELL, width, BULLET_CELL)
    }
    doc.fill('#B5123E')
  })
}
