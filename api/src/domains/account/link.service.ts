import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/db/database.ts'
import type { MailCap, NewMail } from '#platform/mail/outbox.ts'
import { hashPassword } from '#platform/secrets/password-hash.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { isTakingBack } from './account-life.ts'
import { passwordChangedMail, resetPasswordMail, verificationMail } from './account.mail.ts'
import { findUserByEmail, findUserRow, insertEvent, updateUser, type UserRow } from './account.store.ts'
import { evenTime } from './even-time.ts'
import { lockUser } from './identity.store.ts'
import {
  findLink,
  insertLink,
  lockLink,
  markLinkUsed,
  prolongLastLink,
  type LinkPurpose,
  type LinkRow,
} from './link.store.ts'
import { newToken, tokenHash } from './secret-token.ts'
import { sitePage } from './site-page.ts'
import { takeBack } from './take-back.service.ts'
import { takeStep } from './take-step.service.ts'

const hourMs = 3_600_000
const livesMs: Record<LinkPurpose, number> = {
  'verify-email': 24 * hourMs,
  'change-email': hourMs,
  'reset-password': hourMs,
}
const mailLeastMs = 150

export const invalidLink = () =>
  new ApiError('INVALID_LINK', 'This link does not work any more. Please ask for a new one.')

interface NewLink {
  userId: string
  purpose: LinkPurpose
  email: string
}

/** Makes a link for one purpose of one user, to be sent to one address. Only its hash is kept. */
export async function makeLink(services: Services, tx: Tx, link: NewLink): Promise<string> {
  const token = await makeLinkToken(tx, link)
  const page = link.purpose === 'reset-password' ? '/reset-password' : '/verify-email'
  return sitePage(services, `${page}?token=${token}`)
}

export async function makeLinkToken(tx: Tx, link: NewLink): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + livesMs[link.purpose])
  await insertLink(tx, { ...link, tokenHash: tokenHash(token), expiresAt })
  return token
}

/**
 * A mail with a link that anybody may ask for. Where the address has had its mails of the day no other goes, and the last
 * link that was sent goes on working: a stranger who asks again and again keeps its owner from nothing.
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
    await prolongLastLink(tx, { ...wanted, expiresAt: new Date(Date.now() + livesMs[link.purpose]) })
  }
}

export const sendVerification = (services: Services, tx: Tx, user: UserRow) =>
  sendLink(
    services,
    tx,
    { userId: user.id, purpose: 'verify-email', email: user.email, cap: 'verification' },
    (link) => verificationMail(user, link),
  )

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
    const wanted = { userId: user.id, purpose: 'reset-password', email: user.email } as const
    await sendLink(services, tx, { ...wanted, cap: 'password-link' }, (link) =>
      resetPasswordMail(user, link, { startsAnew: isTakingBack(user, 'reset') }),
    )
  })

/** The link and whose it is, both held until the transaction ends; the account first, as everywhere. */
export async function lockOpenedLink(
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<{ link: LinkRow; user: UserRow }> {
  const hash = tokenHash(token)
  const found = await findLink(tx, hash)
  const user = found && (await lockUser(tx, found.userId))
  const link = user && (await lockLink(tx, hash))
  if (!user || !link || link.userId !== user.id || !purposes.includes(link.purpose)) throw invalidLink()
  if (!link.usedAt && link.expiresAt <= new Date()) throw invalidLink()
  return { link, user }
}

/** A link proves the address that it was sent to, and no other. */
export const isOfAddress = (link: LinkRow, user: UserRow) =>
  user.email.toLowerCase() === link.email.toLowerCase()

const worksForReset = (link: LinkRow | null, user: UserRow | null) =>
  link?.purpose === 'reset-password' &&
  !link.usedAt &&
  link.expiresAt > new Date() &&
  user !== null &&
  isOfAddress(link, user)

/** Whose password the link sets: password managers want to know. */
export async function verifyPasswordResetToken({ db }: Services, token: string): Promise<UserRow> {
  const link = await findLink(db, tokenHash(token))
  const user = link && (await findUserRow(db, link.userId))
  if (!user || !worksForReset(link, user)) throw invalidLink()
  return user
}

interface Resetter {
  ipAddress: string
  language: Language
}

/**
 * Whoever was signed in by the old password is not any more, anywhere. Where the address was never proven before, it
 * is now, and by somebody who did not know the password: the account starts anew.
 */
export async function resetPassword(
  services: Services,
  token: string,
  newPassword: string,
  { ipAddress, language }: Resetter,
) {
  const passwordHash = await hashPassword(newPassword)
  await services.db.transaction(async (tx) => {
    const { link, user } = await lockOpenedLink(tx, token, ['reset-password'])
    if (!worksForReset(link, user)) throw invalidLink()
    if (isTakingBack(user, 'reset')) {
      await takeBack(services, tx, user, { by: 'reset', language, ipAddress, passwordHash })
      return
    }
    await markLinkUsed(tx, link.tokenHash)
    await updateUser(tx, user.id, { passwordHash })
    await takeStep(tx, user, 'reset')
    await insertEvent(tx, user.id, 'password-reset', ipAddress)
    const helpLink = sitePage(services, '/help-support')
    await services.outbox.queue(tx, passwordChangedMail(user, { at: new Date(), wasReset: true, helpLink }))
  })
  services.outbox.wake()
}
