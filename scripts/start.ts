import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { isClientStale } from './client-stamp.ts'

process.env['NODE_ENV'] ||= 'production'

const isServingSource = process.env['NODE_ENV'] === 'development'
// In a process of its own, so that the build's memory is free again before the shop opens.
if (!isServingSource && (await isClientStale())) {
  const build = path.join(import.meta.dirname, 'build-client.ts')
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit', env })
  if (status !== 0) {
    console.error('The client cannot be built: the lines above say why.')
    process.exit(1)
  }
}

await import('../api/src/main.ts')
