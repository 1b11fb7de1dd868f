import { test } from 'vitest'

/** For rounds that only the long run has time for; elsewhere they are not there at all. */
export function longTest(title: string, run: () => Promise<void>, timeoutMs?: number) {
  if (process.env['LONG_ROUNDS']) test(title, run, timeoutMs)
}
