import { cellOf, faultOf, gridColumns, type GridCell, type GridChanges, type GridLine } from './grid-model.ts'
import type { GridSpot } from './grid-state.ts'

/** The corners of what is selected, as numbers of lines and columns; the last ones belong to it. */
export interface GridArea {
  top: number
  bottom: number
  left: number
  right: number
}

export const spotAt = (lines: readonly GridLine[], line: number, column: number): GridSpot => ({
  line: lines[Math.max(0, Math.min(lines.length - 1, line))]?.id ?? '',
  column: Math.max(0, Math.min(gridColumns.length - 1, column)),
})

export const lineNumber = (lines: readonly GridLine[], spot: GridSpot | null) =>
  spot ? lines.findIndex(({ id }) => id === spot.line) : -1

/** What is selected; null while the active cell is not in the list any more. */
export function areaOf(
  lines: readonly GridLine[],
  active: GridSpot | null,
  anchor: GridSpot | null,
): GridArea | null {
  const at = lineNumber(lines, active)
  if (!active || at === -1) return null
  const other = anchor ? lineNumber(lines, anchor) : at
  const from = other === -1 ? at : other
  const fromColumn = anchor && other !== -1 ? anchor.column : active.column
  return {
    top: Math.min(at, from),
    bottom: Math.max(at, from),
    left: Math.min(active.column, fromColumn),
    right: Math.max(active.column, fromColumn),
  }
}

/** Where a press of an arrow, Home, End or Page key leads; undefined for other keys. */
export function movedBy(
  event: { key: string; ctrlKey: boolean; metaKey: boolean },
  lines: readonly GridLine[],
  spot: GridSpot,
): GridSpot | undefined {
  const line = lineNumber(lines, spot)
  const isFar = event.ctrlKey || event.metaKey
  const ends = [lines.length - 1, gridColumns.length - 1] as const
  switch (event.key) {
    case 'ArrowUp':
      return spotAt(lines, isFar ? 0 : line - 1, spot.column)
    case 'ArrowDown':
      return spotAt(lines, isFar ? ends[0] : line + 1, spot.column)
    case 'ArrowLeft':
      return spotAt(lines, line, isFar ? 0 : spot.column - 1)
    case 'ArrowRight':
      return spotAt(lines, line, isFar ? ends[1] : spot.column + 1)
    case 'Home':
      return spotAt(lines, isFar ? 0 : line, 0)
    case 'End':
      return spotAt(lines, isFar ? ends[0] : line, ends[1])
    case 'PageUp':
      return spotAt(lines, line - 10, spot.column)
    case 'PageDown':
      return spotAt(lines, line + 10, spot.column)
    default:
      return undefined
  }
}

/** The next cell that can be changed, as Tab moves, or the one before it; null at the end of the grid. */
export function nextEditable(lines: readonly GridLine[], spot: GridSpot, step: 1 | -1): GridSpot | null {
  let at = lineNumber(lines, spot) * gridColumns.length + spot.column + step
  for (; at >= 0 && at < lines.length * gridColumns.length; at += step) {
    const line = lines[Math.floor(at / gridColumns.length)]!
    const column = at % gridColumns.length
    if (cellOf(line, gridColumns[column]!)) return { line: line.id, column }
  }
  return null
}

export interface PlacedCell {
  line: GridLine
  cell: GridCell
  /** Counted from the corner of the area. */
  down: number
  across: number
}

/** The cells of an area that can be changed. */
export function cellsIn(lines: readonly GridLine[], { top, bottom, left, right }: GridArea): PlacedCell[] {
  return lines.slice(top, bottom + 1).flatMap((line, down) =>
    gridColumns.slice(left, right + 1).flatMap((column, across) => {
      const cell = cellOf(line, column)
      return cell ? [{ line, cell, down, across }] : []
    }),
  )
}

/** The first changed cell that cannot be saved, and whether it is of a variant below its listing. */
export function firstWrong(changes: GridChanges) {
  for (const [listingId, listing] of changes) {
    const name = Object.keys(listing.cells).find((one) => faultOf(listing, one))
    if (name === undefined) continue
    const { field, variant } = listing.cells[name]!
    const isBelow = variant !== null && (listing.row.cells?.variants.length ?? 0) > 1
    const line = isBelow ? `${listingId}:${variant}` : listingId
    return { listingId, isBelow, spot: { line, column: gridColumns.indexOf(field) } }
  }
  return undefined
}
