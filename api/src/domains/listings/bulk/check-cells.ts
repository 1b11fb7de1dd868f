import {
  findReadyFault,
  findVariantFault,
  variantKeyOf,
  type CellFault,
  type CellReason,
  type VariantField,
  type VariantFigures,
} from '@haat/contract/domains/listings.bulk.rules.ts'
import type { BulkCell, BulkListing, CellProblem, CellValue } from '@haat/contract/domains/listings.bulk.ts'
import type { StockCount } from '../../catalogue/stock/stock.service.ts'
import { mrpOf, standingOf } from './cells-of.ts'
import type { SoldListing, SoldVariant } from './sold-listings.store.ts'

type VariantCell = Extract<BulkCell, { variant: string }>

/** What a listing is to become; each part only where it differs. */
export interface ListingChange {
  sold: SoldListing
  /** The variants of what is live, or, without an id, of a draft. */
  prices: { variant: SoldVariant; pricePaisa: number }[]
  stock: StockCount[]
  /** All prices of the deal as it is to be, by the ids of their variants; undefined where it stays as it is. */
  dealPrices: Map<number, number> | undefined
  isPaused: boolean | undefined
  terms: { readyDays?: number; isCashPossible?: boolean }
  /** For what is not live: the changed figures by the key of their variant. */
  drafted: Map<string, { pricePaisa?: number; stock?: number }>
}

interface Checked {
  problems: CellProblem[]
  change: ListingChange | null
}

const problem = (at: number, { reason, limit }: CellFault, theirs: CellValue = null): CellProblem => ({
  at,
  reason,
  limit,
  theirs,
})
const plain = (reason: CellReason): CellFault => ({ reason, limit: null })

/** Finds what is wrong with the changed cells of a listing, and what it becomes where nothing is. */
export function checkCells(sold: SoldListing | undefined, { cells }: BulkListing): Checked {
  const refuseAll = (fault: CellFault): Checked => ({
    problems: cells.map((_, at) => problem(at, fault)),
    change: null,
  })
  if (sold?.kind !== 'product') return refuseAll(plain('no-listing'))
  if (sold.state === 'in-review') return refuseAll(plain('in-review'))
  const before = readFigures(sold)
  const after = new Map([...before].map(([key, known]) => [key, { ...known.figures }]))
  for (const cell of cells) {
    const figures = 'variant' in cell ? after.get(cell.variant) : undefined
    if (figures) figures[(cell as VariantCell).field] = (cell as VariantCell).now
  }
  const problems = cells.flatMap((cell, at) => {
    const found = findProblem({ sold, before, after, cells }, cell)
    return found ? [problem(at, found.fault, found.theirs)] : []
  })
  return { problems, change: problems.length === 0 ? changeOf(sold, before, cells) : null }
}

interface KnownVariant {
  figures: VariantFigures
  promised: number
  /** Null in a draft. */
  variant: SoldVariant | null
}
type KnownVariants = Map<string, KnownVariant>

function readFigures({ isLive, content, variants, deal }: SoldListing): KnownVariants {
  if (isLive) {
    return new Map(
      variants.map((variant) => {
        const figures = {
          price: standingOf(variant),
          deal: deal?.prices[variant.id] ?? null,
          stock: variant.onHand,
        }
        return [variantKeyOf(variant.values), { figures, promised: variant.promised, variant }]
      }),
    )
  }
  return new Map(
    (content?.kind === 'product' ? content.variants : []).map(({ values, pricePaisa, stock }) => [
      variantKeyOf(values),
      { figures: { price: pricePaisa, deal: null, stock }, promised: 0, variant: null },
    ]),
  )
}

/** What a cell says now; undefined where there is no such cell. */
function valueNow(sold: SoldListing, before: KnownVariants, cell: BulkCell): CellValue | undefined {
  const { isLive, content } = sold
  const drafted = content?.kind === 'product' ? content : null
  if ('variant' in cell) return before.get(cell.variant)?.figures[cell.field]
  if (cell.field === 'state') return sold.isPaused ? 'paused' : 'live'
  if (cell.field === 'ready') return isLive ? sold.readyDays : (drafted?.readyDays ?? null)
  return (isLive ? sold.isCashPossible : drafted?.isCashPossible) ?? false
}

interface Surroundings {
  sold: SoldListing
  before: KnownVariants
  /** The figures with all changes. */
  after: Map<string, VariantFigures>
  cells: BulkCell[]
}

function findProblem(
  { sold, before, after, cells }: Surroundings,
  cell: BulkCell,
): { fault: CellFault; theirs?: CellValue } | undefined {
  const { isLive } = sold
  if (!isLive && (cell.field === 'deal' || cell.field === 'state')) return { fault: plain('not-in-shop') }
  const now = valueNow(sold, before, cell)
  if (now === undefined) return { fault: plain('no-variant') }
  if (now === cell.now) return undefined
  if (now !== cell.was) return { fault: plain('changed'), theirs: now }
  if ('variant' in cell) {
    const fault = findVariantFault(cell.field as VariantField, after.get(cell.variant)!, {
      mrpPaisa: mrpOf(sold),
      promised: before.get(cell.variant)!.promised,
      isDealChanged: cells.some(
        (one) => one.field === 'deal' && one.variant === cell.variant && one.now !== one.was,
      ),
    })
    return fault && { fault }
  }
  if (cell.field === 'state') return undefined
  // By rule only on top of what somebody has looked at, and nothing that waits may undo it.
  const isOpen = sold.liveState === null || sold.liveState === 'approved' || sold.isShopTrusted
  if (isLive && (sold.hasWaiting || !isOpen)) return { fault: plain('waiting') }
  const fault = cell.field === 'ready' ? findReadyFault(cell.now) : undefined
  return fault && { fault }
}

function changeOf(sold: SoldListing, before: KnownVariants, cells: BulkCell[]): ListingChange | null {
  const changed = cells.filter((cell) => valueNow(sold, before, cell) !== cell.now)
  if (changed.length === 0) return null
  const change: ListingChange = {
    sold,
    prices: [],
    stock: [],
    dealPrices: undefined,
    isPaused: undefined,
    terms: {},
    drafted: new Map(),
  }
  for (const cell of changed) {
    if (cell.field === 'state') change.isPaused = cell.now === 'paused'
    else if (cell.field === 'ready') change.terms.readyDays = cell.now
    else if (cell.field === 'cash') change.terms.isCashPossible = cell.now
    else addFigure(change, before.get(cell.variant)!.variant, cell)
  }
  return change
}

function addFigure(change: ListingChange, variant: SoldVariant | null, cell: VariantCell) {
  if (cell.field === 'deal') {
    change.dealPrices ??= new Map(
      Object.entries(change.sold.deal?.prices ?? {}).map(([id, paisa]) => [Number(id), paisa]),
    )
    if (cell.now === null) change.dealPrices.delete(variant!.id)
    else change.dealPrices.set(variant!.id, cell.now)
  } else if (!variant) {
    const figure = cell.field === 'price' ? { pricePaisa: cell.now } : { stock: cell.now }
    change.drafted.set(cell.variant, { ...change.drafted.get(cell.variant), ...figure })
  } else if (cell.field === 'price') change.prices.push({ variant, pricePaisa: cell.now })
  else change.stock.push({ variantId: variant.id, seenOnHand: variant.onHand, counted: cell.now })
}
