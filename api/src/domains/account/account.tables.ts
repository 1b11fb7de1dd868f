import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '@haat/contract/domains/account.rules.ts'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { instant } from '#platform/database/columns.ts'

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    /** The phone number, encrypted at rest. */
    phoneNumberSealed: text(),
    /** Null for accounts that were opened with Google and never set a password. */
    passwordHash: text(),
    roles: text().array().$type<Role[]>().notNull(),
    /** What the account may do as staff. It counts only beside the role `staff`; an admin may do everything. */
    staffRights: text().array().$type<StaffRight[]>().notNull().default([]),
    language: text().$type<Language>().notNull().default('en'),
    createdAt: instant().notNull().defaultNow(),
    /** A deleted account keeps its row without personal data: orders, which the law keeps, refer to it. */
    deletedAt: instant(),
    /** Nobody can use a locked account. The demo's accounts are locked while the demo is not open. */
    lockedAt: instant(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    // Few of many accounts are staff.
    index('users_roles').using('gin', t.roles).concurrently(),
  ],
)

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export type SignInWay = 'password' | 'google'
export type EndReason = 'signed-out' | 'revoked' | 'replaced' | 'reused' | 'password' | 'deleted' | 'locked'

/** One signed-in device with the tokens that were issued to it. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    /** Hash of the cookie that ties the session to its browser; null for clients that keep no cookies. */
    deviceHash: text(),
    way: text().$type<SignInWay>().notNull(),
    userAgent: text().notNull(),
    ipAddress: text(),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant().notNull().defaultNow(),
    /** When the session ends at the latest, however often it is refreshed. */
    expiresAt: instant().notNull(),
    endedAt: instant(),
    endedFor: text().$type<EndReason>(),
    /** When the second factor was given in this session; before that it has no staff rights. */
    confirmedAt: instant(),
  },
  (t) => [
    index('sessions_user').on(t.userId, t.createdAt),
    index('sessions_device').on(t.deviceHash),
    index('sessions_age').on(t.lastUsedAt),
    check('sessions_way', sql`${t.way} in ('password', 'google')`),
    check('sessions_ended', sql`(${t.endedAt} is null) = (${t.endedFor} is null)`),
  ],
)

const ofSession = () =>
  uuid()
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' })

/** Tokens are stored only as SHA-256 hashes, so that a copy of the database signs nobody in. */
export const accessTokens = pgTable(
  'access_tokens',
  { tokenHash: text().primaryKey(), sessionId: ofSession(), expiresAt: instant().notNull() },
  (t) => [index('access_tokens_session').on(t.sessionId)],
)

/** Used refresh tokens stay as long as their session: if one is used again, somebody has copied it. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text().primaryKey(),
    sessionId: ofSession(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
)

export type LinkPurpose = 'verify-email' | 'change-email' | 'reset-password'

/** Links that we send in mails; each works once, for one purpose and one user. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text().primaryKey(),
    userId: ofUser(),
    purpose: text().$type<LinkPurpose>().notNull(),
    /** The address that the link was sent to, which opening the link verifies. */
    email: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    index('account_links_user').on(t.userId, t.purpose),
    check('account_links_purpose', sql`${t.purpose} in ('verify-email', 'change-email', 'reset-password')`),
  ],
)

/** A linked Google account, which is recognised by issuer and subject, never by its e-mail address. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: ofUser(),
    email: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    unique('identities_one_per_issuer').on(t.userId, t.issuer),
  ],
)

/** Which version of which document a person agreed to, and when. */
export const consents = pgTable(
  'consents',
  {
    userId: ofUser(),
    contentKey: text().notNull(),
    version: integer().notNull(),
    acceptedAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.contentKey, t.version] })],
)

/** What happened to an account, for its owner and for support. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    event: text().notNull(),
    ipAddress: text(),
    /** The confirmed address that a change replaced: for a while it is told what happens to the money of a shop. */
    formerEmail: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('account_events_user').on(t.userId, t.createdAt),
    index('account_events_age').on(t.createdAt),
  ],
)

/** The authenticator app of somebody who works for Haat or in a shop. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null until the first right code has confirmed a secret. */
  secretSealed: text(),
  confirmedAt: instant(),
  /** A new secret that waits for its first right code; until then `secretSealed` stays in force. */
  pendingSealed: text(),
  /** The time step of the last code that was used; codes of this step and earlier ones are refused. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
})

/** Codes for people who have lost their authenticator app; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text().primaryKey(), userId: ofUser(), usedAt: instant() },
  (t) => [index('recovery_codes_user').on(t.userId)],
)
