import { test } from 'vitest'

/** A test that only the long run has time for; elsewhere it does not exist. */
export function longTest(title: string, run: () => Promise<void>, timeoutMs?: number) {
  if (process.env['LONG_ROUNDS']) test(title, run, timeoutMs)
}
