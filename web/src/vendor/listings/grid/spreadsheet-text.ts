/**
 * Rows and columns as spreadsheets put them on the clipboard: tabs between cells, a cell with a line break or a quote in quotes.
 * A line break at the end begins no row.
 */
export function readSheet(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const normal = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  for (let at = 0; at < normal.length; at += 1) {
    const letter = normal[at]!
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (normal[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === '\t' || letter === '\n') {
      rows.at(-1)!.push(cell)
      cell = ''
      if (letter === '\n') rows.push([])
    } else cell += letter
  }
  rows.at(-1)!.push(cell)
  return rows
}

const needsQuotes = /["\t\n]/

export const writeSheet = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
    )
    .join('\n')
