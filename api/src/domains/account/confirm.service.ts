import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/db/database.ts'
import { isPassword } from '#platform/secrets/password-hash.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { readdressTicketsOf } from '../tickets/tickets.service.ts'
import { isTakingBack } from './account-life.ts'
import { emailChangedMail } from './account.mail.ts'
import { findUserByEmail, insertEvent, updateUser, type UserRow } from './account.store.ts'
import { invalidLink, isOfAddress, lockOpenedLink, makeLinkToken } from './link.service.ts'
import { insertLink, markLinkUsed, type LinkRow } from './link.store.ts'
import { isLockedEmail } from './lock.store.ts'
import { maskEmail } from './mask-email.ts'
import { countEventsSince } from './second-factor.store.ts'
import { sitePage } from './site-page.ts'
import { takeBack } from './take-back.service.ts'
import { takeStep } from './take-step.service.ts'

export type VerifyAnswer =
  | { status: 'verified' | 'already-verified' | 'email-changed' | 'sign-in' }
  | { status: 'question'; account: { name: string; registeredAt: string } }

/**
 * Opening a link does at once what it says only in a session of its account. Elsewhere nobody knows yet whether the
 * account was opened by whoever reads the mail, and nothing changes. A link that was opened before is no failure as
 * long as what it did still stands.
 */
export async function verifyEmail(
  services: Services,
  token: string,
  signedInUserId: string | undefined,
): Promise<VerifyAnswer> {
  const answer = await services.db.transaction(async (tx) => {
    const { link, user } = await lockOpenedLink(tx, token, ['verify-email', 'change-email'])
    return link.purpose === 'verify-email'
      ? confirmAddress(tx, link, user, signedInUserId)
      : changeAddress(services, tx, link, user, signedInUserId)
  })
  services.outbox.wake()
  return answer
}

async function confirmAddress(
  tx: Tx,
  link: LinkRow,
  user: UserRow,
  signedInUserId: string | undefined,
): Promise<VerifyAnswer> {
  if (!isOfAddress(link, user)) throw invalidLink()
  if (user.emailVerified) {
    await markLinkUsed(tx, link.tokenHash)
    return { status: 'already-verified' }
  }
  if (signedInUserId !== user.id) {
    return { status: 'question', account: { name: user.name, registeredAt: user.createdAt.toISOString() } }
  }
  await prove(tx, link, user, 'confirm-in-session')
  return { status: 'verified' }
}

async function prove(
  tx: Tx,
  link: LinkRow,
  user: UserRow,
  act: 'confirm-in-session' | 'confirm-with-password',
) {
  await markLinkUsed(tx, link.tokenHash)
  await takeStep(tx, user, act)
  await insertEvent(tx, user.id, 'email-verified', null)
}

async function changeAddress(
  services: Services,
  tx: Tx,
  link: LinkRow,
  user: UserRow,
  signedInUserId: string | undefined,
): Promise<VerifyAnswer> {
  // Somebody else's link changes nothing for whoever is signed in here.
  if (signedInUserId !== undefined && signedInUserId !== user.id) throw invalidLink()
  if (link.usedAt) {
    if (isOfAddress(link, user)) return { status: 'email-changed' }
    throw invalidLink()
  }
  const owner = await findUserByEmail(tx, link.email)
  if ((owner && owner.id !== user.id) || (await isLockedEmail(tx, link.email))) throw invalidLink()
  if (signedInUserId === undefined) return { status: 'sign-in' }
  await markLinkUsed(tx, link.tokenHash)
  // Links that wait in the old mailbox must not open the account any more: the step ends them all.
  await takeStep(tx, user, 'change-email')
  await updateUser(tx, user.id, { email: link.email })
  if (!user.emailVerified) await readdressTicketsOf(tx, user.id, link.email)
  await insertEvent(tx, user.id, 'email-changed', null)
  const help = sitePage(services, '/help-support')
  await services.outbox.queue(tx, emailChangedMail(user, maskEmail(link.email), help))
  return { status: 'email-changed' }
}

/** Per account: only who holds the link of its mail can use them up. */
const mostTries = 5
const triesMs = 15 * 60_000
const tried = 'confirm-tried'

async function refuseTooMany({ config }: Services, tx: Tx, userId: string) {
  if (config.rateLimitScale === 0) return
  const tries = await countEventsSince(tx, userId, tried, new Date(Date.now() - triesMs))
  if (tries < mostTries * config.rateLimitScale) return
  const sentence = 'That is too many wrong passwords. Please try again in a quarter of an hour.'
  throw new ApiError('RATE_LIMITED', sentence)
}

async function lockQuestion(tx: Tx, token: string) {
  const { link, user } = await lockOpenedLink(tx, token, ['verify-email'])
  if (!isOfAddress(link, user)) throw invalidLink()
  return { link, user }
}

/** "Yes, I opened this account": its password shows it, and everything in it stays. */
export async function confirmAccount(
  services: Services,
  { token, password }: { token: string; password: string },
  ipAddress: string,
): Promise<{ status: 'verified' | 'already-verified'; email: string }> {
  const { db } = services
  // Noted before it is checked, so that many at the same moment are counted too.
  const asked = await db.transaction(async (tx) => {
    const { user } = await lockQuestion(tx, token)
    if (user.emailVerified) return user
    await refuseTooMany(services, tx, user.id)
    await insertEvent(tx, user.id, tried, ipAddress)
    return user
  })
  const { email } = asked
  if (asked.emailVerified) return { status: 'already-verified', email }
  if (!(await isPassword(password, asked.passwordHash))) throw wrongPassword()
  return db.transaction(async (tx) => {
    const { link, user } = await lockQuestion(tx, token)
    if (user.emailVerified) return { status: 'already-verified', email }
    if (user.passwordHash !== asked.passwordHash) throw wrongPassword()
    await prove(tx, link, user, 'confirm-with-password')
    return { status: 'verified', email }
  })
}

const wrongPassword = () => {
  const sentence = 'That is not the password of this account.'
  return new ApiError('VALIDATION_FAILED', sentence, { password: sentence })
}

/** "No, that was somebody else": nothing of theirs stays, and whoever reads the mail may choose a password. */
export async function disownAccount(
  services: Services,
  token: string,
  visitor: { ipAddress: string; language: Language },
): Promise<{ email: string; resetToken: string }> {
  const answer = await services.db.transaction(async (tx) => {
    const { link, user } = await lockQuestion(tx, token)
    // Somebody has proven the address by now: this link decides nothing any more.
    if (!isTakingBack(user, 'disown')) throw invalidLink()
    const { id: userId, email } = await takeBack(services, tx, user, { by: 'mail', ...visitor })
    // It went with the account; whoever opens it again is told that all is done.
    await insertLink(tx, { ...link, userId, usedAt: new Date() })
    return { email, resetToken: await makeLinkToken(tx, { userId, purpose: 'reset-password', email }) }
  })
  services.outbox.wake()
  return answer
}
