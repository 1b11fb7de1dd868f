import { randomUUIDv7 } from 'node:crypto'
import { personNameMaxLength } from '@haat/contract/domains/account.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'
import type { GooglePerson } from '#platform/google/google-person.ts'
import type { Services } from '#services.ts'
import { findTransition, reclaimsAddress } from '../lifecycle/account-lifecycle.ts'
import { googleLinkedMail } from '../mail/account.mail.ts'
import { insertEvent, insertUser, type UserRow } from '../account.store.ts'
import { GoogleRefusal } from './google-failure.ts'
import { findIdentity, findIdentityAt, insertIdentity, lockUser, lockUserByEmail } from '../identity.store.ts'
import { isLockedEmail, isLockedUser } from '../lock.store.ts'
import { recordConsents } from '../sign-up/record-consents.ts'
import { startSession, type SignInClient, type StartedSession } from '../sessions/session.service.ts'
import { findSessionRow } from '../session.store.ts'
import { sitePage } from '../mail/site-page.ts'
import { reclaimAddress } from '../lifecycle/reclaim-address.service.ts'

interface Visit {
  client: SignInClient
  language: Language
}
type Verified = GooglePerson & { email: string }

/** Another request inserted the same row at the same moment; the next attempt finds that row. */
class ConcurrentInsertError extends Error {}
const maxAttempts = 3

async function inRetriedTransaction<T>(services: Services, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await services.db.transaction(work)
      services.outbox.wake()
      return result
    } catch (error) {
      if (!(error instanceof ConcurrentInsertError) || attempt === maxAttempts) throw error
    }
  }
}

export const signInWithGoogle = (
  services: Services,
  person: GooglePerson,
  visit: Visit,
): Promise<StartedSession> =>
  inRetriedTransaction(services, async (tx) => {
    const user = await findOrCreateUser(services, tx, person, visit)
    return startSession(services, tx, { user, way: 'google', client: visit.client })
  })

/**
 * Finds the account of a Google account by issuer and subject. Without a link an account is found by its e-mail
 * address, and only where Google has verified the address: an account here that is unverified closes, and a new
 * one is made.
 */
async function findOrCreateUser(services: Services, tx: Tx, person: GooglePerson, visit: Visit) {
  const identity = await findIdentity(tx, person.issuer, person.subject)
  const linked = identity && (await lockUser(tx, identity.userId))
  if (linked) return linked
  if (identity && (await isLockedUser(tx, identity.userId))) throw new GoogleRefusal('refused')
  if (!isVerified(person)) throw new GoogleRefusal('unverified')
  const owner = await lockUserByEmail(tx, person.email)
  if (!owner && (await isLockedEmail(tx, person.email))) throw new GoogleRefusal('refused')
  if (!owner) return createUser(tx, person, visit)
  const { ipAddress } = visit.client
  if (!reclaimsAddress(owner, 'google-sign-in')) return linkAndNotify(services, tx, owner, person, ipAddress)
  const user = await reclaimAddress(services, tx, owner, {
    by: 'google',
    language: visit.language,
    ipAddress,
    name: nameOf(person),
  })
  await linkIdentity(tx, user.id, person)
  return user
}

const isVerified = (person: GooglePerson): person is Verified =>
  person.isEmailVerified && person.email !== undefined

const nameOf = ({ name, email }: Verified) => (name ?? email).slice(0, personNameMaxLength)

async function createUser(tx: Tx, person: Verified, { client, language }: Visit): Promise<UserRow> {
  const user = await insertUser(tx, {
    id: randomUUIDv7(),
    name: nameOf(person),
    email: person.email,
    emailVerified: true,
    roles: ['shopper'],
    language,
  })
  if (!user) throw new ConcurrentInsertError()
  await linkIdentity(tx, user.id, person)
  await recordConsents(tx, user.id)
  await insertEvent(tx, user.id, 'registered-with-google', client.ipAddress)
  return user
}

async function linkAndNotify(
  services: Services,
  tx: Tx,
  owner: UserRow,
  person: GooglePerson,
  ipAddress: string,
): Promise<UserRow> {
  await linkIdentity(tx, owner.id, person)
  await insertEvent(tx, owner.id, 'google-linked', ipAddress)
  const mail = googleLinkedMail(owner, {
    googleEmail: person.email ?? '',
    sessionsLink: sitePage(services, '/profile/security'),
  })
  await services.outbox.queue(tx, mail)
  return owner
}

async function linkIdentity(tx: Tx, userId: string, person: GooglePerson) {
  const { issuer, subject, email = '' } = person
  const linked = await findIdentityAt(tx, userId, issuer)
  if (linked && linked.subject !== subject) throw new GoogleRefusal('other-linked')
  if (!(await insertIdentity(tx, { issuer, subject, userId, email }))) throw new ConcurrentInsertError()
}

/** Links a Google account to the account of a signed-in user. The two addresses may differ. */
export const linkGoogle = (
  services: Services,
  person: GooglePerson,
  { userId, sessionId }: { userId: string; sessionId: string },
  ipAddress: string,
): Promise<void> =>
  inRetriedTransaction(services, async (tx) => {
    const user = await lockUser(tx, userId)
    // The session may have ended while the user was at Google, for instance by a new password.
    const session = await findSessionRow(tx, sessionId)
    if (!user || session?.userId !== userId || session.endedAt) throw new GoogleRefusal('signed-out')
    const identity = await findIdentity(tx, person.issuer, person.subject)
    if (identity?.userId === userId) return
    if (identity) throw new GoogleRefusal('taken')
    if (!findTransition(user, 'link-google')) throw new GoogleRefusal('unconfirmed')
    await linkAndNotify(services, tx, user, person, ipAddress)
  })
