type Cell = string | number | null | undefined

/**
 * A spreadsheet would take such a text for a formula or a command, also in the wide letters of East Asian keyboards,
 * and also behind blanks and invisible characters, which some spreadsheets skip.
 */
const formulaStart = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u

export const isFormulaStart = (text: string) => formulaStart.test(text)

/** An apostrophe in front keeps a spreadsheet from running the text as a formula. */
function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const safe = isFormulaStart(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** One line of a CSV file with every text in quotes. */
export const csvLine = (cells: readonly Cell[]) => `${cells.map(cellText).join(',')}\r\n`
