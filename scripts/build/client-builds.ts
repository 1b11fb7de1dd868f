import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { currentFile, findCurrentBuild, inUseFile } from '../../api/src/pages/client/client-build.ts'
import { keptMs } from '../../api/src/pages/client/shared-assets.ts'
import { tryLock } from './build-lock.ts'

const stampFile = (folder: string) => path.join(folder, 'stamp')
const replacedFile = (folder: string) => path.join(folder, 'replaced')
const readText = (file: string) => readFile(file, 'utf8').catch(() => undefined)

async function buildNames(builds: string): Promise<string[]> {
  const entries = await readdir(builds, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/** The stamp of the sources of the newest build. */
export async function currentStamp(builds: string): Promise<string | undefined> {
  const name = await findCurrentBuild(builds)
  return name && readText(stampFile(path.join(builds, name)))
}

/** Moves a finished build beside the others, under a name that was never used, and makes it the newest. */
export async function addBuild(builds: string, made: { folder: string; stamp: string }, now: number) {
  await writeFile(stampFile(made.folder), made.stamp)
  await writeFile(inUseFile(made.folder), '')
  const name = `${made.stamp.slice(0, 12)}-${now.toString(36)}`
  await mkdir(builds, { recursive: true })
  await rename(made.folder, path.join(builds, name))
  await makeCurrent(builds, name, now)
}

/** A build of the same sources that is still there, as after going back to an earlier version. */
export async function findBuild(builds: string, stamp: string): Promise<string | undefined> {
  for (const name of await buildNames(builds)) {
    if ((await readText(stampFile(path.join(builds, name)))) === stamp) return name
  }
  return undefined
}

/** From now on new starts use this build; running processes keep theirs. */
export async function makeCurrent(builds: string, name: string, now: number) {
  await rm(replacedFile(path.join(builds, name)), { force: true })
  const aside = `${currentFile(builds)}.${randomUUID()}`
  await writeFile(aside, name)
  await rename(aside, currentFile(builds))
  for (const other of await buildNames(builds)) {
    const replaced = replacedFile(path.join(builds, other))
    // The time of the first replacement stays.
    if (other !== name) await writeFile(replaced, String(now), { flag: 'wx' }).catch(() => {})
  }
}

/** Builds that were replaced more than a day ago and that no process serves any more. */
export async function findOldBuilds(builds: string, now: number): Promise<string[]> {
  const current = await findCurrentBuild(builds)
  const old: string[] = []
  for (const name of await buildNames(builds)) {
    const folder = path.join(builds, name)
    const replacedAt = Number((await readText(replacedFile(folder))) ?? now)
    if (name !== current && now - replacedAt > keptMs && !isInUse(folder)) old.push(name)
  }
  return old
}

export async function removeOldBuilds(builds: string, now: number) {
  for (const name of await findOldBuilds(builds, now)) {
    await rm(path.join(builds, name), { recursive: true, force: true })
  }
}

function isInUse(folder: string): boolean {
  const lock = new DatabaseSync(inUseFile(folder))
  try {
    return !tryLock(lock)
  } finally {
    lock.close()
  }
}
