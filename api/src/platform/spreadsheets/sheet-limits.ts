export interface SheetLimits {
  /** With the header. */
  maxRows: number
  maxColumns: number
  cellMaxLength: number
}

export type SheetFault = 'no-sheet' | 'unreadable' | 'encoding' | 'rows' | 'columns' | 'long-cell'

/** Why a file of rows is not read. */
export class SheetRefused extends Error {
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

/** Takes one row after the other, and refuses the first that is too much. */
export function collectRows({ maxRows, maxColumns, cellMaxLength }: SheetLimits) {
  const rows: SheetRow[] = []
  return {
    rows,
    add(row: number, found: readonly string[]) {
      const cells = found.map((cell) => (cell ?? '').replaceAll('\0', '').trim())
      while (cells.at(-1) === '') cells.pop()
      if (cells.length === 0) return
      if (rows.length === maxRows) throw new SheetRefused('rows')
      if (cells.length > maxColumns) throw new SheetRefused('columns')
      if (cells.some(({ length }) => length > cellMaxLength)) throw new SheetRefused('long-cell')
      rows.push({ row, cells })
    },
  }
}
