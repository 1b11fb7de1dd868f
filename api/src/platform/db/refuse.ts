import { DatabaseError } from 'pg'

/** Of the function `refuse` in the migrations, by which a statement ends itself. */
const refusedCode = 'HAAT1'

/** Why a statement refused what it was asked for; none when something else went wrong. */
export function refusalIn(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseError && at.code === refusedCode) return at.message
  }
  return undefined
}
