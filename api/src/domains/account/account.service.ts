import { randomUUIDv7 } from 'node:crypto'
import type { ProfileUpdate, Registration, User } from '@haat/contract/domains/account.ts'
import type { Role } from '@haat/contract/domains/account.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/db/database.ts'
import { hashPassword, isPassword } from '#platform/secrets/password-hash.ts'
import { unreadable } from '#platform/secrets/unreadable.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { alreadyRegisteredMail } from './account.mail.ts'
import {
  findUserByEmail,
  findUserRow,
  insertEvent,
  insertUser,
  listUsersWith,
  updateUser,
  type UserRow,
} from './account.store.ts'
import { isGuessable } from './common-passwords.ts'
import { evenTime } from './even-time.ts'
import { lockUser } from './identity.store.ts'
import { sendLink, sendVerification } from './link.service.ts'
import { recordConsents } from './record-consents.ts'
import { startSession, type SignInClient, type StartedSession } from './session.service.ts'
import { sitePage } from './site-page.ts'

export type { BuyerFacts, UserRow } from './account.store.ts'

export {
  buyerFacts,
  countUsersByRole,
  findUserRow as findLiveUser,
  insertEvent as recordEvent,
} from './account.store.ts'

const registerLeastMs = 250

/** Everybody who works at the desk. */
export const listStaffPeople = (db: Tx) => listUsersWith(db, ['staff', 'admin'])

/** Whether the address is this account's own and confirmed; nobody who is not signed in has one. */
export async function isProvenEmail(db: Tx, userId: string | null, email: string): Promise<boolean> {
  const user = userId === null ? null : await findUserRow(db, userId)
  return user?.emailVerified === true && user.email.toLowerCase() === email.toLowerCase()
}

/** A row as the wire shows it: what is not named here never leaves. */
export const toUser = ({ sealer }: Pick<Services, 'sealer'>, row: UserRow): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  emailVerified: row.emailVerified,
  phoneNumber: row.phoneNumberSealed === null ? null : (sealer.open(row.phoneNumberSealed) ?? unreadable),
  roles: row.roles,
  language: row.language,
  createdAt: row.createdAt.toISOString(),
})

export async function getUserRow(db: Tx, userId: string): Promise<UserRow> {
  const row = await findUserRow(db, userId)
  if (!row) throw new ApiError('UNAUTHENTICATED', 'Please sign in first.')
  return row
}

const sealedPhone = ({ sealer }: Services, phone: string | null) =>
  phone === null ? null : sealer.seal(phone)

export async function refuseGuessable(
  field: 'password' | 'newPassword',
  password: string,
  owner: { name: string; email: string },
) {
  if (!(await isGuessable(password, owner))) return
  const sentence = 'This password is easy to guess. Please choose another one.'
  throw new ApiError('VALIDATION_FAILED', sentence, { [field]: sentence })
}

/** The answer is the same for a new address and for one that has an account: only its owner's mail tells. */
export async function register(
  services: Services,
  form: Registration,
  { language, ipAddress }: { language: Language; ipAddress: string },
) {
  await refuseGuessable('password', form.password, form)
  await evenTime(registerLeastMs, async () => {
    const passwordHash = await hashPassword(form.password)
    await services.db.transaction(async (tx) => {
      const user = await insertUser(tx, {
        id: randomUUIDv7(),
        name: form.name,
        email: form.email.toLowerCase(),
        phoneNumberSealed: sealedPhone(services, form.phoneNumber ?? null),
        passwordHash,
        roles: ['shopper'],
        language,
      })
      if (!user) return tellOwner(services, tx, form.email)
      await recordConsents(tx, user.id)
      await insertEvent(tx, user.id, 'registered', ipAddress)
      await sendVerification(services, tx, user)
    })
    services.outbox.wake()
  })
}

/** With a way to a password of their own: whoever opened the account first need not have been the owner. */
async function tellOwner(services: Services, tx: Tx, email: string) {
  const owner = await findUserByEmail(tx, email)
  if (!owner) return
  const link = { userId: owner.id, purpose: 'reset-password', email: owner.email } as const
  const signInLink = sitePage(services, '/')
  await sendLink(services, tx, { ...link, cap: 'password-link' }, (resetLink) =>
    alreadyRegisteredMail(owner, { signInLink, resetLink, isProven: owner.emailVerified }),
  )
}

const wrongCredentials = () => new ApiError('INVALID_CREDENTIALS', 'The e-mail or the password is not right.')

/** An unknown address costs the same work as a wrong password, and gets the same answer. */
export async function login(
  services: Services,
  { email, password }: { email: string; password: string },
  client: SignInClient,
): Promise<{ user: UserRow; session: StartedSession }> {
  const user = await findUserByEmail(services.db, email)
  const isRight = await isPassword(password, user?.passwordHash ?? null)
  if (!user || !isRight) {
    if (user) await insertEvent(services.db, user.id, 'sign-in-failed', client.ipAddress)
    services.metrics.signIns.with('failed').add()
    throw wrongCredentials()
  }
  const session = await services.db.transaction(async (tx) => {
    // Checking took a while: a reset meanwhile must not leave a session that the old password opened.
    const now = await lockUser(tx, user.id)
    if (now?.passwordHash !== user.passwordHash) throw wrongCredentials()
    return startSession(services, tx, { user, way: 'password', client })
  })
  services.outbox.wake()
  services.metrics.signIns.with('ok').add()
  return { user, session }
}

export async function updateMe(services: Services, userId: string, update: ProfileUpdate): Promise<UserRow> {
  const { name, phoneNumber, language } = update
  const changes = {
    ...(name !== undefined && { name }),
    ...(phoneNumber !== undefined && { phoneNumberSealed: sealedPhone(services, phoneNumber) }),
    ...(language !== undefined && { language }),
  }
  if (Object.keys(changes).length === 0) return getUserRow(services.db, userId)
  const row = await updateUser(services.db, userId, changes)
  return row ?? getUserRow(services.db, userId)
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
  if (await findUserRow(db, user.id)) return
  await insertUser(db, { ...user, emailVerified: true, passwordHash: await hashPassword(password) })
}

/** Not to an account whose address nobody has proven: it may be anybody's. */
export async function grantAdmin(db: Tx, email: string): Promise<'granted' | 'unknown' | 'unproven'> {
  const user = await findUserByEmail(db, email)
  if (!user) return 'unknown'
  if (!user.emailVerified) return 'unproven'
  const roles = [...new Set<Role>([...user.roles, 'staff', 'admin'])]
  await updateUser(db, user.id, { roles })
  await insertEvent(db, user.id, 'made-admin', null)
  return 'granted'
}
