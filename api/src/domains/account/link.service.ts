import type { Tx } from '#platform/db/database.ts'
import { hashPassword } from '#platform/secrets/password-hash.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { emailChangedMail, passwordChangedMail, resetPasswordMail, verificationMail } from './account.mail.ts'
import { findUserByEmail, findUserRow, insertEvent, updateUser, type UserRow } from './account.store.ts'
import { evenTime } from './even-time.ts'
import {
  findLink,
  insertLink,
  lockLink,
  markLinkUsed,
  voidLinks,
  type LinkPurpose,
  type LinkRow,
} from './link.store.ts'
import { maskEmail } from './mask-email.ts'
import { newToken, tokenHash } from './secret-token.ts'
import { endSessions } from './session.service.ts'
import { sitePage } from './site-page.ts'

const hourMs = 3_600_000
const livesMs: Record<LinkPurpose, number> = {
  'verify-email': 24 * hourMs,
  'change-email': hourMs,
  'reset-password': hourMs,
}
const mailLeastMs = 150

const invalidLink = () =>
  new ApiError('INVALID_LINK', 'This link does not work any more. Please ask for a new one.')

/** Makes a link for one purpose of one user, to be sent to one address. Only its hash is kept. */
export async function makeLink(
  services: Services,
  tx: Tx,
  link: { userId: string; purpose: LinkPurpose; email: string },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + livesMs[link.purpose])
  await insertLink(tx, { ...link, tokenHash: tokenHash(token), expiresAt })
  const page = link.purpose === 'reset-password' ? '/reset-password' : '/verify-email'
  return sitePage(services, `${page}?token=${token}`)
}

export async function sendVerification(services: Services, tx: Tx, user: UserRow) {
  const link = await makeLink(services, tx, { userId: user.id, purpose: 'verify-email', email: user.email })
  await services.outbox.queue(tx, verificationMail(user, link))
}

/** Runs the same for every address and says nothing of what it found. */
const mailTo = (services: Services, email: string, send: (tx: Tx, user: UserRow) => Promise<void>) =>
  evenTime(mailLeastMs, async () => {
    await services.db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email)
      if (user) await send(tx, user)
    })
    services.outbox.wake()
  })

export const resendVerificationEmail = (services: Services, email: string) =>
  mailTo(services, email, async (tx, user) => {
    if (!user.emailVerified) await sendVerification(services, tx, user)
  })

export const forgotPassword = (services: Services, email: string) =>
  mailTo(services, email, async (tx, user) => {
    const link = await makeLink(services, tx, {
      userId: user.id,
      purpose: 'reset-password',
      email: user.email,
    })
    await services.outbox.queue(tx, resetPasswordMail(user, link))
  })

export type VerifyStatus = 'verified' | 'already-verified' | 'email-changed'

/** A link that was opened before is no failure as long as what it did still stands. */
export async function verifyEmail(
  services: Services,
  token: string,
  signedInUserId: string | undefined,
): Promise<VerifyStatus> {
  const status = await services.db.transaction(async (tx) => {
    const link = await lockLink(tx, tokenHash(token))
    const user = link && (await findUserRow(tx, link.userId))
    if (!link || !user || link.purpose === 'reset-password') throw invalidLink()
    if (!link.usedAt && link.expiresAt <= new Date()) throw invalidLink()
    return link.purpose === 'verify-email'
      ? confirmAddress(tx, link, user)
      : changeAddress(services, tx, link, user, signedInUserId)
  })
  services.outbox.wake()
  return status
}

async function confirmAddress(tx: Tx, link: LinkRow, user: UserRow): Promise<VerifyStatus> {
  if (user.email.toLowerCase() !== link.email.toLowerCase()) throw invalidLink()
  await markLinkUsed(tx, link.tokenHash)
  if (user.emailVerified) return 'already-verified'
  await updateUser(tx, user.id, { emailVerified: true })
  await insertEvent(tx, user.id, 'email-verified', null)
  return 'verified'
}

async function changeAddress(
  services: Services,
  tx: Tx,
  link: LinkRow,
  user: UserRow,
  signedInUserId: string | undefined,
): Promise<VerifyStatus> {
  // Somebody else's link changes nothing for whoever is signed in here.
  if (signedInUserId !== undefined && signedInUserId !== user.id) throw invalidLink()
  if (link.usedAt) {
    if (user.email === link.email) return 'email-changed'
    throw invalidLink()
  }
  const owner = await findUserByEmail(tx, link.email)
  if (owner && owner.id !== user.id) throw invalidLink()
  await markLinkUsed(tx, link.tokenHash)
  await updateUser(tx, user.id, { email: link.email, emailVerified: true })
  // Links that wait in the old mailbox must not open the account any more.
  await voidLinks(tx, user.id)
  await insertEvent(tx, user.id, 'email-changed', null)
  const help = sitePage(services, '/help-support')
  await services.outbox.queue(tx, emailChangedMail(user, maskEmail(link.email), help))
  return 'email-changed'
}

function checkReset(link: LinkRow | null): LinkRow {
  const works = link?.purpose === 'reset-password' && !link.usedAt && link.expiresAt > new Date()
  if (!link || !works) throw invalidLink()
  return link
}

/** Whose password the link sets: password managers want to know. */
export async function verifyPasswordResetToken(services: Services, token: string): Promise<UserRow> {
  const link = checkReset(await findLink(services.db, tokenHash(token)))
  const user = await findUserRow(services.db, link.userId)
  if (!user) throw invalidLink()
  return user
}

/** Whoever was signed in by the old password is not any more, anywhere. */
export async function resetPassword(
  services: Services,
  token: string,
  newPassword: string,
  ipAddress: string,
) {
  const passwordHash = await hashPassword(newPassword)
  await services.db.transaction(async (tx) => {
    const link = checkReset(await lockLink(tx, tokenHash(token)))
    await markLinkUsed(tx, link.tokenHash)
    // Opening a mail proves the address it was sent to.
    const user = await updateUser(tx, link.userId, { passwordHash, emailVerified: true })
    if (!user) throw invalidLink()
    await voidLinks(tx, user.id)
    await endSessions(tx, user.id, 'password')
    await insertEvent(tx, user.id, 'password-reset', ipAddress)
    const helpLink = sitePage(services, '/help-support')
    await services.outbox.queue(tx, passwordChangedMail(user, { at: new Date(), wasReset: true, helpLink }))
  })
  services.outbox.wake()
}
