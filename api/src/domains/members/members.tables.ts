import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { InvitableRole, ShopRole } from '@haat/contract/domains/members.rules.ts'
import { instant, number64 } from '#platform/database/columns.ts'

export type MembershipEnd = 'removed' | 'left' | 'account-closed'

/** Who belongs to which shop. A row that has ended stays: it says who could do what at the time. */
export const vendorMembers = pgTable(
  'vendor_members',
  {
    id: uuid().primaryKey(),
    vendorId: number64().notNull(),
    userId: uuid().notNull(),
    role: text().$type<ShopRole>().notNull(),
    createdAt: instant().notNull().defaultNow(),
    endedAt: instant(),
    endedFor: text().$type<MembershipEnd>(),
  },
  (t) => [
    // Every call of the portal looks its caller up here.
    uniqueIndex('vendor_members_living')
      .on(t.userId, t.vendorId)
      .where(sql`${t.endedAt} is null`),
    index('vendor_members_vendor')
      .on(t.vendorId)
      .where(sql`${t.endedAt} is null`),
    index('vendor_members_user').on(t.userId, t.createdAt),
    check('vendor_members_role', sql`${t.role} in ('owner', 'manager', 'packer')`),
    check('vendor_members_ended', sql`(${t.endedAt} is null) = (${t.endedFor} is null)`),
  ],
)

/** Invitations by mail. Only the hash of a token is stored, so that a copy of the database lets nobody in. */
export const vendorInvitations = pgTable(
  'vendor_invitations',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull().unique(),
    vendorId: number64().notNull(),
    email: text().notNull(),
    role: text().$type<InvitableRole>().notNull(),
    invitedBy: uuid().notNull(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    acceptedBy: uuid(),
    withdrawnAt: instant(),
  },
  (t) => [
    uniqueIndex('vendor_invitations_open')
      .on(t.vendorId, sql`lower(${t.email})`)
      .where(sql`${t.acceptedAt} is null and ${t.withdrawnAt} is null`),
    index('vendor_invitations_vendor').on(t.vendorId, t.createdAt),
    index('vendor_invitations_accepted').on(t.acceptedBy),
    index('vendor_invitations_age').on(t.expiresAt),
    check('vendor_invitations_role', sql`${t.role} in ('manager', 'packer')`),
    check('vendor_invitations_accepted', sql`(${t.acceptedAt} is null) = (${t.acceptedBy} is null)`),
    check('vendor_invitations_outcome', sql`${t.acceptedAt} is null or ${t.withdrawnAt} is null`),
  ],
)

const memberEventKinds = [
  'invited',
  'invitation-withdrawn',
  'joined',
  'role-changed',
  'ownership-transferred',
  'removed',
  'left',
  'account-closed',
] as const
type MemberEventKind = (typeof memberEventKinds)[number]

/** What happened to the members of a shop. Rows are only added. */
export const vendorMemberEvents = pgTable(
  'vendor_member_events',
  {
    id: uuid().primaryKey(),
    vendorId: number64().notNull(),
    event: text().$type<MemberEventKind>().notNull(),
    /** Whom it happened to; null while an invitation has no account. */
    userId: uuid(),
    /** Who did it; null for what the shop began with. */
    actorId: uuid(),
    invitationId: uuid(),
    formerRole: text().$type<ShopRole>(),
    role: text().$type<ShopRole>(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('vendor_member_events_vendor').on(t.vendorId, t.createdAt),
    check(
      'vendor_member_events_event',
      sql`${t.event} in (${sql.raw(memberEventKinds.map((kind) => `'${kind}'`).join(', '))})`,
    ),
  ],
)
