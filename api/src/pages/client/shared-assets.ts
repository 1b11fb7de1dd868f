import { randomUUID } from 'node:crypto'
import { access, copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/** How long a page may stay open in a browser and still find its files. */
export const keptMs = 24 * 3_600_000

interface SharedBuild {
  name: string
  /** When a process last reported that it uses the build. */
  usedAt: number
}

/** The names of folders that are being written or deleted begin with a dot. */
async function sharedBuilds(root: string): Promise<SharedBuild[]> {
  const names = (await readdir(root).catch(() => [])).filter((name) => !name.startsWith('.'))
  const builds = await Promise.all(
    names.map(async (name) => ({ name, usedAt: await usedAt(path.join(root, name)) })),
  )
  return builds.toSorted((a, b) => b.usedAt - a.usedAt)
}

const usedAt = (folder: string) =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** Records that a build is in use; false when it is not there. */
const noteUse = (folder: string, now: number) =>
  utimes(folder, new Date(now), new Date(now)).then(
    () => true,
    () => false,
  )

/**
 * Copies the files of a build to a folder that all processes share, atomically. From now on, the build that was
 * in use before is kept for a day.
 */
export async function publishAssets(
  root: string,
  build: { name: string; assets: string },
  now: number,
): Promise<void> {
  const target = path.join(root, build.name)
  if (await noteUse(target, now)) return
  const [previous] = await sharedBuilds(root)
  const aside = path.join(root, `.${build.name}.${randomUUID()}`)
  try {
    await mkdir(aside, { recursive: true })
    const files = await readdir(build.assets)
    await Promise.all(files.map((file) => place(path.join(build.assets, file), path.join(aside, file))))
    await noteUse(aside, now)
    await rename(aside, target)
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    // Another process of the same build was first.
    if (!(await noteUse(target, now))) throw error
  }
  if (previous) await noteUse(path.join(root, previous.name), now)
}

/** A hard link, or a copy where the two folders are on different disks. */
const place = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to))

/** Deletes builds that nobody has used for a day; a process reports every hour that it uses its build. */
export async function removeOldAssets(root: string, now: number): Promise<void> {
  const isOld = (time: number) => now - time > keptMs
  for (const { name, usedAt: time } of await sharedBuilds(root)) {
    if (!isOld(time)) continue
    const folder = path.join(root, name)
    const aside = path.join(root, `.${name}.${randomUUID()}`)
    const isMine = await rename(folder, aside).then(
      () => true,
      () => false,
    )
    // The build was taken into use again at this very moment, so it is put back, unless its process has shared
    // it anew.
    if (isMine && !isOld(await usedAt(aside))) await rename(aside, folder).catch(() => {})
  }
  for (const name of await readdir(root).catch(() => [])) {
    const folder = path.join(root, name)
    if (name.startsWith('.') && isOld(await usedAt(folder)))
      await rm(folder, { recursive: true, force: true })
  }
}

/** A plain file name, so that the path cannot lead elsewhere. */
const plainName = /^[\w-][\w.-]*$/

/** The folder of the newest build that has this file. */
export async function findSharedAsset(root: string, file: string): Promise<string | undefined> {
  if (!plainName.test(file)) return undefined
  for (const { name } of await sharedBuilds(root)) {
    const folder = path.join(root, name)
    const isThere = await access(path.join(folder, file)).then(
      () => true,
      () => false,
    )
    if (isThere) return folder
  }
  return undefined
}
