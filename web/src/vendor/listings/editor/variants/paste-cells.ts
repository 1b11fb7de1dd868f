import { cellFields, parseCell } from './parse-cells.ts'
import type { CellChange } from './selling.ts'

/** The cells that a pasted part of a spreadsheet changes, from a cell on; what cannot be read is left as it is. */
export function changesOfPaste(
  cells: readonly string[][],
  { row, field }: Pick<CellChange, 'row' | 'field'>,
  { rows, hasDeal }: { rows: number; hasDeal: boolean },
): CellChange[] {
  const columns = cellFields.filter((one) => hasDeal || one !== 'dealPaisa')
  const start = columns.indexOf(field)
  return cells.slice(0, rows - row).flatMap((line, down) =>
    line.flatMap((text, right) => {
      const column = columns[start + right]
      const value = column && parseCell(column, text)
      return column && value !== undefined ? [{ row: row + down, field: column, value }] : []
    }),
  )
}
