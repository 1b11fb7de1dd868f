type Cell = string | number | null | undefined

/** A spreadsheet would take such a text for a formula, also in the wide letters of East Asian keyboards. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** An apostrophe in front keeps a spreadsheet from running the text as a formula. */
function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const safe = formulaStart.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** One line of a CSV file with every text in quotes. */
export const csvLine = (cells: readonly Cell[]) => `${cells.map(cellText).join(',')}\r\n`

/** A byte order mark in front of the file: without it spreadsheets read Nepali as gibberish. */
export const byteOrderMark = '\ufeff'
