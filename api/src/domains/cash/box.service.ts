import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { formatDate } from '@haat/contract/shared/dates.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import { listClosedDays, sumDaysAfter, type CashDayRow, type DaySums } from './cash-days.store.ts'
import { lockCash } from './cash.store.ts'

/** A day that is not closed, with what lies in the box by the books when it begins and when it ends. */
export interface OpenDay extends DaySums {
  startPaisa: number
  boxPaisa: number
}

export interface Box {
  lastClosed: CashDayRow | undefined
  /** Days after it on which something happened, the oldest first. */
  openDays: OpenDay[]
  /** What lies in the box now. */
  paisa: number
}

/** Reads no more than what happened since the last day was closed: that day says what was found in the box. */
export async function readBox(db: Tx): Promise<Box> {
  const [lastClosed] = await listClosedDays(db, undefined, 1)
  let paisa = lastClosed?.foundPaisa ?? 0
  const openDays: OpenDay[] = []
  for (const sums of await sumDaysAfter(db, lastClosed?.day)) {
    const startPaisa = paisa
    paisa += sums.countedPaisa + sums.madeGoodPaisa - sums.remittedPaisa
    openDays.push({ ...sums, startPaisa, boxPaisa: paisa })
  }
  return { lastClosed, openDays, paisa }
}

/** A day on which nothing happened yet. */
export const emptyDay = (day: string, boxPaisa: number): OpenDay => ({
  day,
  countedPaisa: 0,
  differencePaisa: 0,
  madeGoodPaisa: 0,
  remittedPaisa: 0,
  hasUncounted: false,
  startPaisa: boxPaisa,
  boxPaisa,
})

export const nowOf = (caller: Caller) => caller.at ?? new Date()

/** Makes sure that the cash is locked and that today is open; whoever had to wait may find that it no longer is. */
export async function lockOpenDay(tx: Tx, caller: Caller): Promise<{ now: Date; day: string }> {
  await lockCash(tx)
  const now = nowOf(caller)
  const day = nepalDay(now)
  const [lastClosed] = await listClosedDays(tx, undefined, 1)
  if (lastClosed && lastClosed.day >= day) {
    const sentence = `The cash of ${formatDate(lastClosed.day, 'en')} is closed. It goes on the day after.`
    throw new ApiError('CASH_DAY_CLOSED', sentence)
  }
  return { now, day }
}
