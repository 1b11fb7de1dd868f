import type { Tx } from '#platform/db/database.ts'
import type { Services } from '#services.ts'
import { findUserByEmail, findUserRow, insertEvent, type UserRow } from './account.store.ts'
import {
  deleteFactor,
  findFactor,
  listFactors,
  saveSecret,
  unconfirmSessions,
  type FactorRow,
} from './second-factor.store.ts'
import { codeAt, newTotpSecret, type ShownCode } from './totp.ts'

/** For somebody who has lost app and recovery codes: they set up a new one at their next visit. */
export async function forgetSecondFactor(tx: Tx, email: string): Promise<UserRow | null> {
  const user = await findUserByEmail(tx, email)
  if (!user || !(await deleteFactor(tx, user.id))) return null
  await unconfirmSessions(tx, user.id)
  await insertEvent(tx, user.id, 'second-factor-forgotten', null)
  return user
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
    if (!user || factor.secretSealed === null) continue
    shown.push({ name: user.name, email: user.email, ...freshCode(sealer.open(factor.secretSealed), factor) })
  }
  return shown
}

/** A code works once; the next one is right already, half a minute before its time. */
function freshCode(secret: string, { lastStep }: FactorRow): ShownCode {
  const now = codeAt(secret)
  return lastStep < now.step ? now : { ...codeAt(secret, Date.now() + stepMs), secondsLeft: now.secondsLeft }
}
