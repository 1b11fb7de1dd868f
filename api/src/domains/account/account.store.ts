import { randomUUIDv7 } from 'node:crypto'
import { and, arrayContains, arrayOverlaps, eq, inArray, isNull, or } from 'drizzle-orm'
import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Role } from '@haat/contract/domains/account.rules.ts'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import type { Tx } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import { isEncryptedWithOtherKey } from '#platform/secrets/encrypted-with-other-key.ts'
import { accountEvents, consents, sessions, users } from './account.tables.ts'

export type UserRow = typeof users.$inferSelect
type NewUserRow = typeof users.$inferInsert

export const isLive = and(isNull(users.deletedAt), isNull(users.lockedAt))

const userById = prepared((db) =>
  db
    .select()
    .from(users)
    .where(and(eq(users.id, sql.placeholder('userId')), isLive)),
)
export async function findUserRow(db: Tx, userId: string): Promise<UserRow | null> {
  const [row] = await userById(db).execute({ userId })
  return row ?? null
}

/** The names of accounts that are not closed, by their ids. */
export async function accountNamesById(db: Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.deletedAt)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The same in a statement that reads more than the name. */
export const accountNameSql = (id: string) =>
  `(select name from users where id = ${id} and deleted_at is null)`

/** What other domains need to know of a person whom they write to. */
export type Person = Pick<UserRow, 'id' | 'name' | 'email' | 'language'>

/** Whether an account is not closed, in a statement that reads more than this. */
export const isLiveAccountSql = (id: SQL) =>
  sql`exists (select from users where users.id = ${id} and users.deleted_at is null)`

/** Accounts that are not closed, by their ids. */
export async function peopleById(db: Tx, ids: string[]): Promise<Map<string, Person>> {
  const rows = await db
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.deletedAt)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locks an account until the transaction ends, also one that nobody can use any more. */
export const lockAccount = async (tx: Tx, userId: string) => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Gives an account a role or takes it away; the rest of its roles stays. */
export const setRole = async (db: Tx, userId: string, role: Role, holds: boolean) => {
  const others = sql`array_remove(${users.roles}, ${role})`
  await db
    .update(users)
    .set({ roles: holds ? sql`array_append(${others}, ${role})` : others })
    .where(eq(users.id, userId))
}

export type BuyerFacts = Pick<UserRow, 'name' | 'email' | 'emailVerified' | 'language'>

/** An SQL expression for the buyer as one JSON value: an order reads everything in one statement. */
export const buyerFacts = (userId: Placeholder): SQL<BuyerFacts | null> => sql`(
  select json_build_object('name', name, 'email', email, 'emailVerified', email_verified, 'language', language)
  from users where id = ${userId} and deleted_at is null and locked_at is null)`

export async function findUserByEmail(db: Tx, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isLive))
  return row ?? null
}

/** Returns null and inserts nothing where the address has an account already. */
export async function insertUser(db: Tx, user: NewUserRow): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning()
  return row ?? null
}

export async function updateUser(
  db: Tx,
  userId: string,
  changes: Partial<NewUserRow>,
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set(changes)
    .where(and(eq(users.id, userId), isLive))
    .returning()
  return row ?? null
}

export const insertConsents = async (db: Tx, rows: (typeof consents.$inferInsert)[]) => {
  if (rows.length > 0) await db.insert(consents).values(rows).onConflictDoNothing()
}

export const listConsents = (db: Tx, userId: string) =>
  db.select().from(consents).where(eq(consents.userId, userId)).orderBy(consents.acceptedAt)

export const insertEvent = async (
  db: Tx,
  userId: string,
  event: string,
  ipAddress: string | null,
  formerEmail: string | null = null,
) => {
  await db.insert(accountEvents).values({ id: randomUUIDv7(), userId, event, ipAddress, formerEmail })
}

/** The confirmed addresses that this person had in the last thirty days: whoever changed the last one may be somebody else. */
export async function listFormerEmails(db: Tx, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: sql<string>`${accountEvents.formerEmail}` })
    .from(accountEvents)
    .where(
      sql`${accountEvents.userId} = ${userId} and ${accountEvents.formerEmail} is not null
        and ${accountEvents.createdAt} > now() - interval '30 days'`,
    )
  return rows.map(({ email }) => email)
}

export const forgetFormerEmails = async (db: Tx, userId: string) => {
  await db.update(accountEvents).set({ formerEmail: null }).where(eq(accountEvents.userId, userId))
}

export const listEvents = (db: Tx, userId: string) =>
  db.select().from(accountEvents).where(eq(accountEvents.userId, userId)).orderBy(accountEvents.createdAt)

/** Removes IP addresses and former addresses from events after 90 days; the events themselves stay. */
export const clearOldAddresses = async (db: Tx) => {
  await db.execute(
    sql`update ${accountEvents} set ip_address = null, former_email = null
      where created_at < now() - interval '90 days' and (ip_address is not null or former_email is not null)`,
  )
}

const isAdmin = arrayContains(users.roles, ['admin'])
const isStaff = and(arrayOverlaps(users.roles, ['staff', 'admin']), isLive)

/** Everybody of the staff who has a right, by name. Not paged, because few people are staff. */
export const listStaffWithRight = (db: Tx, right: StaffRight): Promise<Pick<UserRow, 'id' | 'name'>[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(isStaff, or(isAdmin, arrayContains(users.staffRights, [right]))))
    .orderBy(users.name, users.id)

/** Everybody of the staff by name, with what a colleague who looks after them needs to see. */
export const listStaffAccounts = (db: Tx) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      roles: users.roles,
      staffRights: users.staffRights,
      hasSecondFactor: sql<boolean>`exists (select 1 from second_factors f
        where f.user_id = users.id and f.secret_sealed is not null)`,
      lastSeenAt: sql<Date | null>`(select max(s.last_used_at) from sessions s
        where s.user_id = users.id)`.mapWith(sessions.lastUsedAt),
    })
    .from(users)
    .where(isStaff)
    .orderBy(users.name, users.id)

/**
 * Locks these accounts and those of all admins until the transaction ends, always in the same order: changes of
 * who is staff are made one after the other, and each sees what the one before has left.
 */
export const lockForStaffChange = (tx: Tx, ids: string[]): Promise<UserRow[]> =>
  tx
    .select()
    .from(users)
    .where(and(or(isAdmin, inArray(users.id, ids)), isLive))
    .orderBy(users.id)
    .for('no key update')

/** Clears phone numbers whose encryption key is lost for good. Their owners can enter them again. */
export const clearUnreadablePhones = async (tx: Tx, keyIds: readonly string[]) => {
  await tx
    .update(users)
    .set({ phoneNumberSealed: null })
    .where(isEncryptedWithOtherKey(users.phoneNumberSealed, keyIds))
}
