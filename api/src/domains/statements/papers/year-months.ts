import type { LedgerMonth } from '@haat/contract/domains/ledger.ts'

type SumKind = LedgerMonth['sums'][number]['kind']

/** How the kinds of lines are put together in the columns of a year. Every kind is in one of them, so that rows add up. */
const columnsOfYear = {
  sales: ['sale', 'discount', 'delivery', 'earlier'],
  cash: ['cashTaken'],
  commission: ['commission', 'commissionBack'],
  vat: ['vat', 'vatBack'],
  refunds: ['refund', 'discountBack'],
  payouts: ['payout', 'payoutBack'],
} as const satisfies Record<string, readonly SumKind[]>
export type YearColumn = keyof typeof columnsOfYear
export const yearColumns = Object.keys(columnsOfYear) as YearColumn[]

export interface YearMonth {
  month: string
  openingPaisa: number
  closingPaisa: number
  sums: LedgerMonth['sums']
  isClosed: boolean
  bill: { number: string; kind: 'bill' | 'creditNote'; totalPaisa: number } | null
}

export function columnsOf({ sums }: Pick<YearMonth, 'sums'>): Record<YearColumn, number> {
  const sumOf = (kinds: readonly SumKind[]) =>
    sums.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { paisa }) => sum + paisa, 0)
  return Object.fromEntries(yearColumns.map((name) => [name, sumOf(columnsOfYear[name])])) as Record<
    YearColumn,
    number
  >
}

/** All months of a year as if they were one. */
export function wholeYear(
  months: readonly YearMonth[],
): Pick<YearMonth, 'openingPaisa' | 'closingPaisa' | 'sums'> {
  return {
    openingPaisa: months[0]?.openingPaisa ?? 0,
    closingPaisa: months.at(-1)?.closingPaisa ?? 0,
    sums: months.flatMap(({ sums }) => sums),
  }
}
