import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createBuilder } from 'vite'
import { withBuildLock } from './build-lock.ts'
import { clientStamp, isClientStale } from './client-stamp.ts'
import { cacheFolder, clientBuild, web } from './paths.ts'
import { precompress } from './precompress.ts'

const isOnlyIfStale = process.argv.includes('--if-stale')

/** Built aside and moved into place when it is whole: nobody ever serves half a client. */
async function buildClient() {
  const started = Date.now()
  console.log('Building the client …')
  const aside = path.join(cacheFolder, 'client-next')
  const stamp = await clientStamp()
  await rm(aside, { recursive: true, force: true })
  const builder = await createBuilder({
    root: web,
    logLevel: 'error',
    build: { outDir: aside, emptyOutDir: true },
  })
  await builder.buildApp()
  await precompress(path.join(aside, 'client'))
  await writeFile(path.join(aside, 'stamp'), stamp)
  await replace(clientBuild, aside)
  console.log(`The client is built (${Math.round((Date.now() - started) / 1000)} s)`)
}

async function replace(folder: string, next: string) {
  const old = path.join(cacheFolder, 'client-old')
  await rm(old, { recursive: true, force: true })
  await rename(folder, old).catch(() => {}) // The first build replaces nothing.
  await rename(next, folder)
  await rm(old, { recursive: true, force: true })
}

await withBuildLock(async () => {
  // Another start may have built it while this one waited.
  if (isOnlyIfStale && !(await isClientStale())) return
  await buildClient()
})
