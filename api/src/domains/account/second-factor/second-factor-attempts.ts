import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { insertEvent } from '../account.store.ts'
import { countEventsSince, isOnConfirmedDevice, lockFactor, type FactorRow } from '../second-factor.store.ts'

/** Failures per account from all networks together, few enough that nobody guesses one of a million codes. */
const maxFailures = 10
const windowMs = 15 * 60_000
const failedEvent = 'second-factor-failed'
/**
 * Failures on devices that have given the second factor before are counted apart: somebody who only knows the
 * password cannot use up the owner's attempts.
 */
const failedOnKnownDeviceEvent = 'second-factor-failed-on-known-device'

const wrongCodeMessages = {
  code: 'That code is not right, or it was used already. Please wait for the next one.',
  recoveryCode: 'That recovery code is not right, or it was used already.',
}

interface FactorCaller {
  userId: string
  sessionId: string
  ipAddress: string
}

/**
 * Checks a code for an account, one attempt after the other. A wrong code is recorded as an event; a right one
 * takes effect in the same transaction as its check.
 *
 * @param use checks the code and does what a right one allows; returns null for a wrong one.
 * @param lockFirst locks what is locked before second factors, as the account itself is.
 */
export async function attemptSecondFactor<Done>(
  services: Services,
  { userId, sessionId, ipAddress }: FactorCaller,
  field: keyof typeof wrongCodeMessages,
  use: (tx: Tx, factor: FactorRow | null) => Promise<Done | null>,
  lockFirst?: (tx: Tx) => Promise<unknown>,
): Promise<Done> {
  const outcome = await services.db.transaction(async (tx) => {
    await lockFirst?.(tx)
    const factor = await lockFactor(tx, userId)
    const failure = (await isOnConfirmedDevice(tx, sessionId)) ? failedOnKnownDeviceEvent : failedEvent
    if (await hasFailedTooOften(services, tx, userId, failure)) return 'too-many'
    const done = await use(tx, factor)
    if (done === null) await insertEvent(tx, userId, failure, ipAddress)
    return { done }
  })
  if (outcome === 'too-many') {
    throw new ApiError(
      'RATE_LIMITED',
      'That is too many wrong codes. Please try again in a quarter of an hour.',
    )
  }
  if (outcome.done === null) {
    throw new ApiError('VALIDATION_FAILED', wrongCodeMessages[field], { [field]: wrongCodeMessages[field] })
  }
  return outcome.done
}

async function hasFailedTooOften(
  { config }: Services,
  tx: Tx,
  userId: string,
  failure: string,
): Promise<boolean> {
  if (config.rateLimitScale === 0) return false
  const failures = await countEventsSince(tx, userId, failure, new Date(Date.now() - windowMs))
  return failures >= maxFailures * config.rateLimitScale
}
