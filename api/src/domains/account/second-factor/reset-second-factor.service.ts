import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import {
  clearUnreadablePhones,
  findUserByEmail,
  findUserRow,
  insertEvent,
  type UserRow,
} from '../account.store.ts'
import {
  deleteFactor,
  findFactor,
  listFactors,
  listUnreadableFactors,
  saveSecret,
  unconfirmSessions,
  type FactorRow,
} from '../second-factor.store.ts'
import { codeAt, newTotpSecret, type TotpCode } from './totp.ts'

/**
 * For somebody who has lost app and recovery codes. Staff set up a new app at their next sign-in; people of shops are asked
 * for none until they set one up again.
 */
export async function forgetSecondFactor(tx: Tx, email: string): Promise<UserRow | null> {
  const user = await findUserByEmail(tx, email)
  return user && (await forgetFactorOf(tx, user.id)) ? user : null
}

async function forgetFactorOf(tx: Tx, userId: string): Promise<boolean> {
  if (!(await deleteFactor(tx, userId))) return false
  await unconfirmSessions(tx, userId)
  await insertEvent(tx, userId, 'second-factor-forgotten', null)
  return true
}

/** Deletes phone numbers and second factors whose encryption key is lost for good. */
export async function deleteUnreadableAccountData(tx: Tx, keyIds: readonly string[]) {
  await clearUnreadablePhones(tx, keyIds)
  for (const userId of await listUnreadableFactors(tx, keyIds)) await forgetFactorOf(tx, userId)
}

/** Sets up a second factor unless the user has one, which is not changed. */
export async function ensureSecondFactor(
  { db, encryption }: Services,
  userId: string,
  secret = newTotpSecret(),
) {
  if (await findFactor(db, userId)) return
  await saveSecret(db, userId, encryption.encrypt(secret), 0)
}

const stepMs = 30_000
const maxCodes = 100

export interface CurrentCode extends TotpCode {
  name: string
  email: string
}

/** The codes that the authenticator apps show now. Only for the demo, whose accounts everybody may use. */
export async function listCurrentCodes({ db, encryption }: Services): Promise<CurrentCode[]> {
  const shown: CurrentCode[] = []
  for (const factor of await listFactors(db, maxCodes)) {
    const user = await findUserRow(db, factor.userId)
    const secret = factor.secretSealed === null ? null : encryption.decrypt(factor.secretSealed)
    if (!user || secret === null) continue
    shown.push({ name: user.name, email: user.email, ...unusedCode(secret, factor) })
  }
  return shown
}

/** The present code, or the next one if it was used: codes are accepted half a minute early. */
function unusedCode(secret: string, { lastStep }: FactorRow): TotpCode {
  const now = codeAt(secret)
  return lastStep < now.step ? now : { ...codeAt(secret, Date.now() + stepMs), secondsLeft: now.secondsLeft }
}
