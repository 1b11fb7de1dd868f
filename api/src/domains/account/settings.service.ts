import type { Tx } from '#platform/db/database.ts'
import { hashPassword, isPassword } from '#platform/secrets/password-hash.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { holdCart } from '../cart/cart.service.ts'
import {
  accountDeletedMail,
  confirmNewEmailMail,
  emailChangeAskedMail,
  emailTakenMail,
  googleUnlinkedMail,
  passwordChangedMail,
} from './account.mail.ts'
import { getUserRow, refuseGuessable } from './account.service.ts'
import { findUserByEmail, insertEvent, updateUser, type UserRow } from './account.store.ts'
import { closeAccount } from './close-account.service.ts'
import { evenTime } from './even-time.ts'
import { deleteIdentities, findIdentityOfUser } from './identity.store.ts'
import { makeLink } from './link.service.ts'
import { isLockedEmail } from './lock.store.ts'
import { maskEmail } from './mask-email.ts'
import { findSessionRow } from './session.store.ts'
import { sitePage } from './site-page.ts'
import { lockCaller, takeStep } from './take-step.service.ts'

const mailLeastMs = 150
const freshSignInMs = 15 * 60_000

/** Who changes what matters proves once more that it is them. */
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
    // Checking took a while: a reset meanwhile must not be undone by who knew the old password.
    const now = await lockCaller(tx, caller)
    await updateUser(tx, now.id, { passwordHash })
    await takeStep(tx, now, 'change-password', caller.sessionId)
    await insertEvent(tx, user.id, 'password-changed', caller.ipAddress)
    const helpLink = sitePage(services, '/help-support')
    await services.outbox.queue(tx, passwordChangedMail(user, { at: new Date(), wasReset: false, helpLink }))
  })
  services.outbox.wake()
}

/** The address changes only when the link in the new mailbox is opened; a taken address is told by mail alone. */
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
  await evenTime(mailLeastMs, async () => {
    await services.db.transaction(async (tx) => {
      await askForAddress(services, tx, await lockCaller(tx, caller), email)
      await insertEvent(tx, user.id, 'email-change-asked', caller.ipAddress)
      const help = sitePage(services, '/help-support')
      await services.outbox.queue(tx, emailChangeAskedMail(user, maskEmail(email), help))
    })
    services.outbox.wake()
  })
}

async function askForAddress(services: Services, tx: Tx, user: UserRow, email: string) {
  const cap = 'address-change'
  const owner = await findUserByEmail(tx, email)
  // Taken for good, and nobody reads its mail: only the old address is told.
  if (await isLockedEmail(tx, email)) return
  // Whose mailbox it is, nobody knows yet: where it has had its mails of the day, the last link goes on working.
  if (!(await services.outbox.hasRoom(tx, email, cap))) return
  await takeStep(tx, user, 'ask-email-change')
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

/** Who cannot sign in by it any more is not signed in by it any more either, but for where it is done. */
export async function unlinkGoogle(services: Services, caller: Caller) {
  await services.db.transaction(async (tx) => {
    const user = await lockCaller(tx, caller)
    if (user.passwordHash === null) {
      throw new ApiError('CONFLICT', 'Set a password first, or you could not sign in any more.')
    }
    const identity = await findIdentityOfUser(tx, user.id)
    if (!identity) return
    await deleteIdentities(tx, user.id)
    await takeStep(tx, user, 'unlink-google', caller.sessionId)
    await insertEvent(tx, user.id, 'google-unlinked', caller.ipAddress)
    const helpLink = sitePage(services, '/help-support')
    await services.outbox.queue(tx, googleUnlinkedMail(user, { googleEmail: identity.email, helpLink }))
  })
  services.outbox.wake()
}

/** Every other device is signed out, and an address that somebody there asked for does not come any more. */
export async function endOtherSessions({ db }: Services, caller: Caller): Promise<number> {
  return db.transaction(async (tx) => {
    const user = await lockCaller(tx, caller)
    const { endedSessions } = await takeStep(tx, user, 'sign-out-elsewhere', caller.sessionId)
    await insertEvent(tx, user.id, 'other-sessions-ended', caller.ipAddress)
    return endedSessions
  })
}

export async function deleteAccount(services: Services, caller: Caller, password: string | undefined) {
  const user = await getUserRow(services.db, caller.userId)
  if (user.passwordHash !== null) await checkPassword(user, 'password', password ?? '')
  else await checkFreshSignIn(services, caller.sessionId)
  await services.db.transaction(async (tx) => {
    await lockCaller(tx, caller)
    // Whoever orders from the cart at this moment is done before, or finds it empty.
    await holdCart(tx, user.id)
    await services.ordersOfAccount.refuseWhileOpen(tx, user.id)
    const helpLink = sitePage(services, '/help-support')
    await services.outbox.queue(tx, accountDeletedMail(user, { helpLink }))
    await insertEvent(tx, user.id, 'deleted', null)
    await closeAccount(tx, user)
  })
  services.outbox.wake()
}

async function checkFreshSignIn({ db }: Services, sessionId: string) {
  const session = await findSessionRow(db, sessionId)
  if (session && Date.now() - session.createdAt.getTime() < freshSignInMs) return
  throw new ApiError('FORBIDDEN', 'Please sign out, sign in with Google again, and then delete the account.')
}
