import type { Tx } from '#platform/database/database.ts'
import { hashPassword, isPassword } from '#platform/secrets/password-hash.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { lockCart } from '#domains/cart/cart.service.ts'
import {
  accountDeletedMail,
  confirmNewEmailMail,
  emailChangeAskedMail,
  emailTakenMail,
  googleUnlinkedMail,
  passwordChangedMail,
} from '../mail/account.mail.ts'
import { getUserRow, refuseGuessable, refuseLastAdmin } from '../account.service.ts'
import { findUserByEmail, insertEvent, updateUser, type UserRow } from '../account.store.ts'
import { closeAccount } from '../close-account.service.ts'
import { minimumDuration } from '../links/minimum-duration.ts'
import { deleteIdentities, findIdentityOfUser } from '../identity.store.ts'
import { makeLink } from '../links/link.service.ts'
import { isLockedEmail } from '../lock.store.ts'
import { maskEmail } from './mask-email.ts'
import { findSessionRow } from '../session.store.ts'
import { sitePage } from '../mail/site-page.ts'
import { lockCaller, applyTransition } from '../lifecycle/apply-transition.service.ts'

const mailMinMs = 150
const freshSignInMs = 15 * 60_000

/** Asks for the password again before an important change, in case somebody else uses an open session. */
export async function checkPassword(user: UserRow, field: 'currentPassword' | 'password', password: string) {
  if (await isPassword(password, user.passwordHash)) return
  const sentence = user.passwordHash
    ? 'That is not your password.'
    : 'Your account has no password yet. Set one first.'
  throw new ApiError('VALIDATION_FAILED', sentence, { [field]: sentence })
}

interface Caller {
  userId: string
  sessionId: string
  ipAddress: string
}

export async function changePassword(
  services: Services,
  caller: Caller,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) {
  const user = await getUserRow(services.db, caller.userId)
  await checkPassword(user, 'currentPassword', currentPassword)
  await refuseGuessable('newPassword', newPassword, user)
  const passwordHash = await hashPassword(newPassword)
  await services.db.transaction(async (tx) => {
    // Checking a password is slow. If it was reset meanwhile, the old one must not undo that.
    const now = await lockCaller(tx, caller)
    await updateUser(tx, now.id, { passwordHash })
    await applyTransition(tx, now, 'change-password', caller.sessionId)
    await insertEvent(tx, user.id, 'password-changed', caller.ipAddress)
    const helpLink = sitePage(services, '/help-support')
    await services.outbox.queue(tx, passwordChangedMail(user, { at: new Date(), wasReset: false, helpLink }))
  })
  services.outbox.wake()
}

/**
 * The address changes only when the link in the new mailbox is opened. That an address has an account is told
 * only in a mail to that address.
 */
export async function changeEmail(
  services: Services,
  caller: Caller,
  { newEmail, password }: { newEmail: string; password: string },
) {
  const user = await getUserRow(services.db, caller.userId)
  await checkPassword(user, 'password', password)
  const email = newEmail.toLowerCase()
  if (email === user.email.toLowerCase()) {
    const sentence = 'That is your address already.'
    throw new ApiError('VALIDATION_FAILED', sentence, { newEmail: sentence })
  }
  await minimumDuration(mailMinMs, async () => {
    await services.db.transaction(async (tx) => {
      await requestEmailChange(services, tx, await lockCaller(tx, caller), email)
      await insertEvent(tx, user.id, 'email-change-asked', caller.ipAddress)
      const help = sitePage(services, '/help-support')
      await services.outbox.queue(tx, emailChangeAskedMail(user, maskEmail(email), help))
    })
    services.outbox.wake()
  })
}

