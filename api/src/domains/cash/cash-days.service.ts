import type { CashDay } from '@haat/contract/domains/cash.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { accountNamesById } from '#domains/account/account.service.ts'
import { isDay } from '#domains/orders/is-day.ts'
import { emptyDay, readBox, type OpenDay } from './box.service.ts'
import { listClosedDays, type CashDayRow } from './cash-days.store.ts'

const viewOpen = ({ hasUncounted: _unsaid, ...sums }: OpenDay): CashDay => ({
  ...sums,
  foundPaisa: null,
  closedAt: null,
  closedBy: null,
})

async function viewClosed(db: Tx, rows: CashDayRow[]): Promise<CashDay[]> {
  if (rows.length === 0) return []
  const people = await accountNamesById(db, [...new Set(rows.map(({ closedBy }) => closedBy))])
  return rows.map(({ words: _unsaid, closedAt, closedBy, ...sums }) => ({
    ...sums,
    closedAt: closedAt.toISOString(),
    closedBy: people.get(closedBy) ?? null,
  }))
}

/** How today stands, and which days before it nobody has closed. */
export async function readDaysNow(db: Tx): Promise<{ today: CashDay; openDays: string[] }> {
  const day = nepalDay(new Date())
  const { openDays, lastClosed, paisa } = await readBox(db)
  const closed = lastClosed?.day === day ? await viewClosed(db, [lastClosed]) : []
  const open = openDays.find((one) => one.day === day) ?? emptyDay(day, paisa)
  return {
    today: closed[0] ?? viewOpen(open),
    openDays: openDays.filter((one) => one.day < day).map((one) => one.day),
  }
}

/** Days with cash, the newest first: open ones all come after the last that was closed. */
export async function cashDayPage(
  db: Tx,
  { pageSize, cursor }: { pageSize: number; cursor?: string | undefined },
) {
  if (cursor !== undefined && !isDay(cursor)) {
    throw new ApiError('VALIDATION_FAILED', 'This list cannot be continued.', { cursor: 'Unknown cursor' })
  }
  const { openDays } = await readBox(db)
  const open = openDays.filter(({ day }) => cursor === undefined || day < cursor).toReversed()
  const closed = await listClosedDays(db, cursor, Math.max(pageSize + 1 - open.length, 0))
  const all = [...open.map(viewOpen), ...(await viewClosed(db, closed))]
  const items = all.slice(0, pageSize)
  return { items, nextCursor: all.length > pageSize ? items.at(-1)!.day : null }
}
