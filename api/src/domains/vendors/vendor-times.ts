import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { closedShopOn } from '@haat/contract/domains/vendors.page.rules.ts'
import type { ClosedShop } from '@haat/contract/domains/catalogue.ts'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import type { ClosedTimes, VendorRow } from './vendors.store.ts'

export const todayInNepal = () => nepalDay(Date.now())

type HolidayRow = Pick<VendorRow, 'closedFrom' | 'closedUntil' | 'closedReason' | 'createdAt'>

/** The holiday of a shop that lasts or comes. */
export function findHoliday(row: HolidayRow, today = todayInNepal()): Vendor['closed'] {
  const { closedFrom, closedUntil, closedReason, createdAt } = row
  if (!closedUntil || !closedReason || closedUntil < today) return null
  return { from: closedFrom ?? nepalDay(createdAt), until: closedUntil, reason: closedReason }
}

/** The same while it lasts. */
export function findHolidayNow(row: HolidayRow, today = todayInNepal()): Vendor['closed'] {
  const holiday = findHoliday(row, today)
  return holiday && holiday.from <= today ? holiday : null
}

/** Beside what a vendor sells, while it is closed: until when, and from when on it packs. */
export function closedShopOf(times: ClosedTimes | null): { closed?: ClosedShop } {
  if (!times) return {}
  const { hours, closedFrom, closedUntil, closedDays } = times
  const holiday = closedUntil === null ? null : { from: closedFrom ?? '', until: closedUntil }
  const shop = { hours, closedDays: closedDays.map((day) => ({ day })), closed: holiday }
  const closed = closedShopOn(shop, todayInNepal())
  return closed ? { closed } : {}
}
