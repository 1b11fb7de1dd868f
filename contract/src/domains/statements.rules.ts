/** A month is closed on this day of the next one, so that what happened at its end has been written down. */
export const closingDay = 3

/** What there is of a month: its statement and Haat's bill of its commission, as PDF, and its entries for a spreadsheet. */
export const monthPapers = ['statement', 'bill', 'csv'] as const
export type MonthPaper = (typeof monthPapers)[number]

/** What there is of a fiscal year. */
export const yearPapers = ['statement', 'csv'] as const
export type YearPaper = (typeof yearPapers)[number]

/** A month in which more commission was given back than taken has a credit note in place of a bill. */
export const billKinds = ['bill', 'creditNote'] as const
export type BillKind = (typeof billKinds)[number]

export const mediaTypeOf = (paper: MonthPaper) => (paper === 'csv' ? 'text/csv' : 'application/pdf')
