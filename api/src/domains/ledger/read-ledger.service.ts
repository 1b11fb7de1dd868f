import { entryKindsOfView, type LedgerView } from '@haat/contract/domains/ledger.rules.ts'
import type { EntryLine, LedgerEntry } from '@haat/contract/domains/ledger.ts'
import { payoutNumber } from '@haat/contract/domains/payouts.rules.ts'
import { bsMonthOf, daysOfBsMonth } from '@haat/contract/shared/bs-months.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { listEntries, type EntryRow, type ShopLine } from './entries.store.ts'
import type { EntryParcel } from './ledger-subjects.ts'

interface LedgerQuery {
  pageSize: number
  month?: string | undefined
  kind: LedgerView
  cursor?: string | undefined
}

/** The books of a shop in one month, the newest entry first. */
export async function ledgerPage(
  { db, ledgerSubjects }: Pick<Services, 'db' | 'ledgerSubjects'>,
  vendorId: number,
  { pageSize, month = bsMonthOf(new Date()), kind, cursor }: LedgerQuery,
) {
  const rows = await listEntries(db, vendorId, {
    days: daysOfBsMonth(month),
    kinds: entryKindsOfView[kind],
    before: cursor === undefined ? undefined : readPlace(cursor),
    limit: pageSize + 1,
  })
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    items: shown.map((row) =>
      viewEntry(row, ledgerSubjects.viewParcel(row.about?.parcel, row.about?.refund)),
    ),
    nextCursor: last && rows.length > pageSize ? `${last.day}~${last.number}` : null,
  }
}

const placePattern = /^(\d{4}-\d\d-\d\d)~(\d{1,9})$/
function readPlace(cursor: string) {
  const [, day, number] = placePattern.exec(cursor) ?? []
  if (day === undefined || Number.isNaN(Date.parse(day))) {
    throw new ApiError('VALIDATION_FAILED', 'This list cannot be continued.', { cursor: 'Unknown cursor' })
  }
  return { day, number: Number(number) }
}

function viewEntry(row: EntryRow, about: EntryParcel | undefined): LedgerEntry {
  const { number, kind, at, day, amountPaisa, balanceAfterPaisa, payableOn, payoutId } = row
  const lines = row.about?.lines
  return {
    number,
    kind,
    at: at.toISOString(),
    day,
    lines: lines
      ? lines.map((line) => ({ ...line, rates: ratesOf(line, lines, about) }))
      : [{ kind: null, amountPaisa, rates: [] }],
    amountPaisa,
    balanceAfterPaisa,
    payableOn,
    payoutNumber: payoutId === null ? null : payoutNumber(payoutId),
    parcel: about?.parcel ?? null,
  }
}

/** By which rates a line was worked out, and of what: the VAT of what stands in the books as commission. */
function ratesOf({ kind }: ShopLine, lines: ShopLine[], about: EntryParcel | undefined): EntryLine['rates'] {
  if (!about) return []
  if (kind === 'commission' || kind === 'commissionBack') return about.commissionRates
  if (kind !== 'vat' && kind !== 'vatBack') return []
  const commission = lines.find((line) => line.kind === (kind === 'vat' ? 'commission' : 'commissionBack'))
  return commission ? [{ rate: about.vatRate, basePaisa: Math.abs(commission.amountPaisa) }] : []
}
