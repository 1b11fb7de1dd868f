import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'
import { isPassword } from '#platform/secrets/password-hash.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { reclaimsAddress } from './lifecycle/account-lifecycle.ts'
import { emailChangedMail } from './mail/account.mail.ts'
import { findUserByEmail, insertEvent, updateUser, type UserRow } from './account.store.ts'
import { invalidLink, isForCurrentEmail, lockOpenedLink, makeLinkToken } from './links/link.service.ts'
import { insertLink, markLinkUsed, type LinkRow } from './link.store.ts'
import { isLockedEmail } from './lock.store.ts'
import { maskEmail } from './settings/mask-email.ts'
import { countEventsSince } from './second-factor.store.ts'
import { sitePage } from './mail/site-page.ts'
import { reclaimAddress } from './lifecycle/reclaim-address.service.ts'
import { applyTransition } from './lifecycle/apply-transition.service.ts'

export type VerifyAnswer =
  | { status: 'verified' | 'already-verified' | 'email-changed' | 'sign-in' }
  | { status: 'question'; account: { name: string; registeredAt: string } }

/**
 * A link takes effect at once only in a session of its account. In any other browser we cannot know whether the
 * reader of the mail opened the account, so nothing changes and the answer is a question. Opening a used link
 * again is no failure as long as its effect still stands.
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
  if (!isForCurrentEmail(link, user)) throw invalidLink()
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
  await applyTransition(tx, user, act)
  await insertEvent(tx, user.id, 'email-verified', null)
}

async function changeAddress(
  services: Services,
  tx: Tx,
  link: LinkRow,
  user: UserRow,
  signedInUserId: string | undefined,
): Promise<VerifyAnswer> {
  // The link of one account must not change anything for somebody who is signed in to another.
  if (signedInUserId !== undefined && signedInUserId !== user.id) throw invalidLink()
  if (link.usedAt) {
    if (isForCurrentEmail(link, user)) return { status: 'email-changed' }
    throw invalidLink()
  }
  const owner = await findUserByEmail(tx, link.email)
  if ((owner && owner.id !== user.id) || (await isLockedEmail(tx, link.email))) throw invalidLink()
  if (signedInUserId === undefined) return { status: 'sign-in' }
  await markLinkUsed(tx, link.tokenHash)
  // Links in the old mailbox must not work any more: this transition deletes them all.
  await applyTransition(tx, user, 'change-email')
  await updateUser(tx, user.id, { email: link.email })
  if (!user.emailVerified) await services.accountHoldings.tickets.changeEmail(tx, user.id, link.email)
  // One that nobody confirmed may be a stranger's, who is told nothing.
  await insertEvent(tx, user.id, 'email-changed', null, user.emailVerified ? user.email : null)
  const help = sitePage(services, '/help-support')
  await services.outbox.queue(tx, emailChangedMail(user, maskEmail(link.email), help))
  return { status: 'email-changed' }
}

/** Wrong passwords per account. Only somebody who has the link from its mail can use these attempts up. */
const maxAttempts = 5
const triesMs = 15 * 60_000
const tried = 'confirm-tried'

async function refuseTooMany({ config }: Services, tx: Tx, userId: string) {
  if (config.rateLimitScale === 0) return
  const attempts = await countEventsSince(tx, userId, tried, new Date(Date.now() - triesMs))
  if (attempts < maxAttempts * config.rateLimitScale) return
  const sentence = 'That is too many wrong passwords. Please try again in a quarter of an hour.'
  throw new ApiError('RATE_LIMITED', sentence)
}

async function lockQuestion(tx: Tx, token: string) {
  const { link, user } = await lockOpenedLink(tx, token, ['verify-email'])
  if (!isForCurrentEmail(link, user)) throw invalidLink()
  return { link, user }
}

/** The answer "Yes, I opened this account", which its password proves. Everything in the account stays. */
export async function confirmAccount(
  services: Services,
  { token, password }: { token: string; password: string },
  ipAddress: string,
): Promise<{ status: 'verified' | 'already-verified'; email: string }> {
  const { db } = services
  // Recorded before the password is checked, so that attempts at the same moment are counted too.
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

/** The answer "No, that was somebody else": the account closes, and the reader may choose a password. */
export async function disownAccount(
  services: Services,
  token: string,
  visitor: { ipAddress: string; language: Language },
): Promise<{ email: string; resetToken: string }> {
  const answer = await services.db.transaction(async (tx) => {
    const { link, user } = await lockQuestion(tx, token)
    // The address was verified meanwhile, so this link may no longer close the account.
    if (!reclaimsAddress(user, 'disown')) throw invalidLink()
    const { id: userId, email } = await reclaimAddress(services, tx, user, { by: 'mail', ...visitor })
    // The link was deleted with the account. Stored again as used, it can be opened again without failure.
    await insertLink(tx, { ...link, userId, usedAt: new Date() })
    return { email, resetToken: await makeLinkToken(tx, { userId, purpose: 'reset-password', email }) }
  })
  services.outbox.wake()
  return answer
}
