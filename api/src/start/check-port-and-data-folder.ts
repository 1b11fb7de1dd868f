import type { Config } from '../config.ts'
import { prepareDataFolder } from '../platform/files/data-folder.ts'
import { refuseTakenPort } from '../platform/http/port.ts'

/** Checks what can be refused before anything is built, started or created. */
export async function checkPortAndDataFolder({ port, host, dataDir }: Config): Promise<void> {
  await refuseTakenPort(port, host)
  await prepareDataFolder(dataDir)
}
