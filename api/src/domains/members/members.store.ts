import { randomUUIDv7 } from 'node:crypto'
import { and, asc, count, eq, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { ShopRole } from '@haat/contract/domains/members.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { prepared } from '#platform/database/prepared.ts'
import { hasSecondFactorSql } from '../account/second-factor/second-factor.service.ts'
import { isSuspendedVendor } from '../vendors/vendors.service.ts'
import { vendorMemberEvents, vendorMembers, type MembershipEnd } from './members.tables.ts'

export type MemberRow = typeof vendorMembers.$inferSelect

const isLiving = isNull(vendorMembers.endedAt)

const hasSecondFactor = sql<boolean>`${sql.raw(hasSecondFactorSql('vendor_members.user_id'))}`
const isSuspended = sql<boolean>`${sql.raw(isSuspendedVendor('vendor_members.vendor_id'))}`

/** Prepared because every call of the portal asks for it. */
const livingMember = prepared((db) =>
  db
    .select({ id: vendorMembers.id, role: vendorMembers.role, isSuspended, hasSecondFactor })
    .from(vendorMembers)
    .where(
      and(
        eq(vendorMembers.userId, sql.placeholder('userId')),
        eq(vendorMembers.vendorId, sql.placeholder('vendorId')),
        isLiving,
      ),
    ),
)
export async function findLivingMember(db: Tx, userId: string, vendorId: number) {
  const [row] = await livingMember(db).execute({ userId, vendorId })
  return row ?? null
}

/** The same of the person of a row of `sessions`, inside of the statement that reads it. */
export const memberPart = sql<LivingMember | null>`(
  select json_build_object('id', vendor_members.id, 'role', vendor_members.role, 'isSuspended', ${isSuspended}, 'hasSecondFactor', ${hasSecondFactor})
  from ${vendorMembers} where vendor_members.user_id = sessions.user_id and vendor_members.vendor_id = ${sql.placeholder('vendorId')}
    and vendor_members.ended_at is null)`
export type LivingMember = NonNullable<Awaited<ReturnType<typeof findLivingMember>>>

/**
 * Finds a membership that still is what it was when the request began, and has whoever ends or changes it wait until the
 * transaction ends. Of one that was just changed nothing is found.
 */
export const stayingMemberSql = ({ id, role }: Pick<MemberRow, 'id' | 'role'>) =>
  sql`select from vendor_members where id = ${id}::uuid and ended_at is null and role = ${role} for share`

/** Whether a person belongs to a shop, in a statement that reads more than this. */
export const isMemberSql = (vendorId: SQL, userId: string | Placeholder | null) =>
  sql`exists (select from vendor_members m
    where m.vendor_id = ${vendorId} and m.user_id = ${userId}::uuid and m.ended_at is null)`

/** The living members of a shop who have one of these roles, as a part of a larger statement. */
export const membersOfRolesSql = (vendorId: SQL, roles: SQL) =>
  sql`select m.user_id from vendor_members m
    where m.vendor_id = ${vendorId} and m.ended_at is null and m.role = any(${roles})`

/** All who belong to a shop, the first to join first. */
export const listMembers = (db: Tx, vendorId: number): Promise<MemberRow[]> =>
  db
    .select()
    .from(vendorMembers)
    .where(and(eq(vendorMembers.vendorId, vendorId), isLiving))
    .orderBy(asc(vendorMembers.createdAt), asc(vendorMembers.id))

/** The living memberships of a person, each with the number of people in its shop. */
export const listMembershipsOf = (db: Tx, userId: string) =>
  db
    .select({
      id: vendorMembers.id,
      vendorId: vendorMembers.vendorId,
      role: vendorMembers.role,
      memberCount: sql<number>`(select count(*)::int from vendor_members other
        where other.vendor_id = vendor_members.vendor_id and other.ended_at is null)`,
    })
    .from(vendorMembers)
    .where(and(eq(vendorMembers.userId, userId), isLiving))

/** With those that have ended, for the export of an account. */
export const listAllMembershipsOf = (db: Tx, userId: string): Promise<MemberRow[]> =>
  db
    .select()
    .from(vendorMembers)
    .where(eq(vendorMembers.userId, userId))
    .orderBy(asc(vendorMembers.createdAt))

export async function countMembers(db: Tx, vendorId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(vendorMembers)
    .where(and(eq(vendorMembers.vendorId, vendorId), isLiving))
  return row?.n ?? 0
}

export async function isMemberAnywhere(db: Tx, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: vendorMembers.id })
    .from(vendorMembers)
    .where(and(eq(vendorMembers.userId, userId), isLiving))
    .limit(1)
  return row !== undefined
}

export async function findMemberRow(db: Tx, id: string): Promise<MemberRow | null> {
  const [row] = await db.select().from(vendorMembers).where(eq(vendorMembers.id, id))
  return row ?? null
}

export async function insertMember(
  db: Tx,
  member: { vendorId: number; userId: string; role: ShopRole; createdAt?: Date },
): Promise<MemberRow> {
  const [row] = await db
    .insert(vendorMembers)
    .values({ id: randomUUIDv7(), ...member })
    .returning()
  return row!
}

export const setMemberRole = async (db: Tx, id: string, role: ShopRole) => {
  await db.update(vendorMembers).set({ role }).where(eq(vendorMembers.id, id))
}

export const endMember = async (db: Tx, id: string, endedFor: MembershipEnd) => {
  await db
    .update(vendorMembers)
    .set({ endedAt: sql`now()`, endedFor })
    .where(eq(vendorMembers.id, id))
}

type NewEvent = Omit<typeof vendorMemberEvents.$inferInsert, 'id'>

export const insertMemberEvent = async (db: Tx, event: NewEvent) => {
  await db.insert(vendorMemberEvents).values({ id: randomUUIDv7(), ...event })
}
