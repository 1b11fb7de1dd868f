import { randomUUIDv7 } from 'node:crypto'
import type { ProfileUpdate, Registration, User } from '@haat/contract/domains/account.ts'
import type { Role } from '@haat/contract/domains/account.rules.ts'
import { rightsOfAccount, type StaffRight } from '@haat/contract/domains/staff.rights.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'
import { hashPassword, isPassword } from '#platform/secrets/password-hash.ts'
import { unreadableText } from '#platform/secrets/encryption.ts'
import { ApiError } from '#plugins/api-error.ts'
import { hasStaffRole } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { alreadyRegisteredMail } from './mail/account.mail.ts'
import {
  findUserByEmail,
  findUserRow,
  insertConsents,
  insertEvent,
  insertUser,
  lockForStaffChange,
  updateUser,
  type UserRow,
} from './account.store.ts'
import { isGuessable } from './sign-up/common-passwords.ts'
import { minimumDuration } from './links/minimum-duration.ts'
import { lockUser } from './identity.store.ts'
import { sendLink, sendVerification } from './links/link.service.ts'
import { unconfirmSessions } from './second-factor.store.ts'
import { recordConsents } from './sign-up/record-consents.ts'
import { startSession, type SignInClient, type StartedSession } from './sessions/session.service.ts'
import { sitePage } from './mail/site-page.ts'

export type { BuyerFacts, Person, UserRow } from './account.store.ts'

export {
  accountNameSql,
  accountNamesById,
  buyerFacts,
  findUserRow as findLiveUser,
  insertEvent as recordEvent,
  isLiveAccountSql,
  lockAccount,
  peopleById,
  setRole,
  listFormerEmails,
  listStaffAccounts,
  listStaffWithRight,
  lockForStaffChange,
} from './account.store.ts'

/** Notes that a person agreed to one version of a document. */
export const recordConsent = (tx: Tx, userId: string, contentKey: string, version: number) =>
  insertConsents(tx, [{ userId, contentKey, version }])

const registerMinMs = 250

/** Whether this is the verified address of the user's account; false for visitors, who have no account. */
export async function isVerifiedEmail(db: Tx, userId: string | null, email: string): Promise<boolean> {
  const user = userId === null ? null : await findUserRow(db, userId)
  return user?.emailVerified === true && user.email.toLowerCase() === email.toLowerCase()
}

/** The account that has confirmed an address as its own. */
export async function findUserByVerifiedEmail(db: Tx, email: string): Promise<UserRow | null> {
  const user = email === '' ? null : await findUserByEmail(db, email.toLowerCase())
  return user?.emailVerified === true ? user : null
}

/** The fields of a user row that clients may see. Fields that are not named here never leave the server. */
export const toUser = ({ encryption }: Pick<Services, 'encryption'>, row: UserRow): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  emailVerified: row.emailVerified,
  phoneNumber:
    row.phoneNumberSealed === null ? null : (encryption.decrypt(row.phoneNumberSealed) ?? unreadableText),
  roles: row.roles,
  ...(hasStaffRole(row) && { staffRights: [...rightsOfAccount(row)] }),
  language: row.language,
  createdAt: row.createdAt.toISOString(),
})

export async function getUserRow(db: Tx, userId: string): Promise<UserRow> {
  const row = await findUserRow(db, userId)
  if (!row) throw new ApiError('UNAUTHENTICATED', 'Please sign in first.')
  return row
}

const encryptPhone = ({ encryption }: Services, phone: string | null) =>
  phone === null ? null : encryption.encrypt(phone)

export async function refuseGuessable(
  field: 'password' | 'newPassword',
  password: string,
  owner: { name: string; email: string },
) {
  if (!(await isGuessable(password, owner))) return
  const sentence = 'This password is easy to guess. Please choose another one.'
  throw new ApiError('VALIDATION_FAILED', sentence, { [field]: sentence })
}

/**
 * The answer is the same for a new address and for one that has an account: only a mail to the address tells
 * which, so that nobody learns by registering who has an account.
 */