async function requestEmailChange(services: Services, tx: Tx, user: UserRow, email: string) {
  const cap = 'address-change'
  const owner = await findUserByEmail(tx, email)
  // A locked account keeps its address for good and gets no mail: only the present address is told.
  if (await isLockedEmail(tx, email)) return
  // The mailbox may be a stranger's, so its mails of a day are limited; after that the last link stays valid.
  if (!(await services.outbox.hasRoom(tx, email, cap))) return
  await applyTransition(tx, user, 'ask-email-change')
  if (owner) {
    const helpLink = sitePage(services, '/help-support')
    return services.outbox.queue(tx, { ...emailTakenMail(owner, { helpLink }), cap })
  }
  const link = await makeLink(services, tx, { userId: user.id, purpose: 'change-email', email })
  await services.outbox.queue(tx, { ...confirmNewEmailMail(user, email, link), cap })
}

export async function getSignInWays({ db }: Services, userId: string) {
  const user = await getUserRow(db, userId)
  const identity = await findIdentityOfUser(db, userId)
  return {
    hasPassword: user.passwordHash !== null,
    google: identity && { email: identity.email, linkedAt: identity.createdAt.toISOString() },
  }
}

/** Removes the Google account, and ends the sessions that it opened, except the one in which this is done. */
export async function unlinkGoogle(services: Services, caller: Caller) {
  await services.db.transaction(async (tx) => {
    const user = await lockCaller(tx, caller)
    if (user.passwordHash === null) {
      throw new ApiError('CONFLICT', 'Set a password first, or you could not sign in any more.')
    }
    const identity = await findIdentityOfUser(tx, user.id)
    if (!identity) return
    await deleteIdentities(tx, user.id)
    await applyTransition(tx, user, 'unlink-google', caller.sessionId)
    await insertEvent(tx, user.id, 'google-unlinked', caller.ipAddress)
    const helpLink = sitePage(services, '/help-support')
    await services.outbox.queue(tx, googleUnlinkedMail(user, { googleEmail: identity.email, helpLink }))
  })
  services.outbox.wake()
}

/** Ends all other sessions and pending changes of the address, which somebody there may have asked for. */
export async function endOtherSessions({ db }: Services, caller: Caller): Promise<number> {
  return db.transaction(async (tx) => {
    const user = await lockCaller(tx, caller)
    const { endedSessions } = await applyTransition(tx, user, 'sign-out-elsewhere', caller.sessionId)
    await insertEvent(tx, user.id, 'other-sessions-ended', caller.ipAddress)
    return endedSessions
  })
}

export async function deleteAccount(services: Services, caller: Caller, password: string | undefined) {
  const user = await reauthenticate(services, caller, password, 'delete the account')
  await services.db.transaction(async (tx) => {
    await refuseLastAdmin(tx, user)
    await lockCaller(tx, caller)
    // An order from this cart at the same moment is placed before the account closes, or finds the cart empty.
    await lockCart(tx, user.id)
    await services.accountHoldings.orders.refuseWhileOpen(tx, user.id)
    await services.accountHoldings.memberships.refuseWhileOnlyOwner(tx, user.id)
    const helpLink = sitePage(services, '/help-support')
    await services.outbox.queue(tx, accountDeletedMail(user, { helpLink }))
    await insertEvent(tx, user.id, 'deleted', null)
    await closeAccount(services, tx, user)
  })
  services.outbox.wake()
}

/** Asks for the password before something that cannot be taken back, or for a fresh sign-in where there is none. */
export async function reauthenticate(
  services: Services,
  caller: Pick<Caller, 'userId' | 'sessionId'>,
  password: string | undefined,
  what: string,
): Promise<UserRow> {
  const user = await getUserRow(services.db, caller.userId)
  if (user.passwordHash !== null) await checkPassword(user, 'password', password ?? '')
  else await checkFreshSignIn(services, caller.sessionId, what)
  return user
}

async function checkFreshSignIn({ db }: Services, sessionId: string, what: string) {
  const session = await findSessionRow(db, sessionId)
  if (session && Date.now() - session.createdAt.getTime() < freshSignInMs) return
  throw new ApiError('FORBIDDEN', `Please sign out, sign in with Google again, and then ${what}.`)
}
