import { ensureUser } from '@haat/api/domains/account/account.service.ts'
import { ensureSecondFactor } from '@haat/api/domains/account/second-factor/reset-second-factor.service.ts'
import { renewFigures } from '@haat/api/domains/figures/renew-figures.service.ts'
import { recountFigures } from '@haat/api/domains/orders/figures.service.ts'
import type { Services } from '@haat/api/services.ts'
import { ensureCategoryAspects, ensureCategoryRules } from '../../api/seeds/categories/ensure-categories.ts'
import { ensureDemoAlerts } from './alerts/ensure-demo-alerts.ts'
import { ensureDemoApplications } from './applications/ensure-demo-applications.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { ensureDemoImports } from './listings/ensure-demo-imports.ts'
import { ensureDemoListings } from './listings/ensure-demo-listings.ts'
import { ensureDemoNewShop } from './listings/ensure-demo-new-shop.ts'
import { ensureDemoNotifications } from './notifications/ensure-demo-notifications.ts'
import { ensureDemoOpinions } from './reviews/ensure-demo-opinions.ts'
import { ensureDemoPast } from './reviews/ensure-demo-past.ts'
import { ensureDemoCouriers } from './shop/ensure-demo-couriers.ts'
import { ensureDemoParticulars } from './shop/ensure-demo-particulars.ts'
import { ensureDemoShop } from './shop/ensure-demo-shop.ts'
import { ensureDemoBuyers } from './shopper/ensure-demo-buyers.ts'
import { ensureDemoRuns } from './shopper/ensure-demo-runs.ts'
import { ensureDemoShopper } from './shopper/ensure-demo-shopper.ts'
import { ensureDemoCash } from './staff/ensure-demo-cash.ts'
import { ensureDemoCommission } from './staff/ensure-demo-commission.ts'
import { ensureDemoWork } from './staff/ensure-demo-work.ts'
import { ensureDemoMails } from './support/ensure-demo-mails.ts'
import { ensureDemoTickets } from './support/ensure-demo-tickets.ts'
import { ensureDemoFirstSales, ensureDemoStatements } from './vendors/ensure-demo-books.ts'
import { ensureDemoDeals } from './vendors/ensure-demo-deals.ts'
import { ensureDemoMembers } from './vendors/ensure-demo-members.ts'
import { ensureDemoPaidOut, ensureDemoPayoutRun } from './vendors/ensure-demo-payout-runs.ts'
import { ensureDemoPayouts } from './vendors/ensure-demo-payouts.ts'
import { ensureDemoShopPages } from './vendors/ensure-demo-shop-pages.ts'
import { ensureDemoStock } from './vendors/ensure-demo-stock.ts'
import { ensureDemoSuspensions } from './vendors/ensure-demo-suspensions.ts'
import { ensureDemoViews } from './vendors/ensure-demo-views.ts'
import { ensureDemoVisits } from './vendors/ensure-demo-visits.ts'

/** Adds to the seed of every shop what the demo has beyond it, and leaves alone what is there already. */
export async function ensureDemo(services: Services) {
  await ensureDemoParticulars(services)
  await ensureDemoAccounts(services)
  await ensureDemoShop(services)
  await ensureDemoCouriers(services)
  await ensureCategoryRules(services)
  await ensureCategoryAspects(services)
  await ensureDemoMembers(services)
  await ensureDemoPayouts(services)
  await ensureDemoShopPages(services)
  await ensureDemoStock(services)
  await ensureDemoApplications(services)
  await ensureDemoSuspensions(services)
  await ensureDemoCommission(services)
  await ensureDemoListings(services)
  await ensureDemoNewShop(services)
  await ensureDemoViews(services)
  await ensureDemoMails(services)
  await ensureDemoWork(services)
  await ensureDemoPast(services)
  await ensureDemoFirstSales(services)
  await ensureDemoPaidOut(services)
  await ensureDemoTickets(services, await ensureDemoShopper(services))
  await ensureDemoBuyers(services)
  await ensureDemoRuns(services)
  await ensureDemoOpinions(services)
  await ensureDemoCash(services)
  await ensureDemoPayoutRun(services)
  await ensureDemoStatements(services)
  await ensureDemoDeals(services)
  await ensureDemoImports(services)
  await ensureDemoAlerts(services)
  await ensureDemoNotifications(services)
  await recountFigures(services)
  await ensureDemoVisits(services)
  await renewFigures(services)
}

async function ensureDemoAccounts(services: Services) {
  for (const { secret, who: _, ...account } of demoAccounts) {
    await ensureUser(services.db, { ...account, password: demoPassword })
    if (secret) await ensureSecondFactor(services, account.id, secret)
  }
}
