import { eq, sql } from 'drizzle-orm'
import type { User } from '@haat/contract/domains/account.ts'
import type { Role } from '@haat/contract/domains/account.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { sessions, users } from './account.tables.ts'

export async function findUser(db: Tx, userId: string): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  if (!row) return null
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.emailVerified,
    phoneNumber: null,
    roles: row.roles,
    language: row.language,
    createdAt: row.createdAt.toISOString(),
  }
}

export async function findSession(db: Tx, accessTokenHash: string) {
  const [row] = await db
    .select({
      userId: sessions.userId,
      roles: users.roles,
      accessExpiresAt: sessions.accessExpiresAt,
      revokedAt: sessions.revokedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.accessTokenHash, accessTokenHash))
  return row ?? null
}

export const insertUser = async (db: Tx, user: typeof users.$inferInsert) => {
  await db.insert(users).values(user).onConflictDoNothing()
}

export const insertSession = async (db: Tx, session: typeof sessions.$inferInsert) => {
  await db.insert(sessions).values(session)
}

const holding = (role: Role) => sql<number>`count(*) filter (where ${role} = any(${users.roles}))::int`

export async function countUsersByRole(db: Tx) {
  const [row] = await db.select({ shoppers: holding('shopper'), vendors: holding('vendor') }).from(users)
  return row ?? { shoppers: 0, vendors: 0 }
}
