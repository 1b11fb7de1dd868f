import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import type { MembershipsOfAccount } from '../account/account-holdings.ts'
import { vendorLinks } from '../vendors/vendors.service.ts'
import { anonymiseInvitations } from './invitations.store.ts'
import { mailAboutMember } from './mail/mail-about-member.service.ts'
import { lockShop, ownersOf, refuseLastOwner } from './members.service.ts'
import { endMember, insertMemberEvent, listAllMembershipsOf, listMembershipsOf } from './members.store.ts'

export const membershipsOfAccount: MembershipsOfAccount = { exportAll, refuseWhileOnlyOwner, endAll }

async function exportAll({ db }: Services, userId: string) {
  const rows = await listAllMembershipsOf(db, userId)
  const shops = await vendorLinks(db, [...new Set(rows.map(({ vendorId }) => vendorId))])
  return rows.map(({ vendorId, role, createdAt, endedAt, endedFor }) => ({
    shop: shops.get(vendorId)?.name ?? null,
    role,
    since: createdAt,
    endedAt,
    endedFor,
  }))
}

/** Locks the shops of a person one after the other, by number, as everybody does. */
async function lockShopsOf(tx: Tx, userId: string) {
  const vendorIds = (await listMembershipsOf(tx, userId)).map(({ vendorId }) => vendorId)
  const shops = []
  for (const vendorId of vendorIds.toSorted((one, other) => one - other)) {
    const members = await lockShop(tx, vendorId)
    const member = members.find((one) => one.userId === userId)
    if (member) shops.push({ vendorId, members, member })
  }
  return shops
}

async function refuseWhileOnlyOwner(tx: Tx, userId: string) {
  for (const { vendorId, members, member } of await lockShopsOf(tx, userId)) {
    if (member.role !== 'owner') continue
    const name = (await vendorLinks(tx, [vendorId])).get(vendorId)?.name.en
    const sentence = `You are the only owner of ${name}. Hand the shop over first, then delete the account.`
    refuseLastOwner(members, member, sentence)
  }
}

async function endAll(services: Services, tx: Tx, userId: string, email: string) {
  for (const { vendorId, members, member } of await lockShopsOf(tx, userId)) {
    await endMember(tx, member.id, 'account-closed')
    const event = 'account-closed'
    await insertMemberEvent(tx, { vendorId, event, userId, actorId: userId, formerRole: member.role })
    const owners = ownersOf(members).filter(({ id }) => id !== member.id)
    await mailAboutMember(services, tx, {
      kind: 'left',
      vendorId,
      member,
      owners,
      actorId: userId,
      toOwnersOnly: true,
    })
  }
  await anonymiseInvitations(tx, userId, email)
}
