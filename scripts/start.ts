import { checkPortAndDataFolder } from '../api/src/start/check-port-and-data-folder.ts'
import { readConfig, settingNames } from '../api/src/config.ts'
import { findMisspelt } from '../api/src/start/misspelt-settings.ts'
import { refusedStartCode } from '../api/src/start/refused-start-code.ts'
import { buildStaleClient } from './build/build-stale-client.ts'

process.env['NODE_ENV'] ||= 'production'

async function start() {
  // Checked first, so that an operator with a wrong setting does not wait for a build.
  await checkPortAndDataFolder(readConfig(process.env))
  if (process.env['NODE_ENV'] === 'development') return import('./dev.ts')
  await buildStaleClient()
  return import('../api/src/main.ts')
}

start().catch((error: unknown) => {
  for (const sentence of findMisspelt(process.env, settingNames)) console.error(sentence)
  console.error((error as Error).message)
  process.exit(refusedStartCode)
})
