import { randomUUIDv7 } from 'node:crypto'
import { personNameMaxLength } from '@haat/contract/domains/account.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/db/database.ts'
import type { GooglePerson } from '#platform/google/google-person.ts'
import type { Services } from '#services.ts'
import { findStep, isTakingBack } from './account-life.ts'
import { googleLinkedMail } from './account.mail.ts'
import { insertEvent, insertUser, type UserRow } from './account.store.ts'
import { GoogleRefusal } from './google-failure.ts'
import { findIdentity, findIdentityAt, insertIdentity, lockUser, lockUserByEmail } from './identity.store.ts'
import { isLockedEmail, isLockedUser } from './lock.store.ts'
import { recordConsents } from './record-consents.ts'
import { startSession, type SignInClient, type StartedSession } from './session.service.ts'
import { findSessionRow } from './session.store.ts'
import { sitePage } from './site-page.ts'
import { takeBack } from './take-back.service.ts'

interface Visit {
  client: SignInClient
  language: Language
}
type Verified = GooglePerson & { email: string }

/** Somebody else wrote the same row at the same moment: looking again finds it. */
class OvertakenError extends Error {}
const mostTries = 3

async function inTransaction<T>(services: Services, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const done = await services.db.transaction(work)
      services.outbox.wake()
      return done
    } catch (error) {
      if (!(error instanceof OvertakenError) || tries === mostTries) throw error
    }
  }
}

export const signInWithGoogle = (
  services: Services,
  person: GooglePerson,
  visit: Visit,
): Promise<StartedSession> =>
  inTransaction(services, async (tx) => {
    const user = await findOrMakeUser(services, tx, person, visit)
    return startSession(services, tx, { user, way: 'google', client: visit.client })
  })

/** Who somebody is, is told by issuer and subject; an address only where both sides have confirmed it. */
async function findOrMakeUser(services: Services, tx: Tx, person: GooglePerson, visit: Visit) {
  const known = await findIdentity(tx, person.issuer, person.subject)
  const linked = known && (await lockUser(tx, known.userId))
  if (linked) return linked
  if (known && (await isLockedUser(tx, known.userId))) throw new GoogleRefusal('refused')
  if (!isVerified(person)) throw new GoogleRefusal('unverified')
  const owner = await lockUserByEmail(tx, person.email)
  if (!owner && (await isLockedEmail(tx, person.email))) throw new GoogleRefusal('refused')
  if (!owner) return makeUser(tx, person, visit)
  const { ipAddress } = visit.client
  if (!isTakingBack(owner, 'google-sign-in')) return linkOwner(services, tx, owner, person, ipAddress)
  const user = await takeBack(services, tx, owner, {
    by: 'google',
    language: visit.language,
    ipAddress,
    name: nameOf(person),
  })
  await link(tx, user.id, person)
  return user
}

const isVerified = (person: GooglePerson): person is Verified =>
  person.isEmailVerified && person.email !== undefined

const nameOf = ({ name, email }: Verified) => (name ?? email).slice(0, personNameMaxLength)

async function makeUser(tx: Tx, person: Verified, { client, language }: Visit): Promise<UserRow> {
  const user = await insertUser(tx, {
    id: randomUUIDv7(),
    name: nameOf(person),
    email: person.email,
    emailVerified: true,
    roles: ['shopper'],
    language,
  })
  if (!user) throw new OvertakenError()
  await link(tx, user.id, person)
  await recordConsents(tx, user.id)
  await insertEvent(tx, user.id, 'registered-with-google', client.ipAddress)
  return user
}

async function linkOwner(
  services: Services,
  tx: Tx,
  owner: UserRow,
  person: GooglePerson,
  ipAddress: string,
): Promise<UserRow> {
  await link(tx, owner.id, person)
  await insertEvent(tx, owner.id, 'google-linked', ipAddress)
  const mail = googleLinkedMail(owner, {
    googleEmail: person.email ?? '',
    sessionsLink: sitePage(services, '/profile/security'),
  })
  await services.outbox.queue(tx, mail)
  return owner
}

async function link(tx: Tx, userId: string, person: GooglePerson) {
  const { issuer, subject, email = '' } = person
  const linked = await findIdentityAt(tx, userId, issuer)
  if (linked && linked.subject !== subject) throw new GoogleRefusal('other-linked')
  if (!(await insertIdentity(tx, { issuer, subject, userId, email }))) throw new OvertakenError()
}

/** For somebody who is signed in: the Google account's address need not be the same as theirs. */
export const linkGoogle = (
  services: Services,
  person: GooglePerson,
  { userId, sessionId }: { userId: string; sessionId: string },
  ipAddress: string,
): Promise<void> =>
  inTransaction(services, async (tx) => {
    const user = await lockUser(tx, userId)
    // They may have been signed out while they were at Google, by a new password for instance.
    const session = await findSessionRow(tx, sessionId)
    if (!user || session?.userId !== userId || session.endedAt) throw new GoogleRefusal('signed-out')
    const known = await findIdentity(tx, person.issuer, person.subject)
    if (known?.userId === userId) return
    if (known) throw new GoogleRefusal('taken')
    if (!findStep(user, 'link-google')) throw new GoogleRefusal('unconfirmed')
    await linkOwner(services, tx, user, person, ipAddress)
  })
