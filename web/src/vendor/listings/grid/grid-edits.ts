import { parseRupees } from '@haat/contract/shared/money.ts'
import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import { cellsIn, type GridArea } from './grid-moves.ts'
import {
  cellOf,
  gridColumns,
  isKnownToShoppers,
  variantCell,
  type GridCell,
  type GridChanges,
  type GridLine,
} from './grid-model.ts'
import type { CellEdit } from './grid-state.ts'
import { readCell, writeCell } from './read-cell.ts'

export const editOf = (row: ListingRow, cell: GridCell, text: string): CellEdit => ({
  row,
  cell,
  now: readCell(cell.field, text),
  text,
})

/** What a cell says now, with its change, as spreadsheets read it. */
export function plainText(changes: GridChanges, cell: GridCell): string {
  const change = changes.get(cell.listingId)?.cells[cell.name]
  if (change && change.now === undefined) return change.text
  return writeCell(cell.field, change ? change.now! : cell.was)
}

/** An area as rows and columns of plain text; what cannot be changed is told as it is called. */
export const textsOf = (
  lines: readonly GridLine[],
  { top, bottom, left, right }: GridArea,
  changes: GridChanges,
) =>
  lines.slice(top, bottom + 1).map((line) =>
    gridColumns.slice(left, right + 1).map((column) => {
      const cell = cellOf(line, column)
      if (cell) return plainText(changes, cell)
      if (column === 'sku') return line.variant?.sku ?? line.row.sku
      return column === 'listing' ? line.row.title.en || line.row.title.ne : ''
    }),
  )

/**
 * Puts rows and columns of a spreadsheet into the grid from the corner of what is selected. One copied cell fills all that is
 * selected. What lands on cells that cannot be changed is left out.
 */
export function pasteEdits(
  lines: readonly GridLine[],
  area: GridArea,
  sheet: readonly string[][],
): CellEdit[] {
  const isOne = sheet.length === 1 && sheet[0]!.length === 1
  const wide = Math.max(...sheet.map((cells) => cells.length))
  const target = isOne
    ? area
    : {
        ...area,
        bottom: area.top + sheet.length - 1,
        right: area.left + wide - 1,
      }
  return cellsIn(lines, target).flatMap(({ line, cell, down, across }) => {
    const text = isOne ? sheet[0]![0]! : sheet[down]?.[across]
    return text === undefined ? [] : editOf(line.row, cell, text)
  })
}

/** Has the cells below say what the first line of the selection says; of a single line, what the line above it says. */
export function fillEdits(lines: readonly GridLine[], area: GridArea, changes: GridChanges): CellEdit[] {
  const isSingle = area.top === area.bottom
  const source = lines[isSingle ? area.top - 1 : area.top]
  if (!source) return []
  const targets = isSingle ? area : { ...area, top: area.top + 1 }
  return cellsIn(lines, targets).flatMap(({ line, cell, across }) => {
    const from = cellOf(source, gridColumns[targets.left + across]!)
    return from ? editOf(line.row, cell, plainText(changes, from)) : []
  })
}

export interface PriceStep {
  way: 'raise' | 'lower'
  unit: 'percent' | 'rupees'
  amount: string
}

/** By how much prices change: in percent times a hundred, or in paisa; undefined for what is no such amount. */
export function readStep({ unit, amount }: PriceStep): number | undefined {
  if (unit === 'rupees') {
    const paisa = parseRupees(amount)
    return paisa !== undefined && paisa > 0 ? paisa : undefined
  }
  const found = /^(\d{1,2}(?:\.\d{1,2})?)\s*%?$/.exec(fromDevanagariDigits(amount.trim()))
  const hundredths = found ? Math.round(Number(found[1]) * 100) : 0
  return hundredths >= 10 && hundredths <= 9000 ? hundredths : undefined
}

/** The prices of all variants of some listings by so much more or less, in whole rupees. */
export function stepEdits(rows: readonly ListingRow[], step: PriceStep, changes: GridChanges): CellEdit[] {
  const by = readStep(step)
  if (by === undefined) return []
  const sign = step.way === 'raise' ? 1 : -1
  return variantCells(rows, 'price').flatMap(({ row, cell }) => {
    const change = changes.get(row.id)?.cells[cell.name]
    const paisa = change ? change.now : cell.was
    if (typeof paisa !== 'number') return []
    const stepped = step.unit === 'rupees' ? paisa + sign * by : (paisa * (10_000 + sign * by)) / 10_000
    const now = Math.round(stepped / 100) * 100
    return { row, cell, now, text: writeCell('price', now) }
  })
}

export const stockEdits = (rows: readonly ListingRow[], onHand: number): CellEdit[] =>
  variantCells(rows, 'stock').map(({ row, cell }) => ({
    row,
    cell,
    now: onHand,
    text: String(onHand),
  }))

export const stateEdits = (rows: readonly ListingRow[], now: 'live' | 'paused'): CellEdit[] =>
  rows.filter(isKnownToShoppers).map((row) => {
    const was = row.state === 'paused' ? 'paused' : 'live'
    const cell: GridCell = {
      listingId: row.id,
      name: 'state',
      field: 'state',
      variant: null,
      was,
    }
    return { row, cell, now, text: now }
  })

const variantCells = (rows: readonly ListingRow[], field: 'price' | 'stock') =>
  rows
    .filter(({ state }) => state !== 'in-review')
    .flatMap((row) =>
      (row.cells?.variants ?? []).map((variant) => ({
        row,
        cell: variantCell(row, variant, field),
      })),
    )
