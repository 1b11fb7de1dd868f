import type { InvitationState } from '@haat/contract/domains/members.rules.ts'
import type { Invitation, MyInvitation, MyShop } from '@haat/contract/domains/members.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { findLiveUser, peopleById, type UserRow } from '../account/account.service.ts'
import { lockCaller } from '../account/lifecycle/apply-transition.service.ts'
import { invalidLink } from '../account/links/link.service.ts'
import { tokenHash } from '../account/sessions/secret-token.ts'
import { maskEmail } from '../account/settings/mask-email.ts'
import { getVendorRow, toVendorLink } from '../vendors/vendors.service.ts'
import {
  acceptInvitationRow,
  findInvitation,
  listOpenInvitationsTo,
  type InvitationKey,
  type InvitationRow,
} from './invitations.store.ts'
import { mailAboutMember } from './mail/mail-about-member.service.ts'
import { addMember, lockShop, ownersOf, readMyShop } from './members.service.ts'
import type { MemberRow } from './members.store.ts'

function stateOf({ acceptedAt, withdrawnAt, expiresAt }: InvitationRow): InvitationState {
  if (acceptedAt) return 'used'
  if (withdrawnAt) return 'withdrawn'
  return expiresAt > new Date() ? 'open' : 'ended'
}

type Fit = Invitation['caller']

function fitOf({ email }: InvitationRow, user: UserRow | null): Fit {
  if (!user) return 'nobody'
  if (user.email.toLowerCase() !== email.toLowerCase()) return 'other-address'
  return user.emailVerified ? 'invited' : 'unconfirmed'
}

/** Which shop invites to what, and until when. */
async function toOffer(db: Tx, { vendorId, role, invitedBy, expiresAt }: InvitationRow) {
  const vendor = await getVendorRow(db, vendorId)
  const people = await peopleById(db, [invitedBy])
  return {
    shopName: toVendorLink(vendor).name,
    sign: vendor.sign,
    signColour: vendor.signColour as Invitation['signColour'],
    role,
    invitedBy: people.get(invitedBy)?.name ?? null,
    expiresAt: expiresAt.toISOString(),
  }
}

/** What a link is for. Whoever has it may know the shop, but of the address only what its owner recognises. */
export async function getInvitation(
  { db }: Services,
  token: string,
  userId: string | undefined,
): Promise<Invitation> {
  const row = await findInvitation(db, { tokenHash: tokenHash(token) })
  if (!row) throw invalidLink()
  const user = userId === undefined ? null : await findLiveUser(db, userId)
  return {
    ...(await toOffer(db, row)),
    maskedEmail: maskEmail(row.email),
    state: stateOf(row),
    caller: fitOf(row, user),
  }
}

export const usedInvitation = () =>
  new ApiError('INVITATION_USED', 'This invitation has been used. Ask an owner for a new one.')
const refusals = {
  used: usedInvitation,
  ended: () => new ApiError('INVITATION_ENDED', 'This invitation has ended. Ask an owner for a new one.'),
  withdrawn: () => new ApiError('INVITATION_WITHDRAWN', 'The shop has withdrawn this invitation.'),
}

const otherAddress = ({ email }: InvitationRow) =>
  new ApiError(
    'OTHER_ADDRESS',
    `This invitation went to ${maskEmail(email)}. Sign in with the account of that address.`,
  )
const unconfirmed = () =>
  new ApiError('EMAIL_UNVERIFIED', 'Please confirm your email address first, then join the shop.')

/** What waits for a person. Nobody reads the invitations of an address that they have not confirmed. */
export async function listMyInvitations({ db }: Services, userId: string): Promise<MyInvitation[]> {
  const user = await findLiveUser(db, userId)
  if (!user?.emailVerified) return []
  const all: MyInvitation[] = []
  for (const row of await listOpenInvitationsTo(db, user.email)) {
    all.push({ id: row.id, ...(await toOffer(db, row)) })
  }
  return all
}

interface Caller {
  userId: string
  sessionId: string
}

/** By the link of the mail. */
export async function acceptInvitation(services: Services, caller: Caller, token: string): Promise<MyShop> {
  const key = { tokenHash: tokenHash(token) }
  const known = await findInvitation(services.db, key)
  if (!known) throw invalidLink()
  return joinByInvitation(services, caller, key, known)
}

/** By the list of what waits for the caller. An id alone opens nothing: to anybody else there is no such invitation. */
export async function acceptMyInvitation(services: Services, caller: Caller, id: string): Promise<MyShop> {
  const known = await findInvitation(services.db, { id })
  const user = await findLiveUser(services.db, caller.userId)
  if (!known || fitOf(known, user) !== 'invited') throw notFound('This invitation')
  return joinByInvitation(services, caller, { id }, known)
}

/** Joins the shop. Two requests at once take turns: the second finds the membership that the first made. */
async function joinByInvitation(
  services: Services,
  caller: Caller,
  key: InvitationKey,
  { vendorId }: InvitationRow,
): Promise<MyShop> {
  const joined = await services.db.transaction(async (tx) => {
    const user = await lockCaller(tx, caller)
    const members = await lockShop(tx, vendorId)
    const invitation = await findInvitation(tx, key)
    if (!invitation) throw invalidLink()
    const own = members.find(({ userId }) => userId === user.id)
    if (invitation.acceptedBy === user.id && own) return { role: own.role, memberCount: members.length }
    refuseUnlessOpen(invitation)
    if (own) throw new ApiError('ALREADY_MEMBER', 'You belong to this shop already.')
    refuseUnlessFor(invitation, user)
    await join(services, tx, { invitation, user, owners: ownersOf(members) })
    return { role: invitation.role, memberCount: members.length + 1 }
  })
  services.outbox.wake()
  return readMyShop(services.db, vendorId, joined)
}

function refuseUnlessOpen(invitation: InvitationRow) {
  const state = stateOf(invitation)
  if (state !== 'open') throw refusals[state]()
}

function refuseUnlessFor(invitation: InvitationRow, user: UserRow) {
  const fit = fitOf(invitation, user)
  if (fit === 'unconfirmed') throw unconfirmed()
  if (fit !== 'invited') throw otherAddress(invitation)
}

interface Joining {
  invitation: InvitationRow
  user: UserRow
  owners: MemberRow[]
}

async function join(services: Services, tx: Tx, { invitation, user, owners }: Joining) {
  const { id: invitationId, vendorId, role } = invitation
  const member = await addMember(tx, { vendorId, userId: user.id, role, actorId: user.id, invitationId })
  await acceptInvitationRow(tx, invitationId, user.id)
  await mailAboutMember(services, tx, { kind: 'joined', vendorId, member, owners, actorId: user.id })
}
