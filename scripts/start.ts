import { buildStaleClient } from './build-stale-client.ts'

process.env['NODE_ENV'] ||= 'production'

async function start() {
  if (process.env['NODE_ENV'] === 'development') return import('./dev.ts')
  await buildStaleClient()
  return import('../api/src/main.ts')
}

start().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exit(1)
})
