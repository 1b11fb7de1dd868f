import type { PdfFont } from '#platform/pdf/pdf-fonts.ts'

type Piece = { text: string; font: PdfFont }
export type Line = { pieces: Piece[]; last: boolean }
type Measure = (text: string, font: PdfFont) => number

/** Breaks text with **bold** parts into lines. A word is never broken, even if only a part of it is bold. */
export function wrapText(text: string, width: number, font: PdfFont, measure: Measure): Line[] {
  const lines: Line[] = []
  let pieces: Piece[] = []
  let used = 0
  for (const word of splitWords(text, font)) {
    const wordWidth = word.reduce((sum, piece) => sum + measure(piece.text, piece.font), 0)
    const space = measure(' ', font)
    if (pieces.length > 0 && used + space + wordWidth > width) {
      lines.push({ pieces, last: false })
      pieces = []
      used = 0
    }
    used += wordWidth + (pieces.length > 0 ? space : 0)
    pieces = joinWord(pieces, word)
  }
  lines.push({ pieces, last: true })
  return lines
}

function splitWords(text: string, font: PdfFont): Piece[][] {
  const words: Piece[][] = [[]]
  joinAmounts(text)
    .split('**')
    .forEach((part, index) => {
      const weight = index % 2 === 1 ? 'semibold' : font
      part.split(' ').forEach((piece, at) => {
        if (at > 0) words.push([])
        if (piece) words.at(-1)?.push({ text: piece, font: weight })
      })
    })
  return words.filter((word) => word.length > 0)
}

/** Joins "Rs." and its amount by a space that does not break, so that they stay on one line. */
function joinAmounts(text: string): string {
  return text.replace(/(Rs\.|रु\.) (?=[\d०-९])/g, '$1\u00a0')
}

/** Joins neighbours of the same weight, so that the file stays small and its text can be selected smoothly. */
function joinWord(pieces: Piece[], word: Piece[]): Piece[] {
  const joined = pieces.map((piece) => ({ ...piece }))
  word.forEach((piece, index) => {
    const before = joined.at(-1)
    if (index === 0 && before) before.text += ' '
    if (before?.font === piece.font) before.text += piece.text
    else joined.push({ ...piece })
  })
  return joined
}
