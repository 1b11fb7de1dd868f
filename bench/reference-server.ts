import { launchPostgres } from '../api/src/platform/db/launch-postgres.ts'
import { startChild } from './child-server.ts'
import { makeReferenceData } from './reference-data.ts'
import { scratchFolder } from './scratch-folder.ts'
import { sideOf, type Side } from './side.ts'

/** The reference on a PostgreSQL of its own, started as Haat starts its own. */
export async function startReference(): Promise<Side> {
  const dataDir = await scratchFolder()
  const { url } = await launchPostgres({ dataDir })
  await makeReferenceData(url)
  return sideOf(await startChild('bench/reference.ts', { DATABASE_URL: url }), dataDir)
}
