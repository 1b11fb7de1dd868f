import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk can only be read',
  ENOENT: 'no folder can be made there',
  EEXIST: 'it or a part of its path is a file',
  ENOSPC: 'that disk is full',
  EDQUOT: 'that disk is full for this user',
}

/** The folders that this process itself writes to; the database has its own. */
const written = ['.', 'files', 'pictures']

/**
 * Creates the folder for everything that Haat stores on disk, or throws a sentence that says why it cannot be
 * used.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  for (const name of written) await tryFolder(path.join(folder, name))
}

/** Tests by writing, because permissions alone do not show a full disk or one that another machine shares. */
async function tryFolder(folder: string): Promise<void> {
  const file = path.join(folder, `.written-${randomUUID()}`)
  try {
    await makeFolder(folder)
    await writeFile(file, '')
    await rm(file)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    throw new Error(
      `DATA_DIR: ${folder} cannot be written, ${reasons[code] ?? code} (${code}): set it to a folder that this user may write.`,
      { cause: error },
    )
  }
}

/** Does not use `recursive`: where no folder can be made, as in /proc, Node would try for ever. */
async function makeFolder(folder: string): Promise<void> {
  const isThere = (await stat(folder).catch(() => undefined))?.isDirectory()
  if (isThere) return
  const parent = path.dirname(folder)
  if (parent !== folder) await makeFolder(parent)
  // Another process that starts at this moment may have been faster.
  await mkdir(folder).catch(async (error: unknown) => {
    if (!(await stat(folder).catch(() => undefined))?.isDirectory()) throw error
  })
}
