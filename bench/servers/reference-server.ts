import { launchPostgres } from '../../api/src/platform/embedded-postgres/launch-postgres.ts'
import { startChild } from './child-server.ts'
import { makeReferenceData } from './reference-data.ts'
import { scratchFolder } from '../scratch-folder.ts'
import { sideOf, type Side } from './side.ts'

/** The reference with its own PostgreSQL, started as Haat starts its own. */
export async function startReference(): Promise<Side> {
  const dataDir = await scratchFolder()
  const { url } = await launchPostgres({ dataDir })
  await makeReferenceData(url)
  return sideOf(await startChild('bench/servers/reference.ts', { DATABASE_URL: url }), dataDir)
}
