import { ensureUser } from '@haat/api/domains/account/account.service.ts'
import { ensureSecondFactor } from '@haat/api/domains/account/second-factor/reset-second-factor.service.ts'
import type { Services } from '@haat/api/services.ts'
import { ensureDemoApplications } from './applications/ensure-demo-applications.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { ensureDemoParticulars } from './shop/ensure-demo-particulars.ts'
import { ensureDemoShop } from './shop/ensure-demo-shop.ts'
import { ensureDemoShopper } from './shopper/ensure-demo-shopper.ts'
import { ensureDemoWork } from './staff/ensure-demo-work.ts'
import { ensureDemoMails } from './support/ensure-demo-mails.ts'
import { ensureDemoTickets } from './support/ensure-demo-tickets.ts'
import { ensureDemoMembers } from './vendors/ensure-demo-members.ts'
import { ensureDemoPayouts } from './vendors/ensure-demo-payouts.ts'
import { ensureDemoShopPages } from './vendors/ensure-demo-shop-pages.ts'
import { ensureDemoSuspensions } from './vendors/ensure-demo-suspensions.ts'

/** Adds to the seed of every shop what the demo has beyond it, and leaves alone what is there already. */
export async function ensureDemo(services: Services) {
  await ensureDemoParticulars(services)
  await ensureDemoAccounts(services)
  await ensureDemoShop(services)
  await ensureDemoMembers(services)
  await ensureDemoPayouts(services)
  await ensureDemoShopPages(services)
  await ensureDemoApplications(services)
  await ensureDemoSuspensions(services)
  await ensureDemoMails(services)
  await ensureDemoWork(services)
  await ensureDemoTickets(services, await ensureDemoShopper(services))
}

async function ensureDemoAccounts(services: Services) {
  for (const { secret, who: _, ...account } of demoAccounts) {
    await ensureUser(services.db, { ...account, password: demoPassword })
    if (secret) await ensureSecondFactor(services, account.id, secret)
  }
}
