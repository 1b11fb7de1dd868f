import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Every build of the client has its own folder here, beside a file that names the newest. */
export const clientBuilds = path.resolve(import.meta.dirname, '../../../../web/dist')

export const currentFile = (builds: string) => path.join(builds, 'current')

/** A file of a build on which every process that serves the build holds a lock. */
export const inUseFile = (folder: string) => path.join(folder, 'in-use')

export interface ClientBuild {
  name: string
  /** The files for browsers. */
  clientFolder: string
  /** The program that renders pages. */
  serverEntry: string
  release(): void
}

/** The name of the newest build, if there is any. */
export async function findCurrentBuild(builds: string): Promise<string | undefined> {
  const name = await readFile(currentFile(builds), 'utf8').catch(() => '')
  return name.trim() || undefined
}

/**
 * The newest build when the process starts: the process serves it for as long as it lives, whatever is built
 * beside it. The lock is the kernel's, through SQLite, so it ends with its process; while it is held nobody
 * deletes the folder.
 */
export async function bindBuild(builds = clientBuilds): Promise<ClientBuild> {
  const name = await findCurrentBuild(builds)
  if (!name) throw new Error('The client is not built yet: run npm run build, or start with npm start.')
  const folder = path.join(builds, name)
  const lock = new DatabaseSync(inUseFile(folder), { readOnly: true })
  lock.exec('BEGIN; SELECT * FROM sqlite_schema')
  return {
    name,
    clientFolder: path.join(folder, 'client'),
    serverEntry: path.join(folder, 'server/server.js'),
    release: () => lock.close(),
  }
}
