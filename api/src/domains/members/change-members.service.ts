import type { ShopRole } from '@haat/contract/domains/members.rules.ts'
import type { ShopMember } from '@haat/contract/domains/members.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { notForThisRole, type Membership } from '#plugins/membership.ts'
import type { Services } from '#services.ts'
import { lockAccount } from '../account/account.service.ts'
import { lockCaller } from '../account/lifecycle/apply-transition.service.ts'
import { reauthenticate } from '../account/settings/settings.service.ts'
import { mailAboutMember } from './mail/mail-about-member.service.ts'
import {
  listShopMembers,
  lockShopOf,
  ownersOf,
  refuseLastOwner,
  refuseUnlessAllowed,
  settleVendorRole,
} from './members.service.ts'
import {
  endMember,
  findMemberRow,
  insertMemberEvent,
  setMemberRole,
  type MemberRow,
} from './members.store.ts'

interface Caller {
  userId: string
  sessionId: string
}

const noSuchMember = () => notFound('This member')

function memberIn(members: MemberRow[], id: string): MemberRow {
  const member = members.find((one) => one.id === id)
  if (!member) throw noSuchMember()
  return member
}

/** Only an owner makes or unmakes an owner. */
function refuseUnlessOwner(caller: MemberRow) {
  if (caller.role !== 'owner') throw notForThisRole()
}

export async function changeRole(
  services: Services,
  membership: Membership,
  caller: Caller,
  { id, role, password }: { id: string; role: ShopRole; password: string | undefined },
): Promise<ShopMember> {
  if (role === 'owner') await reauthenticate(services, caller, password, 'make somebody an owner')
  await services.db.transaction(async (tx) => {
    if (role === 'owner') await lockCaller(tx, caller)
    const shop = await lockShopOf(tx, membership)
    refuseUnlessAllowed(shop.caller)
    const member = memberIn(shop.members, id)
    if (member.role === role) return
    if (role === 'owner' || member.role === 'owner') refuseUnlessOwner(shop.caller)
    if (member.role === 'owner') {
      refuseLastOwner(shop.members, member, 'A shop needs an owner. Make somebody else an owner first.')
    }
    await setMemberRole(tx, id, role)
    const { vendorId, userId, role: formerRole } = member
    const actorId = caller.userId
    await insertMemberEvent(tx, { vendorId, event: 'role-changed', userId, actorId, formerRole, role })
    await mailAboutMember(services, tx, {
      kind: 'roleChanged',
      vendorId,
      member: { ...member, role },
      formerRole,
      owners: ownersOf(shop.members),
      actorId,
    })
  })
  services.outbox.wake()
  const now = (await listShopMembers(services.db, membership)).find((one) => one.id === id)
  if (!now) throw noSuchMember()
  return now
}

/** Makes another member owner and the caller manager, so that the shop is never without an owner. */
export async function transferOwnership(
  services: Services,
  membership: Membership,
  caller: Caller,
  { memberId, password }: { memberId: string; password: string | undefined },
) {
  await reauthenticate(services, caller, password, 'hand over the shop')
  await services.db.transaction(async (tx) => {
    await lockCaller(tx, caller)
    const shop = await lockShopOf(tx, membership)
    refuseUnlessOwner(shop.caller)
    const receiver = memberIn(shop.members, memberId)
    const { vendorId, userId: actorId } = shop.caller
    if (receiver.id === shop.caller.id) throw new ApiError('CONFLICT', 'You own this shop already.')
    await setMemberRole(tx, receiver.id, 'owner')
    await setMemberRole(tx, shop.caller.id, 'manager')
    const event = { vendorId, event: 'ownership-transferred' as const, actorId }
    await insertMemberEvent(tx, {
      ...event,
      userId: receiver.userId,
      formerRole: receiver.role,
      role: 'owner',
    })
    await insertMemberEvent(tx, { ...event, userId: actorId, formerRole: 'owner', role: 'manager' })
    await mailAboutMember(services, tx, {
      kind: 'ownershipTransferred',
      vendorId,
      member: { ...receiver, role: 'owner' },
      owners: ownersOf(shop.members),
      actorId,
    })
  })
  services.outbox.wake()
}

/** Removing oneself is leaving. */
export async function removeMember(
  services: Services,
  membership: Membership,
  caller: Caller,
  id: string,
): Promise<void> {
  if (id === membership.id) return leaveShop(services, membership, caller)
  const known = await findMemberRow(services.db, id)
  if (!known || known.vendorId !== membership.vendorId) throw noSuchMember()
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, known.userId)
    const shop = await lockShopOf(tx, membership)
    refuseUnlessAllowed(shop.caller)
    const member = memberIn(shop.members, id)
    if (member.role === 'owner') refuseUnlessOwner(shop.caller)
    await endMembership(services, tx, {
      members: shop.members,
      member,
      event: 'removed',
      actorId: caller.userId,
    })
  })
  services.outbox.wake()
}

export async function leaveShop(services: Services, membership: Membership, caller: Caller) {
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, caller.userId)
    const { members, caller: member } = await lockShopOf(tx, membership)
    refuseLastOwner(members, member, 'You are the only owner of this shop. Hand it over first.')
    await endMembership(services, tx, { members, member, event: 'left', actorId: caller.userId })
  })
  services.outbox.wake()
}

interface Ending {
  members: MemberRow[]
  member: MemberRow
  event: 'removed' | 'left'
  actorId: string
}

async function endMembership(services: Services, tx: Tx, { members, member, event, actorId }: Ending) {
  const { vendorId, userId, role: formerRole } = member
  await endMember(tx, member.id, event)
  await settleVendorRole(tx, userId)
  await insertMemberEvent(tx, { vendorId, event, userId, actorId, formerRole })
  const owners = ownersOf(members).filter(({ id }) => id !== member.id)
  await mailAboutMember(services, tx, { kind: event, vendorId, member, owners, actorId })
}
