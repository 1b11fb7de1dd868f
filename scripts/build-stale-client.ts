import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { clientBuilds } from '../api/src/pages/client-build.ts'
import { withBuildLock } from './build-lock.ts'
import { findOldBuilds, removeOldBuilds } from './client-builds.ts'
import { isClientStale } from './client-stamp.ts'

/** In a process of its own, so that the build's memory is free again before the shop opens. */
export async function buildStaleClient() {
  if (!(await isClientStale())) return removeOld()
  const build = path.join(import.meta.dirname, 'build-client.ts')
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit', env })
  if (status !== 0) throw new Error('The client cannot be built: the lines above say why.')
}

/** The lock is taken only where there is something to remove: the folder may be one that nobody can write. */
async function removeOld() {
  if ((await findOldBuilds(clientBuilds, Date.now())).length === 0) return
  await withBuildLock(() => removeOldBuilds(clientBuilds, Date.now()))
}
