import type { Config } from './config.ts'
import { prepareDataFolder } from './platform/data-folder.ts'
import { refuseTakenPort } from './platform/http/port.ts'

/** What of a start can be refused before anything is built, started or made. */
export async function checkPlace({ port, host, dataDir }: Config): Promise<void> {
  await refuseTakenPort(port, host)
  await prepareDataFolder(dataDir)
}