export async function register(
  services: Services,
  form: Registration,
  { language, ipAddress }: { language: Language; ipAddress: string },
) {
  await refuseGuessable('password', form.password, form)
  await minimumDuration(registerMinMs, async () => {
    const passwordHash = await hashPassword(form.password)
    await services.db.transaction(async (tx) => {
      const user = await insertUser(tx, {
        id: randomUUIDv7(),
        name: form.name,
        email: form.email.toLowerCase(),
        phoneNumberSealed: encryptPhone(services, form.phoneNumber ?? null),
        passwordHash,
        roles: ['shopper'],
        language,
      })
      if (!user) return mailOwnerOfAddress(services, tx, form.email)
      await recordConsents(tx, user.id)
      await insertEvent(tx, user.id, 'registered', ipAddress)
      await sendVerification(services, tx, user)
    })
    services.outbox.wake()
  })
}

/** The mail has a link to a new password, since somebody else may have opened the account. */
async function mailOwnerOfAddress(services: Services, tx: Tx, email: string) {
  const owner = await findUserByEmail(tx, email)
  if (!owner) return
  const link = { userId: owner.id, purpose: 'reset-password', email: owner.email } as const
  const signInLink = sitePage(services, '/')
  await sendLink(services, tx, { ...link, cap: 'password-link' }, (resetLink) =>
    alreadyRegisteredMail(owner, { signInLink, resetLink, isVerified: owner.emailVerified }),
  )
}

const wrongCredentials = () => new ApiError('INVALID_CREDENTIALS', 'The e-mail or the password is not right.')

/** An unknown address takes as long as a wrong password and gets the same answer. */
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
    // Checking a password is slow. If it was reset meanwhile, the old one must not open a session.
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
    ...(phoneNumber !== undefined && { phoneNumberSealed: encryptPhone(services, phoneNumber) }),
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
  /** Nobody signs in by a password to an account without one. */
  password?: string
  roles: Role[]
  language?: Language
  staffRights?: StaffRight[]
}

/** Makes the account unless one with this id exists; an existing account is not changed. */
export async function ensureUser(db: Tx, { password, ...user }: NewUser) {
  if (await findUserRow(db, user.id)) return
  const passwordHash = password === undefined ? null : await hashPassword(password)
  await insertUser(db, { ...user, emailVerified: true, passwordHash })
}

/**
 * Makes an account staff, or changes what it may do as staff; null ends that it is staff. Sessions then have to
 * give the second factor again, should the account become staff anew.
 */
export async function saveStaff(
  tx: Tx,
  user: UserRow,
  staff: { isAdmin: boolean; rights: StaffRight[] } | null,
): Promise<UserRow> {
  const others = user.roles.filter((role) => role !== 'staff' && role !== 'admin')
  const roles: Role[] = staff ? [...others, 'staff', ...(staff.isAdmin ? ['admin' as const] : [])] : others
  if (!staff) await unconfirmSessions(tx, user.id)
  const row = await updateUser(tx, user.id, { roles, staffRights: staff?.rights ?? [] })
  return row ?? getUserRow(tx, user.id)
}

/** A shop always has an admin: of two who close their accounts at once, the second finds that they are the last. */
export async function refuseLastAdmin(tx: Tx, { id, roles }: UserRow) {
  if (!roles.includes('admin')) return
  const others = (await lockForStaffChange(tx, [])).filter((admin) => admin.id !== id)
  if (others.length > 0) return
  throw new ApiError(
    'LAST_ADMIN',
    'You are the only admin. Make somebody else an admin, then delete the account.',
  )
}

/** For the command line: makes an account staff and admin. Refused while its address is unverified: anybody may have opened it. */
export async function grantAdmin(db: Tx, email: string): Promise<'granted' | 'unknown' | 'unverified'> {
  const user = await findUserByEmail(db, email)
  if (!user) return 'unknown'
  if (!user.emailVerified) return 'unverified'
  const roles = [...new Set<Role>([...user.roles, 'staff', 'admin'])]
  await updateUser(db, user.id, { roles })
  await insertEvent(db, user.id, 'made-admin', null)
  const subject = { kind: 'account', id: user.id, label: user.name }
  await recordAudit(db, null, { action: 'people.change', subject, after: { isAdmin: true } })
  return 'granted'
}
