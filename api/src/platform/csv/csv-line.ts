type Cell = string | number | null | undefined

/** What a spreadsheet would take for a formula, also in the wide letters of East Asian keyboards. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** Text stays text: an apostrophe in front keeps a spreadsheet from computing it. */
function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const safe = formulaStart.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** One line of a CSV file, every text in quotes. */
export const csvLine = (cells: readonly Cell[]) => `${cells.map(cellText).join(',')}\r\n`

/** In front of the file: without it spreadsheets read Nepali as gibberish. */
export const csvMark = '\ufeff'
