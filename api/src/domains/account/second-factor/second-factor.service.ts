import type { SecondFactor } from '@haat/contract/domains/account.second-factor.ts'
import { postponedDays } from '@haat/contract/domains/account.second-factor.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { decryptOrRefuse } from '#plugins/decrypt-or-refuse.ts'
import { hasStaffRole, type Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { secondFactorMail } from '../mail/account.mail.ts'
import { getUserRow } from '../account.service.ts'
import { insertEvent, type UserRow } from '../account.store.ts'
import { lockCaller } from '../lifecycle/apply-transition.service.ts'
import { attemptSecondFactor } from './second-factor-attempts.ts'
import {
  confirmSession,
  countEventsSince,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  replaceRecoveryCodes,
  savePendingSecret,
  saveSecret,
  unconfirmSessions,
  spendRecoveryCode,
  spendStep,
  type FactorRow,
} from '../second-factor.store.ts'
export { hasSecondFactorSql } from '../second-factor.store.ts'
import { tokenHash } from '../sessions/secret-token.ts'
import { checkPassword } from '../settings/settings.service.ts'
import { sitePage } from '../mail/site-page.ts'
import { newRecoveryCodes, newTotpSecret, normalizeRecoveryCode, stepOfCode, totpUri } from './totp.ts'

type Caller = Principal & { ipAddress: string }

const isSetUp = (factor: FactorRow | null): factor is FactorRow & { secretSealed: string } =>
  factor !== null && factor.secretSealed !== null

const recoveryCodeHash = (code: string) => tokenHash(normalizeRecoveryCode(code))

export async function getSecondFactor({ db }: Services, caller: Caller): Promise<SecondFactor> {
  return {
    isSetUp: isSetUp(await findFactor(db, caller.userId)),
    isConfirmed: caller.isConfirmed,
    recoveryCodesLeft: await countRecoveryCodes(db, caller.userId),
    isPostponed: (await countEventsSince(db, caller.userId, postponed, daysAgo(postponedDays))) > 0,
  }
}

const postponed = 'second-factor-postponed'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Somebody in a shop does not want to be asked to set one up for a while. */
export async function postponeSecondFactor(services: Services, caller: Caller): Promise<SecondFactor> {
  await insertEvent(services.db, caller.userId, postponed, caller.ipAddress)
  return getSecondFactor(services, caller)
}

/** A password alone must not be enough to replace the authenticator app that is set up. */
function refuseUnconfirmed(factor: FactorRow | null, caller: Caller) {
  if (!isSetUp(factor) || caller.isConfirmed) return
  throw new ApiError('SECOND_FACTOR_REQUIRED', 'Please show your second factor first.')
}

/** Whoever works for Haat or in a shop can have a second factor; `vendor` is held while a membership lives. */
const mayHaveFactor = (caller: Caller) => hasStaffRole(caller) || caller.roles.includes('vendor')

export async function beginSecondFactor(services: Services, caller: Caller, password: string) {
  if (!mayHaveFactor(caller)) {
    throw new ApiError('FORBIDDEN', 'Only staff and people who belong to a shop have a second factor.')
  }
  const user = await getUserRow(services.db, caller.userId)
  await checkPassword(user, 'password', password)
  refuseUnconfirmed(await findFactor(services.db, user.id), caller)
  const secret = newTotpSecret()
  await savePendingSecret(services.db, user.id, services.encryption.encrypt(secret))
  await insertEvent(services.db, user.id, 'second-factor-begun', caller.ipAddress)
  return { secret, uri: totpUri(secret, user.email) }
}

export async function confirmSecondFactor(services: Services, caller: Caller, code: string) {
  const codes = await attemptSecondFactor(services, caller, 'code', async (tx, factor) => {
    if (!factor?.pendingSealed) throw new ApiError('CONFLICT', 'Please begin by asking for a new secret.')
    refuseUnconfirmed(factor, caller)
    const step = stepOfCode(decryptOrRefuse(services, factor.pendingSealed), code)
    if (step === null) return null
    await saveSecret(tx, caller.userId, factor.pendingSealed, step)
    // Sessions that were confirmed with the previous app have to give the second factor again.
    await unconfirmSessions(tx, caller.userId)
    await confirmSession(tx, caller.sessionId)
    const made = await makeRecoveryCodes(tx, caller.userId)
    await recordAndMail(services, tx, caller, {
      kind: 'setUp',
      event: 'second-factor-set-up',
      verb: 'set-up',
    })
    return made
  })
  services.outbox.wake()
  return { recoveryCodes: codes }
}

async function makeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, codes.map(recoveryCodeHash))
  return codes
}

const notSetUp = () => new ApiError('CONFLICT', 'Set up your second factor first.')
const codeMissing = () => {
  const sentence = 'Please type the code that your authenticator app shows.'
  return new ApiError('VALIDATION_FAILED', sentence, { code: sentence })
}

/** Whether the code is right and was not used before; a right code is marked as used. */
async function spendCode(services: Services, tx: Tx, factor: FactorRow | null, code: string) {
  if (!isSetUp(factor)) throw notSetUp()
  const step = stepOfCode(decryptOrRefuse(services, factor.secretSealed), code)
  return step !== null && (await spendStep(tx, factor.userId, step))
}

