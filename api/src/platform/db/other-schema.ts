import type { Tx } from './database.ts'
import { migrationState } from './migrate.ts'

/** For commands that bring no schema up to date: they work on the one of their own version alone. */
export async function refuseOtherSchema(db: Tx): Promise<void> {
  const { applied, expected } = await migrationState(db)
  if (applied === 0) {
    throw new Error('The database has no tables of Haat yet: start Haat once with the same settings.')
  }
  if (applied < expected) {
    throw new Error(
      `The schema of the database is older than this program (${applied} of ${expected} migrations): start Haat once, which brings it up to date.`,
    )
  }
  if (applied > expected) {
    throw new Error(
      `The schema of the database is newer than this program (${applied} migrations, ${expected} known here): use the version that the server runs.`,
    )
  }
}
