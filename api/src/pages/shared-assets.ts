import { randomUUID } from 'node:crypto'
import { access, copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/** How long a page may stand open in a browser and still find the files that it names. */
export const keptMs = 24 * 3_600_000

interface SharedBuild {
  name: string
  /** When it was last in use, as far as anybody said. */
  usedAt: number
}

/** Folders that are being written or removed begin with a point. */
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

/** Says that a build is in use; false where it is not there. */
const noteUse = (folder: string, now: number) =>
  utimes(folder, new Date(now), new Date(now)).then(
    () => true,
    () => false,
  )

/**
 * Puts the files of a build where every process finds them that shares this folder, in whatever place it was built. They
 * are there all at once. The build that was in use until now has a day from now on.
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

/** The same bytes under a second name; a copy where the two places are on different disks. */
const place = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to))

/** Removes what was in use by nobody for a day. Nobody is asked: whoever runs a build says so every hour. */
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
    // Taken into use again at this very moment: back it goes, unless its process has put it there anew.
    if (isMine && !isOld(await usedAt(aside))) await rename(aside, folder).catch(() => {})
  }
  for (const name of await readdir(root).catch(() => [])) {
    const folder = path.join(root, name)
    if (name.startsWith('.') && isOld(await usedAt(folder)))
      await rm(folder, { recursive: true, force: true })
  }
}

/** A plain name of a file, so that it can lead nowhere else. */
const plainName = /^[\w-][\w.-]*$/

/** The folder of a build that has this file; the newest of them. */
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
