import {
  entryKindsOfView,
  ledgerViews,
  vendorLineKinds,
  type LedgerView,
} from '@haat/contract/domains/ledger.rules.ts'
import type { LedgerMonth } from '@haat/contract/domains/ledger.ts'
import { daysOfBsMonth, formatBsMonth } from '@haat/contract/shared/bs-months.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { findAccount, findBalance, sumEntries, sumLines } from './entries.store.ts'

/** How a month of a shop added up. Where it does not, staff are told. */
export async function readMonth(
  services: Pick<Services, 'db' | 'outbox' | 'staffTasks'>,
  vendorId: number,
  month: string,
): Promise<LedgerMonth> {
  const added = await addUpAtOnce(services, vendorId, month)
  if (added.agrees) return added
  const again = await addUpAtOnce(services, vendorId, month)
  if (!again.agrees) await tellStaff(services, vendorId, again)
  return again
}

/** Without anything being written in between. */
const addUpAtOnce = ({ db }: Pick<Services, 'db'>, vendorId: number, month: string) =>
  db.transaction((tx) => addUpMonth(tx, vendorId, month), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

/** Every sum is of the lines themselves, and the balances are those that stand beside the entries. */
export async function addUpMonth(db: Tx, vendorId: number, month: string): Promise<LedgerMonth> {
  const days = daysOfBsMonth(month)
  const account = await findAccount(db, vendorId)
  const lines = await sumLines(db, vendorId, days)
  const entries = await sumEntries(db, vendorId, days)
  const opened = entries.filter(({ kind }) => kind === 'opening')
  const earlier = [...lines.filter(({ kind }) => kind === null), ...opened]
  const sums = [
    ...vendorLineKinds.flatMap((kind) => {
      const sum = lines.find((one) => one.kind === kind)
      return sum ? [{ kind, paisa: sum.paisa, count: sum.count }] : []
    }),
    ...(earlier.length > 0
      ? [{ kind: 'earlier' as const, paisa: paisaOf(earlier), count: countOf(earlier) }]
      : []),
  ]
  const openingPaisa = await findBalance(db, vendorId, { day: days.first, isIncluded: false })
  const closingPaisa = await findBalance(db, vendorId, { day: days.last, isIncluded: true })
  const countsOf = (view: LedgerView) =>
    countOf(entries.filter(({ kind }) => entryKindsOfView[view].includes(kind)))
  return {
    month,
    firstDay: days.first,
    lastDay: days.last,
    isClosed: account?.closedUntil != null && account.closedUntil >= days.last,
    openingPaisa,
    sums,
    closingPaisa,
    entryCounts: Object.fromEntries(ledgerViews.map((view) => [view, countsOf(view)])) as Record<
      LedgerView,
      number
    >,
    agrees: openingPaisa + paisaOf(sums) === closingPaisa,
  }
}

const paisaOf = (sums: { paisa: number }[]) => sums.reduce((sum, { paisa }) => sum + paisa, 0)
const countOf = (sums: { count: number }[]) => sums.reduce((sum, { count }) => sum + count, 0)

/** Asks staff once per shop and month to look why its lines and its balance differ. */
async function tellStaff(
  { db, outbox, staffTasks }: Pick<Services, 'db' | 'outbox' | 'staffTasks'>,
  vendorId: number,
  { month, openingPaisa, sums, closingPaisa }: LedgerMonth,
) {
  const [lines, balance] = [openingPaisa + paisaOf(sums), closingPaisa].map((paisa) =>
    formatRupees(paisa, 'en'),
  )
  const task = await db.transaction((tx) =>
    staffTasks.open(tx, {
      key: ['books', String(vendorId), month],
      subject: `The books of shop ${vendorId} do not agree in ${formatBsMonth(month, 'en')}`,
      message: `Its lines come to ${lines}, but its balance after the last entry is ${balance}. Please pay nothing out to this shop before that is understood.`,
      about: null,
    }),
  )
  if (task) outbox.wake()
}
