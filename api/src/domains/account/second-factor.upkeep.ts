import type { Tx } from '#platform/db/database.ts'
import type { Services } from '#services.ts'
import {
  clearUnreadablePhones,
  findUserByEmail,
  findUserRow,
  insertEvent,
  type UserRow,
} from './account.store.ts'
import {
  deleteFactor,
  findFactor,
  listFactors,
  listUnreadableFactors,
  saveSecret,
  unconfirmSessions,
  type FactorRow,
} from './second-factor.store.ts'
import { codeAt, newTotpSecret, type ShownCode } from './totp.ts'

/** For somebody who has lost app and recovery codes: they set up a new one at their next visit. */
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

/** The key of what these accounts kept sealed is lost for good. */
export async function forgetUnreadableOfAccounts(tx: Tx, keyIds: readonly string[]) {
  await clearUnreadablePhones(tx, keyIds)
  for (const userId of await listUnreadableFactors(tx, keyIds)) await forgetFactorOf(tx, userId)
}

/** Leaves one that is there already as it is. */
export async function ensureSecondFactor({ db, sealer }: Services, userId: string, secret = newTotpSecret()) {
  if (await findFactor(db, userId)) return
  await saveSecret(db, userId, sealer.seal(secret), 0)
}

const stepMs = 30_000
const shownMost = 100

export interface FactorOnShow extends ShownCode {
  name: string
  email: string
}

/** What everybody's app shows. Only for the demo, whose accounts belong to all. */
export async function showCodes({ db, sealer }: Services): Promise<FactorOnShow[]> {
  const shown: FactorOnShow[] = []
  for (const factor of await listFactors(db, shownMost)) {
    const user = await findUserRow(db, factor.userId)
    const secret = factor.secretSealed === null ? null : sealer.open(factor.secretSealed)
    if (!user || secret === null) continue
    shown.push({ name: user.name, email: user.email, ...freshCode(secret, factor) })
  }
  return shown
}

/** A code works once; the next one is right already, half a minute before its time. */
function freshCode(secret: string, { lastStep }: FactorRow): ShownCode {
  const now = codeAt(secret)
  return lastStep < now.step ? now : { ...codeAt(secret, Date.now() + stepMs), secondsLeft: now.secondsLeft }
}
