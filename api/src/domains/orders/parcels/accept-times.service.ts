import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { acceptOfficeHours } from '@haat/contract/domains/orders.steps.rules.ts'
import { isClosedOn, type ShopTimes } from '@haat/contract/domains/vendors.page.rules.ts'
import { addOfficeMinutes, type Office } from '@haat/contract/shared/office-clock.ts'
import type { Tx } from '#platform/database/database.ts'
import { getOffice } from '#domains/content/site/site.service.ts'
import { shopTimesOf } from '#domains/vendors/vendors.service.ts'
import type { ParcelRow } from '../orders.store.ts'

/** The office as if it had a day off whenever the shop is closed. */
const withoutClosedDays = (office: Office, shop: ShopTimes): Office => ({
  ...office,
  day(number) {
    const day = office.day(number)
    return day.hours && isClosedOn(shop, nepalDay(day.hours.opens)) ? { ...day, hours: undefined } : day
  },
})

/** The office hours that count for each shop: a day on which it is closed has none. */
export async function officesOfShops(db: Tx, vendorIds: number[]): Promise<(vendorId: number) => Office> {
  const { office } = await getOffice(db)
  const times = await shopTimesOf(db, [...new Set(vendorIds)])
  const offices = new Map([...times].map(([id, shop]) => [id, withoutClosedDays(office, shop)]))
  return (vendorId) => offices.get(vendorId) ?? office
}

/** Until when a shop has to accept its parcel. */
export const acceptTime = (
  office: Office,
  { stateAt, acceptFrom }: Pick<ParcelRow, 'stateAt' | 'acceptFrom'>,
) => addOfficeMinutes(office, stateAt > acceptFrom ? stateAt : acceptFrom, acceptOfficeHours * 60)
