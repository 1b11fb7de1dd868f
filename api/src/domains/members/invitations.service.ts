import {
  endedInvitationDays,
  invitationDays,
  invitationPath,
  maxInvitationsPerAddress,
  maxInvitationsPerDay,
  type InvitableRole,
} from '@haat/contract/domains/members.rules.ts'
import type { ShopInvitation } from '@haat/contract/domains/members.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Membership } from '#plugins/membership.ts'
import type { Services } from '#services.ts'
import { findUserByVerifiedEmail, getUserRow, peopleById, type UserRow } from '../account/account.service.ts'
import { sitePage } from '../account/mail/site-page.ts'
import { newToken, tokenHash } from '../account/sessions/secret-token.ts'
import { getVendorRow, toVendorLink } from '../vendors/vendors.service.ts'
import {
  countInvitationsOfDay,
  findInvitationById,
  insertInvitation,
  listWaitingInvitations,
  withdrawInvitationRow,
  withdrawInvitationTo,
  type InvitationRow,
} from './invitations.store.ts'
import { usedInvitation } from './join.service.ts'
import { invitationMail } from './mail/members.mail.ts'
import { lockShopOf, refuseUnlessAllowed } from './members.service.ts'
import { insertMemberEvent, type MemberRow } from './members.store.ts'

const dayMs = 86_400_000

const toShopInvitation = (row: InvitationRow, invitedBy: string | undefined): ShopInvitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  state: row.expiresAt > new Date() ? 'open' : 'ended',
  invitedBy: invitedBy ?? null,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

/** Invitations that nobody accepted, for those who may change members; ended ones for a while, to be sent again. */
export async function listShopInvitations(
  db: Tx,
  { vendorId, rights }: Membership,
): Promise<ShopInvitation[] | null> {
  if (!rights.includes('members')) return null
  const rows = await listWaitingInvitations(db, vendorId, new Date(Date.now() - endedInvitationDays * dayMs))
  const people = await peopleById(db, [...new Set(rows.map(({ invitedBy }) => invitedBy))])
  return rows.map((row) => toShopInvitation(row, people.get(row.invitedBy)?.name))
}

interface Invited {
  email: string
  role: InvitableRole
}

/**
 * Sends an invitation. The link that the address may have had before ends, so that one link at most works. The answer is
 * the same whether the address has an account or not.
 */
export async function inviteMember(
  services: Services,
  membership: Membership,
  userId: string,
  { email: typed, role }: Invited,
): Promise<ShopInvitation> {
  const email = typed.toLowerCase()
  const inviter = await getUserRow(services.db, userId)
  const row = await services.db.transaction(async (tx) => {
    const { members, caller } = await lockShopOf(tx, membership)
    refuseUnlessAllowed(caller)
    const invited = await findUserByVerifiedEmail(tx, email)
    refuseMembers(members, invited, userId)
    await refuseTooMany(services, tx, membership.vendorId, email)
    await withdrawInvitationTo(tx, membership.vendorId, email)
    const { row: made, token } = await makeInvitation(tx, {
      vendorId: membership.vendorId,
      email,
      role,
      invitedBy: userId,
      at: new Date(),
    })
    await mailInvitation(services, tx, made, { token, inviter, invited })
    return made
  })
  services.outbox.wake()
  return toShopInvitation(row, inviter.name)
}

function refuseMembers(members: MemberRow[], invited: UserRow | null, callerId: string) {
  if (!invited || !members.some((member) => member.userId === invited.id)) return
  const sentence =
    invited.id === callerId ? 'You belong to this shop already.' : 'This person belongs to the shop already.'
  throw new ApiError('ALREADY_MEMBER', sentence, { email: sentence })
}

async function refuseTooMany({ config }: Services, tx: Tx, vendorId: number, email: string) {
  const { inAll, toAddress } = await countInvitationsOfDay(tx, vendorId, email)
  const scale = config.rateLimitScale
  const isOver = (sent: number, max: number) => scale > 0 && sent >= Math.ceil(max * scale)
  if (!isOver(toAddress, maxInvitationsPerAddress) && !isOver(inAll, maxInvitationsPerDay)) return
  throw new ApiError(
    'TOO_MANY_INVITATIONS',
    'No more invitations can be sent today. Please try again tomorrow.',
  )
}

interface NewInvitation extends Invited {
  vendorId: number
  invitedBy: string
  at: Date
}

/** Writes an invitation with its history; the token is in the mail alone. */
export async function makeInvitation(tx: Tx, { at, ...invitation }: NewInvitation) {
  const token = newToken()
  const row = await insertInvitation(tx, {
    ...invitation,
    tokenHash: tokenHash(token),
    createdAt: at,
    expiresAt: new Date(at.getTime() + invitationDays * dayMs),
  })
  const { vendorId, role, invitedBy: actorId } = invitation
  await insertMemberEvent(tx, {
    vendorId,
    event: 'invited',
    actorId,
    invitationId: row.id,
    role,
    createdAt: at,
  })
  return { row, token }
}

interface Sending {
  token: string
  inviter: UserRow
  invited: UserRow | null
}

/** Somebody without an account is written to in the language of whoever invites. */
async function mailInvitation(
  services: Services,
  tx: Tx,
  { vendorId, email, role, expiresAt }: InvitationRow,
  { token, inviter, invited }: Sending,
) {
  const reader = { name: invited?.name ?? '', email, language: (invited ?? inviter).language }
  const { name: shop } = toVendorLink(await getVendorRow(tx, vendorId))
  const link = sitePage(services, `${invitationPath}?token=${token}`)
  await services.outbox.queue(
    tx,
    invitationMail(reader, { shop, role, inviter: inviter.name, expiresAt, link }),
  )
}

export async function withdrawInvitation(
  { db }: Services,
  membership: Membership,
  userId: string,
  id: string,
) {
  await db.transaction(async (tx) => {
    const { caller } = await lockShopOf(tx, membership)
    refuseUnlessAllowed(caller)
    const invitation = await findInvitationById(tx, membership.vendorId, id)
    if (!invitation) throw notFound('This invitation')
    if (invitation.acceptedAt) throw usedInvitation()
    if (invitation.withdrawnAt) return
    await withdrawInvitationRow(tx, id)
    const { vendorId, role } = invitation
    const event = 'invitation-withdrawn'
    await insertMemberEvent(tx, { vendorId, event, actorId: userId, invitationId: id, role })
  })
}
