import type { DirectConnection } from '../database/direct-connection.ts'

export interface JobLock {
  /**
   * Whether this process is the one of all processes that runs the job. A process keeps the lock until it ends;
   * then the next process that asks gets it.
   */
  tryAcquire(job: string): Promise<boolean>
}

/** Keeps our session locks apart from other locks in the same database. */
const lockSpace = 4_228_002

export function createJobLock(direct: DirectConnection): JobLock {
  const held = new Set<string>()
  direct.onBack(() => held.clear())
  return {
    async tryAcquire(job) {
      if (held.has(job)) return true
      try {
        const [row] = await direct.query<{ got: boolean }>(
          'select pg_try_advisory_lock($1, hashtext($2)) as got',
          [lockSpace, job],
        )
        if (row?.got) held.add(job)
        return row?.got === true
      } catch {
        // Without the database nobody knows who holds the lock, so this process skips the round.
        return false
      }
    },
  }
}

/** The job lock of a process that runs alone. */
export const onlyProcess: JobLock = { tryAcquire: async () => true }
