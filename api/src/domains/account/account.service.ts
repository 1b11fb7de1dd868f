import { createHash } from 'node:crypto'
import type { Role } from '@haat/contract/domains/account.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { hashPassword } from '#platform/secrets/password-hash.ts'
import type { CheckAccessToken } from '#plugins/principal.ts'
import { findSession, findUser, insertUser } from './account.store.ts'

export { countUsersByRole } from './account.store.ts'

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Reads the session's records at every request, so that a revoked token ends at once. */
export const accessTokenCheck =
  (db: Tx): CheckAccessToken =>
  async (token) => {
    const session = await findSession(db, tokenHash(token))
    if (!session || session.revokedAt) return { refused: 'invalid' }
    if (session.accessExpiresAt <= new Date()) return { refused: 'expired' }
    return { principal: { userId: session.userId, roles: session.roles } }
  }

interface NewUser {
  id: string
  name: string
  email: string
  password: string
  roles: Role[]
}

/** Leaves an account that is there already as it is. */
export async function ensureUser(db: Tx, { password, ...user }: NewUser) {
  if (await findUser(db, user.id)) return
  await insertUser(db, { ...user, emailVerified: true, passwordHash: await hashPassword(password) })
}
