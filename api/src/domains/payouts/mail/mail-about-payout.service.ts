import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { listFormerEmails, peopleById } from '../../account/account.service.ts'
import { sitePage } from '../../account/mail/site-page.ts'
import { listOwners } from '../../members/members.service.ts'
import { getVendorRow, toVendorLink } from '../../vendors/vendors.service.ts'
import type { PayoutRow } from '../payouts.store.ts'
import { payoutMail, type PayoutNews } from './payouts.mail.ts'

interface News {
  kind: PayoutNews
  account: Pick<PayoutRow, 'vendorId' | 'kind' | 'bankName' | 'maskedNumber' | 'usableFrom'>
  actorId: string
  at: Date
}

/**
 * Tells every owner in their language, also whoever did it: somebody else may have done it in their open session, and may have
 * changed the owner's address before, so addresses that were replaced lately are told as well.
 */
export async function mailAboutPayout(services: Services, tx: Tx, { kind, account, actorId, at }: News) {
  const vendor = await getVendorRow(tx, account.vendorId)
  const actor = (await peopleById(tx, [actorId])).get(actorId)?.name
  const payoutLink = sitePage(services, `/vendor/${toPublicId(vendor.slug, vendor.id)}/payout`)
  const facts = { kind, account, shop: toVendorLink(vendor).name, actor, at, payoutLink }
  for (const owner of await listOwners(tx, account.vendorId)) {
    for (const email of new Set([owner.email, ...(await listFormerEmails(tx, owner.id))])) {
      await services.outbox.queue(tx, payoutMail({ ...owner, email }, facts))
    }
  }
}
