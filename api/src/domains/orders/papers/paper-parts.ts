import JsBarcode from 'jsbarcode'
import { encode } from 'uqr'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { black, drawText, fitSize, ink, sunken, type Doc } from '#platform/pdf/pdf-parts.ts'

/** What every paper says beside its parcel. */
export interface PaperFacts {
  shop: { name: Bilingual; address: Bilingual }
  printedAt: Date
  language: Language
}

/** A box to be ticked with a pen. */
export const drawTickBox = (doc: Doc, x: number, y: number, size: number) =>
  doc.roundedRect(x, y, size, size, 2).lineWidth(0.9).stroke(ink)

/** The mark of a shelf, so that eyes find it beside a name; a long one is smaller. */
export function drawShelf(
  doc: Doc,
  shelf: string,
  x: number,
  y: number,
  { size: largest, room }: { size: number; room: number },
) {
  const inner = { font: 'semibold', room: room - largest, lines: 1 } as const
  const size = fitSize(doc, shelf, [largest, largest * 0.8, largest * 0.6], inner)
  doc.font('semibold').fontSize(size)
  const width = Math.min(room, doc.widthOfString(shelf) + largest * 1.2)
  doc.roundedRect(x, y, width, largest * 1.7, 3).fill(sunken)
  drawText(doc, shelf, x, y + largest * 0.85 - size * 0.67, { ...inner, size, align: 'center', room: width })
}

/** Both codes are black on white for whatever scans them; what is drawn here has no quiet zone, the paper around it has. */
export function drawQrCode(doc: Doc, value: string, x: number, y: number, size: number) {
  const { data, size: cells } = encode(value, { ecc: 'M', border: 0 })
  const cell = size / cells
  data.forEach((row, at) =>
    runsOf(row).forEach(({ from, length }) => doc.rect(x + from * cell, y + at * cell, length * cell, cell)),
  )
  doc.fill(black)
}

/** The widest bar of a unit that scanners need no more of. */
const maxUnit = 1.3

/** Bars in the middle of this room. */
export function drawCode128(
  doc: Doc,
  value: string,
  x: number,
  y: number,
  { room, height }: { room: number; height: number },
) {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, value, { format: 'CODE128' })
  const bars = [...drawn.encodings!.map(({ data }) => data).join('')].map((one) => one === '1')
  const unit = Math.min(maxUnit, room / bars.length)
  const left = x + (room - unit * bars.length) / 2
  for (const { from, length } of runsOf(bars)) doc.rect(left + from * unit, y, length * unit, height)
  doc.fill(black)
}

/** The stretches of a row that are dark. */
function runsOf(row: boolean[]) {
  const starts = row.flatMap((isDark, at) => (isDark && !row[at - 1] ? [at] : []))
  return starts.map((from) => {
    const end = row.indexOf(false, from)
    return { from, length: (end === -1 ? row.length : end) - from }
  })
}
