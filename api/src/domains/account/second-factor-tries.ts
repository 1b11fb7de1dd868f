import type { Tx } from '#platform/db/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { insertEvent } from './account.store.ts'
import { countEventsSince, isOnConfirmedDevice, lockFactor, type FactorRow } from './second-factor.store.ts'

/** Per account, wherever the tries come from: a million codes are not to be had by trying. */
const most = 10
const withinMs = 15 * 60_000
const failed = 'second-factor-failed'
/**
 * On devices that have shown the factor before, counted for themselves: who has only found out the password cannot use up
 * what its owner may try.
 */
const failedOnKnown = 'second-factor-failed-on-known-device'

const wrong = {
  code: 'That code is not right, or it was used already. Please wait for the next one.',
  recoveryCode: 'That recovery code is not right, or it was used already.',
}

interface Trier {
  userId: string
  sessionId: string
  ipAddress: string
}

/**
 * One try after the other for an account. A wrong one is noted, whoever asks; what a right one changes is one
 * transaction with it.
 *
 * @param use null for a wrong code.
 */
export async function tryFactor<Done>(
  services: Services,
  { userId, sessionId, ipAddress }: Trier,
  field: keyof typeof wrong,
  use: (tx: Tx, factor: FactorRow | null) => Promise<Done | null>,
): Promise<Done> {
  const outcome = await services.db.transaction(async (tx) => {
    const factor = await lockFactor(tx, userId)
    const failure = (await isOnConfirmedDevice(tx, sessionId)) ? failedOnKnown : failed
    if (await hasTriedTooOften(services, tx, userId, failure)) return 'too-many'
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
    throw new ApiError('VALIDATION_FAILED', wrong[field], { [field]: wrong[field] })
  }
  return outcome.done
}

async function hasTriedTooOften(
  { config }: Services,
  tx: Tx,
  userId: string,
  failure: string,
): Promise<boolean> {
  if (config.rateLimitScale === 0) return false
  const failures = await countEventsSince(tx, userId, failure, new Date(Date.now() - withinMs))
  return failures >= most * config.rateLimitScale
}
