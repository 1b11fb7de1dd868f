import { DatabaseError } from 'pg'

/** The code that the SQL function `refuse` of the migrations raises to end its own statement. */
const refusedCode = 'HAAT1'

/** The reason that a statement gave to `refuse`; undefined when something else went wrong. */
export function refusalIn(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseError && at.code === refusedCode) return at.message
  }
  return undefined
}
