import { buildStaleClient } from './build-stale-client.ts'

process.env['NODE_ENV'] ||= 'production'

const isServingSource = process.env['NODE_ENV'] === 'development'
try {
  if (!isServingSource) await buildStaleClient()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

await import('../api/src/main.ts')
