import type { DirectConnection } from './direct-connection.ts'

export interface Turns {
  /**
   * Whether this process does the job, which one of all processes does. Who has the turn keeps it until the process
   * ends; then the next one that asks gets it.
   */
  isMine(job: string): Promise<boolean>
}

/** Sets our session locks apart from those of others in the same database. */
const lockSpace = 4_228_002

export function createTurns(direct: DirectConnection): Turns {
  const mine = new Set<string>()
  direct.onBack(() => mine.clear())
  return {
    async isMine(job) {
      if (mine.has(job)) return true
      try {
        const [row] = await direct.query<{ got: boolean }>(
          'select pg_try_advisory_lock($1, hashtext($2)) as got',
          [lockSpace, job],
        )
        if (row?.got) mine.add(job)
        return row?.got === true
      } catch {
        // Whoever can reach the database has the turn, or the round is left out.
        return false
      }
    },
  }
}

/** For a process that is alone. */
export const everyTurn: Turns = { isMine: async () => true }
