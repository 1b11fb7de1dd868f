import {
  addFirstPayoutAccount,
  beginPayoutChange,
  getPayoutAccounts,
} from '@haat/api/domains/payouts/payouts.service.ts'
import { findVendorBySlug } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Services } from '@haat/api/services.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'
import { demoPayouts } from './demo-payouts.ts'

/** Gives two shops of the demo their payout accounts, once. */
export async function ensureDemoPayouts(services: Services) {
  // A demo with a mail server would write to nobody's address; one without it shows the mail of what waits.
  const silent = { ...services, outbox: { ...services.outbox, queue: async () => {} } }
  for (const { slug, owner, isFromApplication, accounts } of demoPayouts) {
    const vendor = await findVendorBySlug(services.db, slug)
    if (!vendor) continue
    const { current, waiting } = await getPayoutAccounts(services, { vendorId: vendor.id })
    if (current || waiting) continue
    await services.db.transaction(async (tx) => {
      for (const [place, { hoursAgo, bankName = '', bankBranch = '', ...account }] of accounts.entries()) {
        const at = new Date(Date.now() - hoursAgo * 3_600_000)
        const given = {
          ...account,
          bankName,
          bankBranch,
          vendorId: vendor.id,
          ownerId: demoAccountIds[owner],
          at,
        }
        const isTold = hoursAgo < 24 && services.config.smtpUrl === undefined
        if (place === 0 && isFromApplication) await addFirstPayoutAccount(services, tx, given)
        else await beginPayoutChange(isTold ? services : silent, tx, given)
      }
    })
  }
}
