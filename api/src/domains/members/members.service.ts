import { rightsOfRole, type ShopRight, type ShopRole } from '@haat/contract/domains/members.rules.ts'
import type { MyShop, Shop, ShopMember } from '@haat/contract/domains/members.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import {
  noSuchShop,
  notForThisRole,
  type FindMembership,
  type Membership,
  type MembershipReader,
} from '#plugins/membership.ts'
import { peopleById, setRole } from '../account/account.service.ts'
import {
  findVendorRows,
  getVendorRow,
  lockVendor,
  particularsOf,
  toVendorCard,
  toVendorLink,
  type VendorRow,
} from '../vendors/vendors.service.ts'
import {
  findSuspensions,
  toSuspension,
  type SuspensionRow,
} from '../vendors/suspensions/suspensions.service.ts'
import { findHolidayNow } from '../vendors/vendor-times.ts'
import { countOpenInvitations } from './invitations.store.ts'
import {
  countMembers,
  findLivingMember,
  insertMember,
  insertMemberEvent,
  isMemberAnywhere,
  listMembers,
  listMembershipsOf,
  memberPart,
  type LivingMember,
  type MemberRow,
} from './members.store.ts'

export {
  countMembers,
  isMemberSql,
  listMembershipsOf,
  membersOfRolesSql,
  stayingMemberSql,
} from './members.store.ts'

const toMembership = (row: LivingMember | null, vendorId: number): Membership | null =>
  row && { ...row, vendorId, rights: rightsOfRole[row.role] }

export const membershipFinder =
  (db: Tx): FindMembership =>
  async (userId, vendorId) =>
    toMembership(await findLivingMember(db, userId, vendorId), vendorId)

/** Reads the membership at every request, so that a member who is removed is outside with the next one. */
export const membershipReader: MembershipReader = {
  memberPart,
  toMembership: (row, vendorId) => toMembership(row as LivingMember | null, vendorId),
}

export const isMember = async (db: Tx, userId: string, vendorId: number) =>
  (await findLivingMember(db, userId, vendorId)) !== null

interface MyPlace {
  role: ShopRole
  memberCount: number
  suspension: SuspensionRow | undefined
}

/** A shop as a list of somebody's shops shows it. */
export async function readMyShop(db: Tx, vendorId: number, place: Omit<MyPlace, 'suspension'>) {
  const suspension = (await findSuspensions(db, [vendorId])).get(vendorId)
  return toMyShop(await getVendorRow(db, vendorId), { ...place, suspension })
}

function toMyShop(vendor: VendorRow, { role, memberCount, suspension }: MyPlace): MyShop {
  return {
    shopId: toPublicId(vendor.slug, vendor.id),
    slug: vendor.slug,
    name: toVendorLink(vendor).name,
    sign: vendor.sign,
    signColour: vendor.signColour as MyShop['signColour'],
    state: suspension ? 'suspended' : findHolidayNow(vendor) ? 'closed' : 'open',
    suspension: suspension ? toSuspension(suspension) : null,
    role,
    rights: [...rightsOfRole[role]],
    memberCount,
  }
}

export async function listMyShops(db: Tx, userId: string): Promise<MyShop[]> {
  const memberships = await listMembershipsOf(db, userId)
  if (memberships.length === 0) return []
  const ids = memberships.map(({ vendorId }) => vendorId)
  const vendors = new Map((await findVendorRows(db, ids)).map((row) => [row.id, row]))
  const suspensions = await findSuspensions(db, ids)
  return memberships
    .flatMap(({ vendorId, role, memberCount }) => {
      const vendor = vendors.get(vendorId)
      const place = { role, memberCount, suspension: suspensions.get(vendorId) }
      return vendor ? [toMyShop(vendor, place)] : []
    })
    .toSorted((one, other) => one.name.en.localeCompare(other.name.en, 'en'))
}

