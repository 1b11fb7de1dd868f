import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { clientBuilds } from '../../api/src/pages/client/client-build.ts'
import { currentStamp } from './client-builds.ts'
import { repository } from '../paths.ts'

/** Everything that decides what the built client looks like. */
const sources = [
  'web/{src,vite,public}/**/*',
  'web/{package.json,courier.html,vite.config.ts,vite.courier.config.ts}',
  'contract/src/**/*',
  'studio/**/*',
  'scripts/{build-client,build/precompress}.ts',
  'package-lock.json',
]
const isLeftOut = (file: string) => /\.test\.tsx?$|routeTree\.gen\.ts$/.test(file)

/**
 * A hash of the contents and not of times, so that it is right after a fresh clone, a switched branch and a
 * restored cache.
 */
export async function clientStamp(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const entries = await Array.fromAsync(glob(sources, { cwd: repository, withFileTypes: true }))
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files.filter((name) => !isLeftOut(name)).toSorted()) {
    hash.update(`\0${path.relative(repository, file)}\0`).update(await readFile(file))
  }
  return hash.digest('hex')
}

export async function isClientStale(): Promise<boolean> {
  return (await currentStamp(clientBuilds)) !== (await clientStamp())
}
