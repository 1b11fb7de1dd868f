import {
  findReadyFault,
  findVariantFault,
  isVariantField,
  type CellFault,
  type CellField,
  type CellReason,
  type VariantFigures,
} from '@haat/contract/domains/listings.bulk.rules.ts'
import type { CellProblem, CellValue, CellVariant } from '@haat/contract/domains/listings.bulk.ts'
import type { ListingRow } from '@haat/contract/domains/listings.ts'

export const gridColumns = [
  'choose',
  'listing',
  'sku',
  'state',
  'price',
  'deal',
  'stock',
  'ready',
  'cash',
] as const
export type GridColumn = (typeof gridColumns)[number]

/** A line of the grid: a listing, or one of its variants below it. */
export interface GridLine {
  id: string
  row: ListingRow
  /** The variant of the line; null for a listing of several. */
  variant: CellVariant | null
  isUnfolded: boolean
  isBelow: boolean
}

/** A cell that can be changed. */
export interface GridCell {
  listingId: string
  /** Names the cell within its listing. */
  name: string
  field: CellField
  variant: string | null
  /** What it says without changes. */
  was: CellValue
}

/** What somebody has typed into a cell and not saved yet. */
export interface CellChange {
  field: CellField
  variant: string | null
  /** What was seen when it was changed. */
  was: CellValue
  /** Undefined where the text cannot be read. */
  now: CellValue | undefined
  text: string
  /** Why the last save left it out. */
  problem?: CellProblem
}

export interface ListingChanges {
  /** The listing as it was when it was changed, since another filter may leave it out of the list. */
  row: ListingRow
  cells: Readonly<Record<string, CellChange>>
}
/** By the id of the listing. */
export type GridChanges = ReadonlyMap<string, ListingChanges>

const statesOnSale: readonly string[] = ['live', 'out-of-stock', 'paused']
export const isKnownToShoppers = ({ state }: ListingRow) => statesOnSale.includes(state)

/** The lines of listings, with the variants of those that are unfolded. */
export function linesOf(rows: readonly ListingRow[], unfolded: ReadonlySet<string>): GridLine[] {
  return rows.flatMap((row) => {
    const variants = row.cells?.variants ?? []
    const isUnfolded = variants.length > 1 && unfolded.has(row.id)
    const variant = variants.length === 1 ? variants[0]! : null
    const main: GridLine = {
      id: row.id,
      row,
      variant,
      isUnfolded,
      isBelow: false,
    }
    if (!isUnfolded) return [main]
    const below = variants.map((one) => ({
      id: `${row.id}:${one.key}`,
      row,
      variant: one,
      isUnfolded: false,
      isBelow: true,
    }))
    return [main, ...below]
  })
}

export const variantCell = (
  row: ListingRow,
  variant: CellVariant,
  field: 'price' | 'deal' | 'stock',
): GridCell => ({
  listingId: row.id,
  name: `${field}:${variant.key}`,
  field,
  variant: variant.key,
  was: field === 'price' ? variant.pricePaisa : field === 'deal' ? variant.dealPaisa : variant.onHand,
})

/** The cell where a line and a column meet; null where nothing can be changed. */
export function cellOf({ row, variant, isBelow }: GridLine, column: GridColumn): GridCell | null {
  if (!row.cells || row.state === 'in-review') return null
  if (column === 'price' || column === 'stock' || column === 'deal') {
    if (!variant || (column === 'deal' && !isKnownToShoppers(row))) return null
    return variantCell(row, variant, column)
  }
  if (isBelow) return null
  const shared = { listingId: row.id, name: column, variant: null }
  if (column === 'ready') return { ...shared, field: column, was: row.readyDays }
  if (column === 'cash') return { ...shared, field: column, was: row.isCashPossible }
  if (column === 'state' && isKnownToShoppers(row))
    return {
      ...shared,
      field: column,
      was: row.state === 'paused' ? 'paused' : 'live',
    }
  return null
}

export type GridFault = Omit<CellFault, 'reason'> & {
  reason: CellReason | 'no-word'
}

const unread: Record<CellField, GridFault['reason']> = {
  price: 'price-range',
  deal: 'price-range',
  stock: 'stock-range',
  ready: 'ready-range',
  state: 'no-word',
  cash: 'no-word',
}

/** Why a changed cell cannot be saved; undefined when it can. */
export function faultOf({ row, cells }: ListingChanges, name: string): GridFault | undefined {
  const change = cells[name]
  if (!change) return undefined
  const { field, variant, now, problem } = change
  if (problem) return problem
  if (now === undefined) return { reason: unread[field], limit: null }
  if (isVariantField(field)) {
    const known = row.cells?.variants.find(({ key }) => key === variant)
    if (!known) return { reason: 'no-variant', limit: null }
    return findVariantFault(field, figuresOf(known, cells), {
      mrpPaisa: row.cells!.mrpPaisa,
      promised: known.promised,
      isDealChanged: cells[`deal:${variant}`] !== undefined,
    })
  }
  return field === 'ready' ? findReadyFault(now as number) : undefined
}

function figuresOf(
  { key, pricePaisa, dealPaisa, onHand }: CellVariant,
  cells: ListingChanges['cells'],
): VariantFigures {
  const of = (field: string, known: number | null) => {
    const change = cells[`${field}:${key}`]
    return change?.now === undefined ? known : (change.now as number | null)
  }
  return {
    price: of('price', pricePaisa),
    deal: of('deal', dealPaisa),
    stock: of('stock', onHand),
  }
}

export interface ChangeSum {
  cells: number
  listings: number
  faults: number
  /** Of all cells, those of listings in which nothing is wrong: each listing is saved whole or not at all. */
  savable: number
  byField: Partial<Record<CellField, number>>
}

/** What the bar says of all changes. */
export function sumUp(changes: GridChanges): ChangeSum {
  const sum: ChangeSum = { cells: 0, listings: changes.size, faults: 0, savable: 0, byField: {} }
  for (const listing of changes.values()) {
    const names = Object.keys(listing.cells)
    const faults = names.filter((name) => faultOf(listing, name)).length
    sum.cells += names.length
    sum.faults += faults
    if (faults === 0) sum.savable += names.length
    for (const { field } of Object.values(listing.cells)) sum.byField[field] = (sum.byField[field] ?? 0) + 1
  }
  return sum
}
