import { schemaState } from './migrate.ts'

/** For commands that do not migrate the database. A newer schema that only adds is fine for them. */
export async function refuseOtherSchema(url: string): Promise<void> {
  const found = await schemaState(url)
  if (found.state === 'refused') throw new Error(found.why)
  if (found.state === 'empty') {
    throw new Error('The database has no tables of Haat yet: start Haat once with the same settings.')
  }
  if (found.state === 'behind') {
    throw new Error(
      'The schema of the database is older than this program: start Haat once, which brings it up to date.',
    )
  }
}
