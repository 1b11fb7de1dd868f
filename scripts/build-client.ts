import { rm } from 'node:fs/promises'
import path from 'node:path'
import { build, createBuilder } from 'vite'
import { clientBuilds } from '../api/src/pages/client/client-build.ts'
import { buildOnce } from './build/build-once.ts'
import { clientStamp } from './build/client-stamp.ts'
import { cacheFolder, web } from './paths.ts'
import { precompress } from './build/precompress.ts'

/**
 * Builds into a separate folder that is moved into place when it is complete, so that nobody serves half a
 * client.
 */
async function buildClient(): Promise<string> {
  const started = Date.now()
  console.log('Building the client …')
  const aside = path.join(cacheFolder, 'client-next')
  await rm(aside, { recursive: true, force: true })
  const builder = await createBuilder({
    root: web,
    logLevel: 'error',
    build: { outDir: aside, emptyOutDir: true },
  })
  await builder.buildApp()
  await build({
    root: web,
    configFile: path.join(web, 'vite.courier.config.ts'),
    logLevel: 'error',
    build: { outDir: path.join(aside, 'client'), emptyOutDir: false },
  })
  await precompress(path.join(aside, 'client'))
  console.log(`The client is built (${Math.round((Date.now() - started) / 1000)} s)`)
  return aside
}

await buildOnce({
  builds: clientBuilds,
  isOnlyIfStale: process.argv.includes('--if-stale'),
  stamp: clientStamp,
  build: buildClient,
})
