import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { users } from './account.tables.ts'

/** Accounts whose address has this ending, and by id those whose address was changed since. */
export interface AccountGroup {
  emailEnding: string
  ids: string[]
}

const isInGroup = ({ emailEnding, ids }: AccountGroup) =>
  and(
    isNull(users.deletedAt),
    or(
      eq(sql`right(lower(${users.email}), ${emailEnding.length}::int)`, emailEnding),
      inArray(users.id, ids),
    ),
  )

async function setLock(tx: Tx, lockedAt: SQL | null, where: SQL | undefined): Promise<string[]> {
  const rows = await tx.update(users).set({ lockedAt }).where(where).returning({ id: users.id })
  return rows.map(({ id }) => id)
}

/** Returns the ids of the accounts that were not locked before. */
export const lockGroup = (tx: Tx, group: AccountGroup) =>
  setLock(tx, sql`now()`, and(isInGroup(group), isNull(users.lockedAt)))

/** Returns the ids of the accounts that were locked before. */
export const unlockGroup = (tx: Tx, group: AccountGroup) =>
  setLock(tx, null, and(isInGroup(group), isNotNull(users.lockedAt)))

async function hasLocked(db: Tx, which: SQL): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(which, isNotNull(users.lockedAt)))
  return row !== undefined
}

export const isLockedUser = (db: Tx, userId: string) => hasLocked(db, eq(users.id, userId))

export const isLockedEmail = (db: Tx, email: string) =>
  hasLocked(db, eq(sql`lower(${users.email})`, email.toLowerCase()))
