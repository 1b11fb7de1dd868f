import type { Sales, ShopFigures, StaffFigures, Totals } from '@haat/contract/domains/figures.ts'
import * as rules from '@haat/contract/domains/figures.rules.ts'
import type { Calendar, Period, Span } from '@haat/contract/domains/figures.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import type { Tx } from '#platform/database/database.ts'
import {
  getVisitsSince,
  listSalesDays,
  listThings,
  listVisitDays,
  type SalesOfDay,
  type VisitsOfDay,
} from './figures.store.ts'
import { allShops } from './renew-figures.store.ts'

const isWithin = (day: string, { from, to }: Span) => day >= from && day <= to
const earlier = (one: string, other: string) => (one < other ? one : other)

const nothing: Sales = {
  salesPaisa: 0,
  placed: 0,
  sold: 0,
  unconfirmed: 0,
  cancelled: 0,
  delivered: 0,
  refused: 0,
  due: 0,
  onTime: 0,
}
const names = Object.keys(nothing) as (keyof Sales)[]

function sumSales(rows: SalesOfDay[], span: Span): Sales {
  const sums = { ...nothing }
  for (const row of rows) if (isWithin(row.day, span)) for (const name of names) sums[name] += row[name]
  return sums
}

/** All days of a shop that a page is about, and since when its visits were counted. */
interface Days {
  sales: SalesOfDay[]
  visits: VisitsOfDay[]
  since: string
  today: string
}

async function readDays(db: Tx, vendorId: number, span: Span, today: string): Promise<Days> {
  return {
    sales: await listSalesDays(db, vendorId, span),
    visits: await listVisitDays(db, vendorId, span),
    since: await getVisitsSince(db),
    today,
  }
}

/** The days of a span on which visits were counted; undefined where there are none. */
function countedPart({ from, to }: Span, { since, today }: Days): Span | undefined {
  const part = { from: from > since ? from : since, to: earlier(to, today) }
  return part.from <= part.to ? part : undefined
}

function sumVisits(days: Days, span: Span): Pick<Totals, 'visits' | 'productVisits'> {
  const part = countedPart(span, days)
  if (!part) return { visits: null, productVisits: null }
  const rows = days.visits.filter(({ day }) => isWithin(day, part))
  const productVisits = rows.reduce((sum, row) => sum + row.productVisits, 0)
  return { visits: rows.reduce((sum, row) => sum + row.serviceVisits, productVisits), productVisits }
}

function totalsOf(days: Days, span: Span): Totals {
  const part = countedPart(span, days)
  return {
    ...sumSales(days.sales, span),
    ...sumVisits(days, span),
    ordersWhileCounted: part ? sumSales(days.sales, part).sold : 0,
  }
}

function barOf(days: Days, span: Span) {
  const { salesPaisa, sold } = sumSales(days.sales, span)
  return { salesPaisa, sold, visits: sumVisits(days, span).visits }
}

interface Asked {
  period: Period
  on?: string | undefined
}

/** The figures of a shop in a period, beside those of the period before. */
export async function readShopFigures(
  db: Tx,
  vendorId: number,
  { period, on }: Asked,
  now = new Date(),
): Promise<ShopFigures> {
  const today = nepalDay(now)
  const span = rules.periodOf(period, earlier(on ?? today, today))
  const before = rules.periodBefore(period, span)
  const compared = rules.comparedPart(period, span, today)
  const days = await readDays(db, vendorId, { from: before.from, to: span.to }, today)
  const barsBefore = rules.barsOf(period, before)
  const after = addDays(span.to, 1)
  const isSteppedByDays = period === 'days7' || period === 'days30'
  const nextEnd = isSteppedByDays ? addDays(span.to, rules.barsOf(period, span).length) : after
  return {
    period,
    ...span,
    isRunning: isWithin(today, span),
    next: after <= today ? earlier(nextEnd, today) : null,
    previous: before.from >= rules.firstFiguresDay ? before.to : null,
    compared,
    visitsSince: days.since,
    now: totalsOf(days, span),
    before: totalsOf(days, compared),
    bars: rules.barsOf(period, span).map((bar, at) => ({
      ...bar,
      isRunning: isWithin(today, bar),
      now: bar.from > today ? null : barOf(days, bar),
      before: barsBefore[at] ? barOf(days, barsBefore[at]) : null,
    })),
    ...(await listThings(db, vendorId, { from: span.from, to: earlier(span.to, today) })),
  }
}

/** The month whose way from visit to door is told unless another is asked for: the last whole one, if its visits were counted. */
function usualDoorDay(calendar: Calendar, today: string, since: string): string {
  const last = rules.monthOf(calendar, today, -1)
  return since <= last.from ? last.to : today
}

/** The sales of all shops by month, and how many visits of a month became deliveries. */
export async function readFigures(
  db: Tx,
  { calendar, on }: { calendar: Calendar; on?: string | undefined },
  now = new Date(),
): Promise<StaffFigures> {
  const today = nepalDay(now)
  const since = await getVisitsSince(db)
  const door = rules.monthOf(calendar, earlier(on ?? usualDoorDay(calendar, today, since), today))
  const months = Array.from({ length: rules.monthsShown }, (_, at) =>
    rules.monthOf(calendar, today, at + 1 - rules.monthsShown),
  )
  const yearFrom = rules.yearOf(calendar, today).from
  const first = [months[0]!.from, yearFrom].map((day) => rules.yearBefore(calendar, day)).toSorted()[0]!
  const days = await readDays(db, allShops, { from: earlier(first, door.from), to: today }, today)
  const salesIn = (span: Span) => sumSales(days.sales, span).salesPaisa
  const after = addDays(door.to, 1)
  return {
    calendar,
    months: months.map((month) => ({
      ...month,
      isRunning: isWithin(today, month),
      salesPaisa: salesIn(month),
      beforePaisa: salesIn(rules.monthOf(calendar, month.from, -12)),
      beginsYear: rules.yearOf(calendar, month.from).from === month.from,
    })),
    year: {
      from: yearFrom,
      salesPaisa: salesIn({ from: yearFrom, to: today }),
      beforePaisa: salesIn({
        from: rules.yearBefore(calendar, yearFrom),
        to: rules.yearBefore(calendar, today),
      }),
    },
    visitsSince: days.since,
    door: {
      ...sumSales(days.sales, door),
      ...door,
      isRunning: isWithin(today, door),
      next: after <= today ? after : null,
      previous: door.from > rules.firstFiguresDay ? addDays(door.from, -1) : null,
      visits: sumVisits(days, door).visits,
      isCountedWhole: days.since <= door.from,
    },
  }
}
