import { findLiveUser } from '@haat/api/domains/account/account.service.ts'
import { closeMonths, lastClosableMonth } from '@haat/api/domains/statements/closing/close-months.service.ts'
import { findVendorBySlug } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Services } from '@haat/api/services.ts'
import { closingDay } from '@haat/contract/domains/statements.rules.ts'
import { addBsMonths, daysOfBsMonth } from '@haat/contract/shared/bs-months.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { playBuyer, variantsOf } from '../shopper/ensure-demo-buyers.ts'
import { historyServices } from '../shopper/history-services.ts'
import { demoCooperative } from './demo-regulars.ts'

/** Lets the demo vendor's shop have sold for months, so that it has books. What is older comes first: books go on in time. */
export async function ensureDemoFirstSales(given: Services) {
  const { address, orders, ...user } = demoCooperative
  const vendor = await findVendorBySlug(given.db, 'palpa-dhaka-udhyog')
  if (!vendor || (await findLiveUser(given.db, user.id))) return
  await given.db.transaction(async (tx) => {
    const variants = await variantsOf(tx, vendor.id)
    await playBuyer(historyServices(given, tx), user, address, variants, orders)
  })
}

/** So far back does anything of the demo go. */
const months = 6

/** Closes the months of all shops as their job would have done, each on its day. */
export async function ensureDemoStatements(services: Services) {
  const last = lastClosableMonth(new Date())
  for (let back = months - 1; back >= 0; back -= 1) {
    const { first } = daysOfBsMonth(addBsMonths(last, 1 - back))
    const at = new Date(`${addDays(first, closingDay - 1)}T08:00:00+05:45`)
    await closeMonths(services, { warn: refuse }, at)
  }
}

/** Nothing of the demo may fail without anybody noticing. */
const refuse = (facts: unknown) => {
  throw (facts as { err: unknown }).err
}
