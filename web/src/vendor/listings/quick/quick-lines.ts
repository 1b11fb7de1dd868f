import {
  findReadyFault,
  findVariantFault,
  variantFields,
  variantKeyOf,
  type CellFault,
  type VariantField,
} from '@haat/contract/domains/listings.bulk.rules.ts'
import type { BulkCell, CellValue } from '@haat/contract/domains/listings.bulk.ts'
import type { ListingPrices } from '@haat/contract/domains/listings.prices.ts'
import type { Listing } from '@haat/contract/domains/listings.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { readCell } from '../grid/read-cell.ts'

/** A variant that is in the shop, with what can be changed of it at once. */
export interface QuickLine {
  variantId: string
  /** Names it within its listing. */
  key: string
  sku: string
  /** The names of its values, in the order of the options. */
  choice: Bilingual[]
  price: number
  /** What the deal asks that waits or runs; the price stays above it. */
  deal: number | null
  /** On hand. */
  stock: number
  /** Of these, how many are promised to orders. */
  promised: number
}

/** What can be changed at once of a listing that is in the shop. */
export interface QuickListing {
  mrpPaisa: number | null
  /** Percent times a hundred. */
  commissionRate: number
  readyDays: number | null
  isCashPossible: boolean
  lines: QuickLine[]
}

/** What was typed for a variant. */
export type QuickEdit = Partial<Record<VariantField, string>>
export interface QuickEdits {
  lines: Readonly<Record<string, QuickEdit>>
  ready?: string
  cash?: boolean
}

/** Both calls are asked one after the other, so a variant that one of them does not know yet is left out. */
export function quickListingOf(prices: ListingPrices, { live }: Pick<Listing, 'live'>): QuickListing | null {
  if (live?.content.kind !== 'product') return null
  const { options, readyDays, isCashPossible } = live.content
  const stock = new Map(live.variants.map((variant) => [variant.variantId, variant]))
  const lines = prices.variants.flatMap(({ id, sku, values, standingPaisa, dealPaisa }) => {
    const held = stock.get(id)
    if (!held) return []
    const choice = values.flatMap((key, at) => options[at]?.values.find((one) => one.key === key)?.name ?? [])
    return {
      variantId: id,
      key: variantKeyOf(values),
      sku,
      choice,
      price: standingPaisa,
      deal: dealPaisa,
      stock: held.onHand,
      promised: held.reserved + held.allocated,
    }
  })
  const { mrpPaisa, commissionRate } = prices
  return { mrpPaisa, commissionRate, readyDays, isCashPossible, lines }
}

interface ReadField {
  /** What was typed; undefined where it cannot be read. */
  now: CellValue | undefined
  isChanged: boolean
  fault: CellFault | undefined
}

/** What a typed line means, and what is wrong with it. */
export function readLine(
  { mrpPaisa }: Pick<QuickListing, 'mrpPaisa'>,
  line: QuickLine,
  edit: QuickEdit = {},
): Record<VariantField, ReadField> {
  const read = (field: VariantField) =>
    edit[field] === undefined ? line[field] : (readCell(field, edit[field]) as number | null | undefined)
  const now = { price: read('price'), deal: read('deal'), stock: read('stock') }
  const figures = { price: now.price ?? null, deal: now.deal ?? null, stock: now.stock ?? null }
  const limits = { mrpPaisa, promised: line.promised, isDealChanged: now.deal !== line.deal }
  const fieldOf = (field: VariantField): ReadField => {
    const isChanged = now[field] !== line[field]
    const unread: CellFault = { reason: field === 'stock' ? 'stock-range' : 'price-range', limit: null }
    const fault = now[field] === undefined ? unread : findVariantFault(field, figures, limits)
    return { now: now[field], isChanged, fault: isChanged ? fault : undefined }
  }
  return { price: fieldOf('price'), deal: fieldOf('deal'), stock: fieldOf('stock') }
}

export function readReady({ readyDays }: QuickListing, typed: string | undefined): ReadField {
  const now = typed === undefined ? readyDays : readCell('ready', typed)
  const isChanged = now !== readyDays
  const fault =
    typeof now === 'number' ? findReadyFault(now) : ({ reason: 'ready-range', limit: null } as const)
  return { now, isChanged, fault: isChanged ? fault : undefined }
}

/** The cells that differ, or null while something is wrong with one of them. */
export function changedCells(listing: QuickListing, { lines, ready, cash }: QuickEdits): BulkCell[] | null {
  const cells: BulkCell[] = []
  for (const line of listing.lines) {
    const read = readLine(listing, line, lines[line.variantId])
    for (const field of variantFields) {
      const { now, isChanged, fault } = read[field]
      if (fault) return null
      if (isChanged) cells.push({ field, variant: line.key, was: line[field], now } as BulkCell)
    }
  }
  const days = readReady(listing, ready)
  if (days.fault) return null
  if (days.isChanged) cells.push({ field: 'ready', was: listing.readyDays, now: days.now as number })
  if (cash !== undefined && cash !== listing.isCashPossible)
    cells.push({ field: 'cash', was: listing.isCashPossible, now: cash })
  return cells
}