export async function verifySecondFactor(
  services: Services,
  caller: Caller,
  given: { code: string } | { recoveryCode: string },
): Promise<SecondFactor> {
  if ('code' in given) {
    await attemptSecondFactor(services, caller, 'code', async (tx, factor) => {
      if (!(await spendCode(services, tx, factor, given.code))) return null
      await confirmSession(tx, caller.sessionId)
      await insertEvent(tx, caller.userId, 'second-factor-shown', caller.ipAddress)
      return true
    })
  } else {
    await attemptSecondFactor(services, caller, 'recoveryCode', async (tx, factor) => {
      if (!isSetUp(factor)) throw notSetUp()
      if (!(await spendRecoveryCode(tx, caller.userId, recoveryCodeHash(given.recoveryCode)))) return null
      await confirmSession(tx, caller.sessionId)
      const news = { kind: 'recoveryUsed', event: 'recovery-code-used', verb: 'use-recovery-code' } as const
      await recordAndMail(services, tx, caller, news)
      return true
    })
    services.outbox.wake()
  }
  return getSecondFactor(services, { ...caller, isConfirmed: true })
}

/**
 * Asks for a fresh code before an important change, in case somebody else uses an open session. The code is used
 * up in the transaction of the change, and only by it: a change that is refused leaves the code to the person.
 *
 * @param findDone what the same person did by the same request before: it needs no code, and is not done again.
 */
export const withSecondFactor = <Done>(
  services: Services,
  caller: Caller,
  code: string,
  change: (tx: Tx) => Promise<Done>,
  findDone?: (tx: Tx) => Promise<Done | undefined>,
): Promise<Done> =>
  attemptSecondFactor(services, caller, 'code', async (tx, factor) => {
    const done = await findDone?.(tx)
    if (done !== undefined) return done
    return (await spendCode(services, tx, factor, code)) ? change(tx) : null
  })

/**
 * Asks for the password and for a fresh code before a change that would let a thief take money: whoever has no second factor
 * sets one up first. The caller's account is locked in the transaction of the change, so that nobody makes it in a session that has ended.
 */
export async function withPasswordAndCode<Done>(
  services: Services,
  caller: Caller,
  { password, code }: { password: string; code: string | undefined },
  change: (tx: Tx) => Promise<Done>,
): Promise<Done> {
  await checkPassword(await getUserRow(services.db, caller.userId), 'password', password)
  const use = async (tx: Tx, factor: FactorRow | null) => {
    if (!isSetUp(factor)) {
      throw new ApiError(
        'SECOND_FACTOR_REQUIRED',
        'Please set up two-step sign-in first. This asks for its code.',
      )
    }
    if (code === undefined) throw codeMissing()
    return (await spendCode(services, tx, factor, code)) ? change(tx) : null
  }
  return attemptSecondFactor(services, caller, 'code', use, (tx) => lockCaller(tx, caller))
}

/** For people in shops, who need none. Staff keep theirs: without it they could not work. */
export async function turnOffSecondFactor(
  services: Services,
  caller: Caller,
  proof: { password: string; code: string },
): Promise<SecondFactor> {
  if (hasStaffRole(caller)) throw new ApiError('FORBIDDEN', 'Staff keep their second factor.')
  if (!isSetUp(await findFactor(services.db, caller.userId))) throw notSetUp()
  await withPasswordAndCode(services, caller, proof, async (tx) => {
    await deleteFactor(tx, caller.userId)
    await unconfirmSessions(tx, caller.userId)
    const news = { kind: 'turnedOff', event: 'second-factor-turned-off', verb: 'turn-off' } as const
    await recordAndMail(services, tx, caller, news)
    return true
  })
  services.outbox.wake()
  return getSecondFactor(services, { ...caller, isConfirmed: false })
}

export async function renewRecoveryCodes(services: Services, caller: Caller, code: string) {
  refuseUnconfirmed(await findFactor(services.db, caller.userId), caller)
  const codes = await withSecondFactor(services, caller, code, async (tx) => {
    const made = await makeRecoveryCodes(tx, caller.userId)
    const news = { kind: 'codesRenewed', event: 'recovery-codes-renewed', verb: 'renew-codes' } as const
    await recordAndMail(services, tx, caller, news)
    return made
  })
  services.outbox.wake()
  return { recoveryCodes: codes }
}

interface FactorChange {
  kind: 'setUp' | 'recoveryUsed' | 'codesRenewed' | 'turnedOff'
  event: string
  verb: 'set-up' | 'use-recovery-code' | 'renew-codes' | 'turn-off'
}

/** Notes a change in the account's events, of staff in the audit log too, and mails it to the owner of the account. */
async function recordAndMail(
  services: Services,
  tx: Tx,
  caller: Caller,
  { kind, event, verb }: FactorChange,
) {
  const user: UserRow = await getUserRow(tx, caller.userId)
  const codesLeft = await countRecoveryCodes(tx, user.id)
  await insertEvent(tx, user.id, event, caller.ipAddress)
  if (hasStaffRole(caller) && verb !== 'turn-off') {
    await recordAudit(tx, caller, {
      action: `second-factor.${verb}`,
      subject: { kind: 'account', id: user.id, label: user.name },
    })
  }
  const helpLink = sitePage(services, '/help-support')
  await services.outbox.queue(tx, secondFactorMail(user, { kind, at: new Date(), codesLeft, helpLink }))
}
