import type { ClosedMonth, Statements } from '@haat/contract/domains/statements.ts'
import {
  addBsMonths,
  bsMonthOf,
  daysOfBsMonth,
  fiscalYearOfMonth,
  monthsOfFiscalYear,
} from '@haat/contract/shared/bs-months.ts'
import type { Tx } from '#platform/database/database.ts'
import { findBooks } from '../ledger/ledger.service.ts'
import { listMonths, type MonthRow } from './statements.store.ts'

/** As it is printed: "2083/84-17". */
export const billNumberOf = (row: Pick<MonthRow, 'billFiscalYear' | 'billNumber'>) =>
  `${row.billFiscalYear}-${row.billNumber}`

export const billOf = (row: MonthRow): ClosedMonth['bill'] =>
  row.bill && { number: billNumberOf(row), kind: row.bill.kind, totalPaisa: row.bill.totalPaisa }

/** What papers there are of a shop. */
export async function readStatements(db: Tx, vendorId: number, now = new Date()): Promise<Statements> {
  const books = await findBooks(db, vendorId)
  const rows = await listMonths(db, vendorId)
  return {
    runningMonth: bsMonthOf(now),
    firstMonth: books ? bsMonthOf(books.firstDay) : null,
    closed: rows.map((row) => ({
      month: row.bsMonth,
      openingPaisa: row.openingPaisa,
      closingPaisa: row.closingPaisa,
      closedAt: row.closedAt.toISOString(),
      bill: billOf(row),
    })),
    closedYears: books?.closedUntil
      ? closedYears(bsMonthOf(books.firstDay), bsMonthOf(books.closedUntil))
      : [],
  }
}

/** The fiscal years whose last month is closed, the newest first. */
function closedYears(first: string, lastClosed: string): string[] {
  const years = new Set<string>()
  for (let month = first; month <= lastClosed; month = addBsMonths(month, 1))
    years.add(fiscalYearOfMonth(month))
  return [...years].filter((year) => isYearClosed(year, daysOfBsMonth(lastClosed).last)).toReversed()
}

export const isYearClosed = (fiscalYear: string, closedUntil: string | null | undefined) =>
  closedUntil != null && closedUntil >= daysOfBsMonth(monthsOfFiscalYear(fiscalYear).at(-1)!).last
