import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { maxHolidayDays, maxDaysAhead } from '@haat/contract/domains/vendors.page.rules.ts'
import type { ShopHours, ShopHoursInput } from '@haat/contract/domains/vendors.page.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { dayFault, dayHoursOf, timesOf, type DayHours } from './day-hours.ts'

/** The hours of a shop as they are typed. */
export interface HoursDraft {
  /** Null while the shop does not say its hours. */
  week: readonly DayHours[] | null
  closedDays: ShopHours['closedDays']
  holiday: ShopHours['holiday']
}

export const draftOf = ({ hours, closedDays, holiday }: ShopHours): HoursDraft => ({
  week: hours && hours.map(dayHoursOf),
  closedDays,
  holiday,
})

export const bodyOf = ({ week, closedDays, holiday }: HoursDraft, version: number): ShopHoursInput => ({
  version,
  hours: week && week.map(timesOf),
  // A day may have passed since the page was opened.
  closedDays: closedDays.filter(({ day }) => day >= nepalDay(new Date())),
  holiday,
})

export const isSameDraft = (one: HoursDraft, other: HoursDraft) =>
  JSON.stringify(one) === JSON.stringify(other)

type HolidayFault = 'missing' | 'past' | 'order' | 'long' | 'far' | 'words'

/** What keeps a holiday from being saved. One that has begun keeps its first day. */
export function holidayFault(
  holiday: HoursDraft['holiday'],
  saved: ShopHours,
  today: string,
): HolidayFault | undefined {
  if (!holiday) return undefined
  const { from, until, reason } = holiday
  if (!from || !until) return 'missing'
  if (from < today && from !== saved.holiday?.from) return 'past'
  if (until < from || until < today) return 'order'
  if (from > addDays(today, maxDaysAhead)) return 'far'
  if (until >= addDays(from, maxHolidayDays)) return 'long'
  return reason.en.trim() || reason.ne.trim() ? undefined : 'words'
}

export const hasFault = ({ week, holiday }: HoursDraft, saved: ShopHours, today: string) =>
  (week !== null && (week.some(dayFault) || !week.some(({ isOpen }) => isOpen))) ||
  holidayFault(holiday, saved, today) !== undefined
