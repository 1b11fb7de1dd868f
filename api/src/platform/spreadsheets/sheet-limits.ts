export interface SheetLimits {
  /** With the header. */
  maxRows: number
  maxColumns: number
  cellMaxLength: number
  /** Of the text of one row, as it is stored. */
  rowMaxBytes: number
  /** Of the text of all cells together. */
  maxTextBytes: number
}
export interface TableLimits extends SheetLimits {
  maxUnpackedBytes: number
}

export type SheetFault =
  | 'no-sheet'
  | 'old-excel'
  | 'password'
  | 'unreadable'
  | 'encoding'
  | 'rows'
  | 'columns'
  | 'long-cell'
  | 'long-line'
  | 'text'
  | 'complex'

/** Why a file of rows is not read. */
export class SheetRefused extends Error {
  override name = 'SheetRefused'
  readonly fault: SheetFault

  constructor(fault: SheetFault) {
    super(`The file was refused: ${fault}`)
    this.fault = fault
  }
}

/** The rows of a file as texts, with the number that a spreadsheet shows beside each; rows without a word are left out. */
export interface SheetRow {
  row: number
  cells: string[]
}

/** No spreadsheet has more rows. */
const lastRow = 1_048_576
/** Characters that nobody can see, and which a database or a page refuses. */
// oxlint-disable-next-line no-control-regex
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Takes one row after the other, and refuses the first that is too much. */
export function collectRows(limits: SheetLimits) {
  const { maxRows, maxColumns, cellMaxLength, rowMaxBytes, maxTextBytes } = limits
  const rows: SheetRow[] = []
  let last = 0
  let textBytes = 0
  return {
    rows,
    add(row: number, found: readonly string[]) {
      const cells = Array.from(found, (cell) => (cell ?? '').toWellFormed().replace(invisible, '').trim())
      while (cells.at(-1) === '') cells.pop()
      if (cells.length === 0) return
      if (!Number.isInteger(row) || row <= last || row > lastRow) throw new SheetRefused('unreadable')
      last = row
      if (rows.length === maxRows) throw new SheetRefused('rows')
      if (cells.length > maxColumns) throw new SheetRefused('columns')
      if (cells.some(({ length }) => length > cellMaxLength)) throw new SheetRefused('long-cell')
      const rowBytes = Buffer.byteLength(JSON.stringify(cells))
      if (rowBytes > rowMaxBytes) throw new SheetRefused('long-line')
      textBytes += rowBytes
      if (textBytes > maxTextBytes) throw new SheetRefused('text')
      rows.push({ row, cells })
    },
  }
}
