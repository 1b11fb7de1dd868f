import { existsSync, realpathSync, statfsSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const prefix = 'haat-test-'

/** In memory if there is room, for what tests write may be lost with the machine: nothing waits for a disk there. */
export function memoryFolder(): string {
  const space = existsSync(memory) ? statfsSync(memory) : undefined
  return space && space.bavail * space.bsize > 1e9 ? memory : realpathSync(tmpdir())
}

/** A folder for a database. Its name holds the process, so that a later run finds what a killed one has left. */
export async function makeDatabaseFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(memoryFolder(), `${prefix}${process.pid}-`))
  await chmod(folder, 0o711) // The server may have to run as another user.
  return folder
}

/** The process that made this folder; undefined for folders of others. */
export const makerOf = (name: string) => (name.startsWith(prefix) ? Number(name.split('-')[2]) : undefined)
