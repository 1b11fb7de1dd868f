import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '@haat/contract/domains/account.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { instant } from '#platform/db/columns.ts'

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    /** Sealed: phone numbers are encrypted at rest. */
    phoneNumberSealed: text(),
    /** None for those who only ever signed in with Google. */
    passwordHash: text(),
    roles: text().array().$type<Role[]>().notNull(),
    language: text().$type<Language>().notNull().default('en'),
    createdAt: instant().notNull().defaultNow(),
    /** A deleted account keeps its row, without anything that names a person: papers by law refer to it. */
    deletedAt: instant(),
    /** A locked account is there for nobody, and keeps its address; the demo's are, outside the demo. */
    lockedAt: instant(),
  },
  (t) => [uniqueIndex('users_email').on(sql`lower(${t.email})`)],
)

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export type SignInWay = 'password' | 'google'
export type EndReason = 'signed-out' | 'revoked' | 'replaced' | 'reused' | 'password' | 'deleted' | 'locked'

/** A signed-in device: one family of tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    /** Hash of the cookie that ties the session to its browser; none for clients that keep no cookies. */
    deviceHash: text(),
    way: text().$type<SignInWay>().notNull(),
    userAgent: text().notNull(),
    ipAddress: text(),
    createdAt: instant().notNull().defaultNow(),
    lastUsedAt: instant().notNull().defaultNow(),
    /** The longest it can live, however often it is refreshed. */
    expiresAt: instant().notNull(),
    endedAt: instant(),
    endedFor: text().$type<EndReason>(),
    /** When the second factor was shown: before that nobody is staff here. */
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

/** Tokens are kept only as SHA-256. */
export const accessTokens = pgTable(
  'access_tokens',
  { tokenHash: text().primaryKey(), sessionId: ofSession(), expiresAt: instant().notNull() },
  (t) => [index('access_tokens_session').on(t.sessionId)],
)

/** Used ones stay as long as their session: seeing one again means that somebody copied it. */
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

/** Links in mails: single use, for one purpose and one user. */
export const accountLinks = pgTable(
  'account_links',
  {
    tokenHash: text().primaryKey(),
    userId: ofUser(),
    purpose: text().$type<LinkPurpose>().notNull(),
    /** The address that the link was sent to: what opening it proves. */
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

/** An account elsewhere that signs in here: known by its issuer and subject, never by its e-mail address. */
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
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('account_events_user').on(t.userId, t.createdAt),
    index('account_events_age').on(t.createdAt),
  ],
)

/** The authenticator app of somebody of ours. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** None until its first right code. */
  secretSealed: text(),
  confirmedAt: instant(),
  /** A secret that waits for its first right code; until then the one before it counts. */
  pendingSealed: text(),
  /** The time step of the last code that was used: no code works twice. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: instant().notNull().defaultNow(),
})

/** For whoever has lost the app; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text().primaryKey(), userId: ofUser(), usedAt: instant() },
  (t) => [index('recovery_codes_user').on(t.userId)],
)
