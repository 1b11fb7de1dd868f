import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { cashDays, cashDifferences, cashHandIns, cashRemittances } from './cash.tables.ts'

export type CashDayRow = typeof cashDays.$inferSelect

export const insertCashDay = (tx: Tx, row: typeof cashDays.$inferInsert) => tx.insert(cashDays).values(row)

export async function findCashDay(db: Tx, day: string): Promise<CashDayRow | undefined> {
  const [row] = await db.select().from(cashDays).where(eq(cashDays.day, day))
  return row
}

/** Closed days, the newest first. */
export const listClosedDays = (db: Tx, before: string | undefined, limit: number): Promise<CashDayRow[]> =>
  db
    .select()
    .from(cashDays)
    .where(before === undefined ? undefined : lt(cashDays.day, before))
    .orderBy(desc(cashDays.day))
    .limit(limit)

export interface DaySums extends Record<string, unknown> {
  day: string
  countedPaisa: number
  differencePaisa: number
  madeGoodPaisa: number
  remittedPaisa: number
  /** Whether something that was handed in on this day is not counted yet. */
  hasUncounted: boolean
}

/** What happened on each day after that one, the oldest first; on the days that are left out nothing did. */
export async function sumDaysAfter(db: Tx, day: string | undefined): Promise<DaySums[]> {
  const after = sql`coalesce(${day ?? null}::date, '-infinity'::date)`
  const { rows } = await db.execute<DaySums>(sql`
    select day::text as day, sum(counted)::float8 as "countedPaisa", sum(difference)::float8 as "differencePaisa",
      sum(made_good)::float8 as "madeGoodPaisa", sum(remitted)::float8 as "remittedPaisa", bool_or(waits) as "hasUncounted"
    from (
      select counted_day as day, counted_paisa as counted, expected_paisa - counted_paisa as difference, 0 as made_good,
        0 as remitted, false as waits from ${cashHandIns} where counted_day > ${after}
      union all select day, 0, 0, 0, 0, true from ${cashHandIns}
        where counted_at is null and undone_at is null and day > ${after}
      union all select day, 0, 0, case ended_how when 'paid' then amount_paisa else 0 end, 0, false
        from ${cashDifferences} where day > ${after}
      union all select day, 0, 0, 0, amount_paisa, false from ${cashRemittances} where day > ${after}) happened
    group by day order by day`)
  return rows
}
