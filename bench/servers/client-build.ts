import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { isClientStale } from '../../scripts/build/client-stamp.ts'
import { repository } from '../../scripts/paths.ts'
import { onCleanUp } from '../clean-ups.ts'

/** Builds the client if it is stale, so that the bench measures the current sources. */
export async function ensureClientBuild() {
  if (!(await isClientStale())) return
  const build = path.join(repository, 'scripts/build-client.ts')
  const child = spawn(process.execPath, [build, '--if-stale'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2],
  })
  onCleanUp(() => void child.kill())
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0) throw new Error('The client cannot be built: the lines above say why.')
}
