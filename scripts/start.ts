import { checkPlace } from '../api/src/check-place.ts'
import { readConfig, settingNames } from '../api/src/config.ts'
import { findMisspelt } from '../api/src/misspelt-settings.ts'
import { buildStaleClient } from './build-stale-client.ts'

process.env['NODE_ENV'] ||= 'production'

async function start() {
  // Whoever has set something wrong should not wait for a build to hear of it.
  await checkPlace(readConfig(process.env))
  if (process.env['NODE_ENV'] === 'development') return import('./dev.ts')
  await buildStaleClient()
  return import('../api/src/main.ts')
}

start().catch((error: unknown) => {
  for (const sentence of findMisspelt(process.env, settingNames)) console.error(sentence)
  console.error((error as Error).message)
  process.exit(1)
})
