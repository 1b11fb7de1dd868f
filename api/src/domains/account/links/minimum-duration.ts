import { setTimeout as pause } from 'node:timers/promises'

/**
 * Answers after `minMs` at the earliest. Work for an address that has an account takes some milliseconds longer
 * than for one that has none; the minimum hides the difference, so that the time of an answer does not tell
 * which it was.
 */
export async function minimumDuration<T>(minMs: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), pause(minMs)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
