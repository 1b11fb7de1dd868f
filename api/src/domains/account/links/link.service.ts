import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailCap, NewMail } from '#platform/mail/outbox.ts'
import { hashPassword } from '#platform/secrets/password-hash.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { reclaimsAddress } from '../lifecycle/account-lifecycle.ts'
import { passwordChangedMail, resetPasswordMail, verificationMail } from '../mail/account.mail.ts'
import { findUserByEmail, findUserRow, insertEvent, updateUser, type UserRow } from '../account.store.ts'
import { minimumDuration } from './minimum-duration.ts'
import { lockUser } from '../identity.store.ts'
import {
  findLink,
  insertLink,
  lockLink,
  markLinkUsed,
  extendLastLink,
  type LinkPurpose,
  type LinkRow,
} from '../link.store.ts'
import { newToken, tokenHash } from '../sessions/secret-token.ts'
import { sitePage } from '../mail/site-page.ts'
import { reclaimAddress } from '../lifecycle/reclaim-address.service.ts'
import { applyTransition } from '../lifecycle/apply-transition.service.ts'

const hourMs = 3_600_000
const lifetimesMs: Record<LinkPurpose, number> = {
  'verify-email': 24 * hourMs,
  'change-email': hourMs,
  'reset-password': hourMs,
}
const mailMinMs = 150

export const invalidLink = () =>
  new ApiError('INVALID_LINK', 'This link does not work any more. Please ask for a new one.')

interface NewLink {
  userId: string
  purpose: LinkPurpose
  email: string
}

/** Makes a link for one purpose, user and address. Only the hash of its token is stored. */
export async function makeLink(services: Services, tx: Tx, link: NewLink): Promise<string> {
  const token = await makeLinkToken(tx, link)
  const page = link.purpose === 'reset-password' ? '/reset-password' : '/verify-email'
  return sitePage(services, `${page}?token=${token}`)
}

export async function makeLinkToken(tx: Tx, link: NewLink): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + lifetimesMs[link.purpose])
  await insertLink(tx, { ...link, tokenHash: tokenHash(token), expiresAt })
  return token
}

/**
 * Sends a mail with a link that anybody may ask for, up to a number of mails a day per address. After that no
 * mail goes out, and the last link is extended instead: a stranger who asks again and again cannot keep the
 * owner from having a link that works.
 */
export async function sendLink(
  services: Services,
  tx: Tx,
  link: NewLink & { cap: MailCap },
  mailWith: (address: string) => NewMail,
) {
  const { cap, ...wanted } = link
  if (await services.outbox.hasRoom(tx, link.email, cap)) {
    await services.outbox.queue(tx, { ...mailWith(await makeLink(services, tx, wanted)), cap })
  } else {
    await extendLastLink(tx, { ...wanted, expiresAt: new Date(Date.now() + lifetimesMs[link.purpose]) })
  }
}

export const sendVerification = (services: Services, tx: Tx, user: UserRow) =>
  sendLink(
    services,
    tx,
    { userId: user.id, purpose: 'verify-email', email: user.email, cap: 'verification' },
    (link) => verificationMail(user, link),
  )

/** Takes the same time for every address, so that nobody learns which addresses have accounts. */
const mailAccountOf = (services: Services, email: string, send: (tx: Tx, user: UserRow) => Promise<void>) =>
  minimumDuration(mailMinMs, async () => {
    await services.db.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email)
      if (user) await send(tx, user)
    })
    services.outbox.wake()
  })

export const resendVerificationEmail = (services: Services, email: string) =>
  mailAccountOf(services, email, async (tx, user) => {
    if (!user.emailVerified) await sendVerification(services, tx, user)
  })

export const forgotPassword = (services: Services, email: string) =>
  mailAccountOf(services, email, async (tx, user) => {
    const wanted = { userId: user.id, purpose: 'reset-password', email: user.email } as const
    await sendLink(services, tx, { ...wanted, cap: 'password-link' }, (link) =>
      resetPasswordMail(user, link, { startsAnew: reclaimsAddress(user, 'reset') }),
    )
  })

/**
 * Locks a link and its account until the transaction ends, and refuses links that are unknown, expired or for
 * another purpose. The account is locked first, as everywhere, so that two transactions never wait for each
 * other.
 */
export async function lockOpenedLink(
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<{ link: LinkRow; user: UserRow }> {
  const hash = tokenHash(token)
  const unlocked = await findLink(tx, hash)
  const user = unlocked && (await lockUser(tx, unlocked.userId))
  const link = user && (await lockLink(tx, hash))
  if (!user || !link || link.userId !== user.id || !purposes.includes(link.purpose)) throw invalidLink()
  if (!link.usedAt && link.expiresAt <= new Date()) throw invalidLink()
  return { link, user }
}

/** A link verifies only the address that it was sent to, which may no longer be the account's. */
export const isForCurrentEmail = (link: LinkRow, user: UserRow) =>
  user.email.toLowerCase() === link.email.toLowerCase()

const isUsableForReset = (link: LinkRow | null, user: UserRow | null) =>
  link?.purpose === 'reset-password' &&
  !link.usedAt &&
  link.expiresAt > new Date() &&
  user !== null &&
  isForCurrentEmail(link, user)

/** The user whose password the link sets. The page shows the address, because password managers need it. */
export async function verifyPasswordResetToken({ db }: Services, token: string): Promise<UserRow> {
  const link = await findLink(db, tokenHash(token))
  const user = link && (await findUserRow(db, link.userId))
  if (!user || !isUsableForReset(link, user)) throw invalidLink()
  return user
}

interface ResetVisitor {
  ipAddress: string
  language: Language
}

/**
 * Sets a new password and ends all sessions. If the address was unverified, somebody who did not know the
 * password has just verified it: the account closes, and the owner of the address gets a new one.
 */
export async function resetPassword(
  services: Services,
  token: string,
  newPassword: string,
  { ipAddress, language }: ResetVisitor,
) {
  const passwordHash = await hashPassword(newPassword)
  await services.db.transaction(async (tx) => {
    const { link, user } = await lockOpenedLink(tx, token, ['reset-password'])
    if (!isUsableForReset(link, user)) throw invalidLink()
    if (reclaimsAddress(user, 'reset')) {
      await reclaimAddress(services, tx, user, { by: 'reset', language, ipAddress, passwordHash })
      return
    }
    await markLinkUsed(tx, link.tokenHash)
    await updateUser(tx, user.id, { passwordHash })
    await applyTransition(tx, user, 'reset')
    await insertEvent(tx, user.id, 'password-reset', ipAddress)
    const helpLink = sitePage(services, '/help-support')
    await services.outbox.queue(tx, passwordChangedMail(user, { at: new Date(), wasReset: true, helpLink }))
  })
  services.outbox.wake()
}
