import { maxDaysAhead, maxHolidayDays } from '@haat/contract/domains/vendors.page.rules.ts'
import type { ShopHours, ShopHoursInput } from '@haat/contract/domains/vendors.page.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Membership } from '#plugins/membership.ts'
import type { Services } from '#services.ts'
import { findHoliday, todayInNepal } from '../vendor-times.ts'
import { getVendorRow } from '../vendors.service.ts'
import { listClosedDays, replaceClosedDays, updateTimes } from './shop-hours.store.ts'
import { findShopPage } from './shop-page.store.ts'

export { updateTimes } from './shop-hours.store.ts'

export async function readShopHours(db: Tx, vendorId: number): Promise<ShopHours> {
  const row = await getVendorRow(db, vendorId)
  const today = todayInNepal()
  return {
    version: (await findShopPage(db, vendorId)).hoursVersion,
    hours: row.hours && row.hours.map((times) => [...times]),
    closedDays: await listClosedDays(db, vendorId, today),
    holiday: findHoliday(row, today),
  }
}

/** Shoppers see it at once, in every process. */
export async function saveShopHours(
  services: Services,
  membership: Membership,
  { version, hours, closedDays, holiday }: ShopHoursInput,
): Promise<ShopHours> {
  const { vendorId } = membership
  const today = todayInNepal()
  const saved = await services.db.transaction(async (tx) => {
    await services.vendorHoldings.lockShopFor(tx, membership, 'shop')
    const stored = await readShopHours(tx, vendorId)
    if (stored.version !== version) throw changedElsewhere()
    // A page that was opened yesterday may still name yesterday.
    const ahead = closedDays.filter(({ day }) => day >= today)
    refuseWrongDays({ closedDays: ahead, holiday }, stored, today)
    const kept = holiday ?? endedEarly(stored.holiday, today)
    await updateTimes(tx, vendorId, {
      hours: hours && hours.map((times) => times.toSorted((one, other) => one.opens - other.opens)),
      closedFrom: kept?.from ?? null,
      closedUntil: kept?.until ?? null,
      closedReason: kept?.reason ?? null,
    })
    await replaceClosedDays(tx, vendorId, today, ahead)
    return readShopHours(tx, vendorId)
  })
  await services.bus.publish('vendors', [vendorId])
  return saved
}

/** The days of a holiday that are over stay, as no shop had to accept its parcels on them. */
const endedEarly = (holiday: ShopHours['holiday'], today: string) =>
  holiday && holiday.from < today ? { ...holiday, until: addDays(today, -1) } : null

const changedElsewhere = () =>
  new ApiError(
    'CONFLICT',
    'Somebody else has just changed the hours of the shop. Nothing of yours was saved.',
  )

function refuseWrongDays(
  { closedDays, holiday }: Pick<ShopHoursInput, 'closedDays' | 'holiday'>,
  stored: ShopHours,
  today: string,
) {
  const last = addDays(today, maxDaysAhead)
  if (closedDays.some(({ day }) => day > last)) refuse('closedDays', 'A day is more than a year away.')
  if (!holiday) return
  const { from, until } = holiday
  // A holiday that has begun can be made longer or shorter, and keeps its first day.
  if (from < today && from !== stored.holiday?.from)
    refuse('holiday.from', 'The first day is today or later.')
  if (from > last) refuse('holiday.from', 'This day is more than a year away.')
  if (until < today) refuse('holiday.until', 'This day is over.')
  if (until >= addDays(from, maxHolidayDays)) {
    refuse('holiday.until', `A holiday is at most ${maxHolidayDays} days long.`)
  }
}

function refuse(field: string, sentence: string): never {
  throw new ApiError('VALIDATION_FAILED', sentence, { [field]: sentence })
}
