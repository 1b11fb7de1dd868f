import {
  findDealDaysFault,
  maxDealDays,
  maxDealDaysAhead,
  type DealDaysFault,
} from '@haat/contract/domains/listings.prices.rules.ts'
import type { ImportProblemCode } from '@haat/contract/domains/imports.rules.ts'
import * as limits from '@haat/contract/domains/listings.rules.ts'
import type { ListingPlan } from '../plans.ts'
import { readDay, readRupees, rupeesText } from './cell-values.ts'
import type { KnownListing } from './known-listing.ts'
import type { GroupReader } from './plan-listing.ts'
import type { PlacedRow } from './plan-options.ts'

const dayFaults: Record<DealDaysFault, { code: ImportProblemCode; data?: Record<string, string> }> = {
  past: { code: 'deal-past' },
  far: { code: 'deal-far', data: { max: String(maxDealDaysAhead) } },
  order: { code: 'deal-order' },
  long: { code: 'deal-long', data: { max: String(maxDealDays) } },
}

/** The deal that the rows of a listing plan; null where they say none, or the one that there is already. */
export function planDeal(
  reader: GroupReader,
  placed: readonly PlacedRow[],
  known: KnownListing | null,
  newPrices: ListingPlan['prices'],
  today: string,
): ListingPlan['deal'] {
  const { shared, own, take, problems } = reader
  const days = (['dealFrom', 'dealUntil'] as const).map((field) => ({ field, cell: shared(field) }))
  const priced = placed.flatMap(({ row, at }) => {
    const text = own(row, 'dealPrice')
    return text ? [{ row, at, text }] : []
  })
  const first = days.find(({ cell }) => cell)
  if (!first && priced.length === 0) return null
  const where = first?.cell
    ? { row: first.cell.row, field: first.field }
    : { row: priced[0]!.row.row, field: 'dealPrice' }
  if (!known?.isLive) {
    problems.push({ ...where, code: 'not-live-yet' })
    return null
  }
  if (known.deal?.isRunning) {
    problems.push({ ...where, code: 'deal-runs' })
    return null
  }
  const [from, until] = days.map(({ field, cell }) =>
    cell ? take(cell.row, field, readDay(cell.text)) : known.deal?.[field === 'dealFrom' ? 'from' : 'until'],
  )
  const isRead = days.every(
    ({ field, cell }) => !cell || !problems.some((one) => one.row === cell.row && one.field === field),
  )
  if (!isRead) return null
  if (!from || !until) {
    problems.push({ ...where, code: 'deal-incomplete' })
    return null
  }
  const fault = findDealDaysFault({ from, until }, today)
  if (fault) {
    const field = fault.end === 'from' ? 'dealFrom' : 'dealUntil'
    problems.push({ row: shared(field)?.row ?? where.row, field, ...dayFaults[fault.fault] })
    return null
  }
  const prices = new Map(known.deal?.prices)
  for (const { row, text } of priced) {
    const sold = known.sold.get(row.values.get('sku') ?? '')
    const paisa = take(row.row, 'dealPrice', readRupees(text, limits.minPricePaisa, limits.maxPricePaisa))
    if (paisa === undefined) continue
    if (!sold) problems.push({ row: row.row, field: 'dealPrice', code: 'not-live-yet' })
    else prices.set(sold.id, paisa)
  }
  for (const { row } of placed) {
    const sold = known.sold.get(row.values.get('sku') ?? '')
    const paisa = sold && prices.get(sold.id)
    const standing =
      sold && (newPrices.find(({ variantId }) => variantId === String(sold.id))?.to ?? sold.pricePaisa)
    if (paisa !== undefined && paisa >= standing!)
      problems.push({
        row: row.row,
        field: 'dealPrice',
        code: 'deal-not-below',
        data: { price: rupeesText(standing!) },
      })
  }
  if (prices.size === 0) {
    problems.push({ ...where, code: 'deal-incomplete' })
    return null
  }
  return {
    from,
    until,
    prices: [...prices].map(([variantId, pricePaisa]) => ({ variantId: String(variantId), pricePaisa })),
  }
}
