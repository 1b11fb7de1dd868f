import type { ShopRole } from '@haat/contract/domains/members.rules.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { peopleById } from '../../account/account.service.ts'
import { sitePage } from '../../account/mail/site-page.ts'
import { getVendorRow, toVendorLink } from '../../vendors/vendors.service.ts'
import type { MemberRow } from '../members.store.ts'
import { memberChangeMail, type MemberChange } from './members.mail.ts'

interface Change {
  kind: MemberChange
  vendorId: number
  /** Whom it happened to, with the role that they have now. */
  member: Pick<MemberRow, 'userId' | 'role'>
  formerRole?: ShopRole
  /** All owners from before the change, among them whoever made it. */
  owners: Pick<MemberRow, 'userId'>[]
  actorId: string
  /** For a person whose account closes, who is told so by another mail. */
  toOwnersOnly?: true
}

/**
 * Queues mails for the person concerned and for every owner, in the language of each. Whoever made the change gets one too:
 * somebody else may have done it in their open session.
 */
export async function mailAboutMember(services: Services, tx: Tx, change: Change) {
  const { kind, vendorId, member, formerRole, owners, actorId } = change
  const vendor = await getVendorRow(tx, vendorId)
  const shopPath = `/vendor/${toPublicId(vendor.slug, vendor.id)}`
  const people = await peopleById(tx, [
    ...new Set([member.userId, actorId, ...owners.map(({ userId }) => userId)]),
  ])
  const facts = {
    kind,
    shop: toVendorLink(vendor).name,
    member: people.get(member.userId)?.name ?? '',
    role: member.role,
    formerRole,
    actor: actorId === member.userId ? undefined : people.get(actorId)?.name,
    at: new Date(),
    shopLink: sitePage(services, shopPath),
    membersLink: sitePage(services, `${shopPath}/team`),
    helpLink: sitePage(services, '/help-support'),
  }
  const concerned = change.toOwnersOnly ? undefined : people.get(member.userId)
  if (concerned) await services.outbox.queue(tx, memberChangeMail(concerned, { ...facts, to: 'member' }))
  for (const { userId } of owners) {
    const owner = people.get(userId)
    if (!owner || userId === member.userId) continue
    await services.outbox.queue(tx, memberChangeMail(owner, { ...facts, to: 'owner' }))
  }
}
