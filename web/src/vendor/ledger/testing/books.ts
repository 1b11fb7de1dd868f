import type { LedgerEntry, LedgerMonth, ShopBalance } from '@haat/contract/domains/ledger.ts'
import type { Statements } from '@haat/contract/domains/statements.ts'

export const balanceOf = (given: Partial<ShopBalance> = {}): ShopBalance => ({
  balancePaisa: 48_900_00,
  payablePaisa: 30_000_00,
  waits: [
    { day: '2026-11-20', paisa: 10_000_00 },
    { day: '2026-11-22', paisa: 8_900_00 },
  ],
  nextPayout: {
    day: '2026-11-17',
    expectedPaisa: 48_900_00,
    stop: null,
    account: { kind: 'esewa', bankName: '', maskedNumber: '••••6120' },
  },
  openPayout: null,
  firstDay: '2026-07-20',
  closedUntil: '2026-10-17',
  ...given,
})

/** A sale of 5,250 rupees that was paid by eSewa. */
export function saleOf(number: number, given: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    number,
    kind: 'sale',
    at: '2026-11-15T05:00:00.000Z',
    day: '2026-11-15',
    lines: [
      { kind: 'sale', amountPaisa: 5250_00, rates: [] },
      { kind: 'commission', amountPaisa: -420_00, rates: [{ rate: 800, basePaisa: 5250_00 }] },
      { kind: 'vat', amountPaisa: -54_60, rates: [{ rate: 1300, basePaisa: 420_00 }] },
    ],
    amountPaisa: 4775_40,
    balanceAfterPaisa: 48_900_00,
    payableOn: '2099-01-01',
    payoutNumber: null,
    parcel: {
      orderNumber: `H-${20_000 + number}`,
      goods: [{ title: { en: 'Dhaka sari', ne: 'ढाका सारी' }, quantity: 2 }],
      deliveredOn: '2026-11-14',
      method: 'esewa',
      paidHow: null,
      isOwnDelivery: false,
      courierName: 'Himali Courier',
    },
    ...given,
  }
}

export const payoutEntry: LedgerEntry = {
  ...saleOf(1),
  kind: 'payout',
  day: '2026-11-10',
  lines: [{ kind: 'payout', amountPaisa: -3_12_300_25, rates: [] }],
  amountPaisa: -3_12_300_25,
  balanceAfterPaisa: 0,
  payableOn: null,
  payoutNumber: 'P-0318',
  parcel: null,
}

export const monthOf = (given: Partial<LedgerMonth> = {}): LedgerMonth => ({
  month: '2083-07',
  firstDay: '2026-10-18',
  lastDay: '2026-11-16',
  isClosed: false,
  openingPaisa: 31_240_00,
  sums: [
    { kind: 'sale', paisa: 5250_00, count: 1 },
    { kind: 'commission', paisa: -420_00, count: 1 },
    { kind: 'payout', paisa: -3_12_300_25, count: 4 },
  ],
  closingPaisa: 48_900_00,
  entryCounts: { all: 214, sales: 200, refunds: 10, payouts: 4 },
  agrees: true,
  ...given,
})

export const statementsOf = (given: Partial<Statements> = {}): Statements => ({
  runningMonth: '2083-07',
  firstMonth: '2082-11',
  closed: [
    {
      month: '2083-06',
      openingPaisa: 0,
      closingPaisa: 31_240_00,
      closedAt: '2026-10-20T00:00:00.000Z',
      bill: { number: '2083/84-17', kind: 'bill', totalPaisa: 98_410_00 },
    },
  ],
  closedYears: ['2082/83'],
  ...given,
})
