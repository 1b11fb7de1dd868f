import { payoutNumber } from '@haat/contract/domains/payouts.rules.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { sitePage } from '../../account/mail/site-page.ts'
import { listOwners } from '../../members/members.service.ts'
import { stopAction } from '../../notifications/mail/notifications.mail.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { getVendorRow, toVendorLink } from '../../vendors/vendors.service.ts'
import { moneyMail, type MoneyNews } from './money.mail.ts'

type Told = Omit<MoneyNews, 'number' | 'shop' | 'moneyLink' | 'stop'> & {
  id: number
  vendorId: number
  movedAt: Date
}

/** Tells every owner that a payout was sent, or came back; those who want a mail get one in their language. */
export async function tellPayout(services: Services, tx: Tx, { id, vendorId, movedAt, ...payout }: Told) {
  const number = payoutNumber(id)
  const { state, amountPaisa } = payout
  const told = await notify(tx, {
    kind: 'payout',
    key: `${number} ${state}`,
    data: { number, state, amountPaisa },
    to: { vendorId },
    at: movedAt,
  })
  const vendor = await getVendorRow(tx, vendorId)
  const moneyLink = sitePage(services, `/vendor/${toPublicId(vendor.slug, vendor.id)}/money`)
  const news = { ...payout, number, shop: toVendorLink(vendor).name, moneyLink }
  for (const owner of await listOwners(tx, vendorId)) {
    if (!told.includes(owner.id)) continue
    const target = { userId: owner.id, vendorId, kind: 'payout' as const }
    const stop = stopAction(services, owner.language, target)
    await services.outbox.queue(tx, moneyMail(owner, { ...news, stop }))
  }
}
