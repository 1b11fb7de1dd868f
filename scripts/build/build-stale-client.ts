import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { clientBuilds } from '../../api/src/pages/client/client-build.ts'
import { withBuildLock } from './build-lock.ts'
import { findOldBuilds, removeOldBuilds } from './client-builds.ts'
import { isClientStale } from './client-stamp.ts'

/** Runs the build in another process, so that its memory is free before the shop opens. */
export async function buildStaleClient() {
  if (!(await isClientStale())) return removeOld()
  const build = path.join(import.meta.dirname, '../build-client.ts')
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit', env })
  if (status !== 0) throw new Error('The client cannot be built: the lines above say why.')
}

/** The lock is taken only if there is something to delete, because the folder may be read-only. */
async function removeOld() {
  if ((await findOldBuilds(clientBuilds, Date.now())).length === 0) return
  await withBuildLock(() => removeOldBuilds(clientBuilds, Date.now()))
}
