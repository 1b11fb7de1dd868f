import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPostmaster, stopPostmaster } from '../api/src/platform/db/postmaster.ts'
import { hold } from './held.ts'

export const postmasterOf = (dataDir: string) => findPostmaster(path.join(dataDir, 'postgres'))

/** A data folder that goes away with the run, together with a database that is left running in it. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'haat-bench-'))
  hold(async () => {
    const postmaster = postmasterOf(folder)
    if (postmaster) await stopPostmaster(postmaster)
    await rm(folder, { recursive: true, force: true })
  })
  await chmod(folder, 0o711) // The database may have to run as another user.
  return folder
}
