import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { isClientStale } from './client-stamp.ts'

/** In a process of its own, so that the build's memory is free again before the shop opens. */
export async function buildStaleClient() {
  if (!(await isClientStale())) return
  const build = path.join(import.meta.dirname, 'build-client.ts')
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit', env })
  if (status !== 0) throw new Error('The client cannot be built: the lines above say why.')
}
