import { execFile } from 'node:child_process'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findPostmaster, stopPostmaster } from '../api/src/platform/embedded-postgres/postmaster.ts'
import { onCleanUp } from './clean-ups.ts'

export const postmasterOf = (dataDir: string) => findPostmaster(path.join(dataDir, 'postgres'))

/** A data folder that is deleted with the run, together with a database that still runs in it. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'haat-bench-'))
  onCleanUp(async () => {
    const postmaster = postmasterOf(folder)
    if (postmaster) await stopPostmaster(postmaster)
    await rm(folder, { recursive: true, force: true })
  })
  await chmod(folder, 0o711) // The database may have to run as another user.
  return folder
}

/** A copy of a data folder, so that what is measured does not change the folder, and two servers never share it. */
export async function copyOf(dataDir: string): Promise<string> {
  if (postmasterOf(dataDir)) throw new Error(`A database is running in ${dataDir}`)
  const folder = await scratchFolder()
  await promisify(execFile)('cp', ['-a', '--reflink=auto', `${dataDir}/.`, folder])
  return folder
}
