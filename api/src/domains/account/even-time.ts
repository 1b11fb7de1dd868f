import { setTimeout as pause } from 'node:timers/promises'

/**
 * An answer that must not tell whether an address has an account comes after the same time either way: the few
 * milliseconds by which the two kinds of work differ disappear in it.
 */
export async function evenTime<T>(leastMs: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), pause(leastMs)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