export async function getMyShop(db: Tx, { vendorId, role, rights }: Membership): Promise<Shop> {
  const row = await getVendorRow(db, vendorId)
  const suspension = (await findSuspensions(db, [vendorId])).get(vendorId)
  const card = toVendorCard(row)
  const { place, sinceYearBs, rating, ratingCount, onTimePercent, productCount, serviceCount } = card
  return {
    ...toMyShop(row, { role, memberCount: await countMembers(db, vendorId), suspension }),
    place,
    closed: findHolidayNow(row),
    particulars: particularsOf(row),
    sinceYearBs,
    rating,
    ratingCount,
    onTimePercent,
    productCount,
    serviceCount,
    openInvitationCount: rights.includes('members') ? await countOpenInvitations(db, vendorId) : null,
  }
}

/** Addresses are shown only to those who may change members. */
export async function listShopMembers(db: Tx, membership: Membership): Promise<ShopMember[]> {
  const rows = await listMembers(db, membership.vendorId)
  const people = await peopleById(
    db,
    rows.map(({ userId }) => userId),
  )
  return rows.map((row) => {
    const person = people.get(row.userId)
    return {
      id: row.id,
      name: person?.name ?? '',
      role: row.role,
      since: row.createdAt.toISOString(),
      isMe: row.id === membership.id,
      email: membership.rights.includes('members') ? (person?.email ?? '') : null,
    }
  })
}

/**
 * Locks a shop until the transaction ends, so that changes of its members and invitations take turns, and reads its
 * members. Accounts are locked before shops, as everywhere, so that two transactions never wait for each other.
 */
export async function lockShop(tx: Tx, vendorId: number): Promise<MemberRow[]> {
  await lockVendor(tx, vendorId)
  return listMembers(tx, vendorId)
}

/** The same for a change that a member makes: what they may do is asked again, since it may just have ended. */
export async function lockShopOf(tx: Tx, { id, vendorId }: Membership) {
  const members = await lockShop(tx, vendorId)
  const caller = members.find((member) => member.id === id)
  if (!caller) throw noSuchShop()
  return { members, caller }
}

export function refuseUnlessAllowed({ role }: MemberRow, right: ShopRight = 'members') {
  if (!rightsOfRole[role].includes(right)) throw notForThisRole()
}

/** The same for what other domains keep of a shop. */
export async function lockShopFor(tx: Tx, membership: Membership, right: ShopRight) {
  refuseUnlessAllowed((await lockShopOf(tx, membership)).caller, right)
}

export const ownersOf = (members: MemberRow[]) => members.filter(({ role }) => role === 'owner')

/** Whom mail about a shop goes to. */
export async function listOwners(db: Tx, vendorId: number) {
  const owners = ownersOf(await listMembers(db, vendorId))
  const people = await peopleById(
    db,
    owners.map(({ userId }) => userId),
  )
  return owners.flatMap(({ userId }) => people.get(userId) ?? [])
}

/** A shop always has an owner: nobody else could invite people or change where its money goes. */
export function refuseLastOwner(members: MemberRow[], leaving: MemberRow, sentence: string) {
  if (leaving.role === 'owner' && ownersOf(members).length === 1) throw new ApiError('LAST_OWNER', sentence)
}

interface NewMember {
  vendorId: number
  userId: string
  role: ShopRole
  /** Who brought it about; null for what a shop begins with. */
  actorId: string | null
  invitationId?: string
  createdAt?: Date
}

/** Lets an account into a shop, and gives it the role of vendors. The account is locked by the caller. */
export async function addMember(tx: Tx, { actorId, invitationId, ...member }: NewMember): Promise<MemberRow> {
  const row = await insertMember(tx, member)
  await setRole(tx, member.userId, 'vendor', true)
  const { vendorId, userId, role } = member
  await insertMemberEvent(tx, {
    vendorId,
    event: 'joined',
    userId,
    actorId,
    role,
    ...(invitationId && { invitationId }),
    ...(member.createdAt && { createdAt: member.createdAt }),
  })
  return row
}

/** Takes the role of vendors from an account that belongs to no shop any more. The account is locked by the caller. */
export async function settleVendorRole(tx: Tx, userId: string) {
  if (!(await isMemberAnywhere(tx, userId))) await setRole(tx, userId, 'vendor', false)
}
