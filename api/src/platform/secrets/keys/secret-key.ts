import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

export type SecretKeys = readonly [string, ...string[]]

interface Settings {
  secretKey: string | undefined
  /** Further keys beside the one in use: older ones, or the next one. */
  secretKeyOld: string[]
  dataDir: string
}

const fileOf = (dataDir: string) => path.join(dataDir, 'secret-key')
const oldFileOf = (dataDir: string) => path.join(dataDir, 'secret-key-old')
const newKey = () => randomBytes(32).toString('base64url')

const readIfThere = (file: string) =>
  readFile(file, 'utf8').then(
    (text) => text,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    },
  )

/** The configured keys, or those in files beside the data they protect; undefined when there is no key yet. */
export async function findSecretKeys(settings: Settings): Promise<SecretKeys | undefined> {
  const { secretKey, secretKeyOld, dataDir } = settings
  if (secretKey) return different(secretKey, secretKeyOld)
  const kept = await readIfThere(fileOf(dataDir))
  if (!kept) return undefined
  const old = await readIfThere(oldFileOf(dataDir))
  return different(kept, old ? [...secretKeyOld, old] : secretKeyOld)
}

const different = (first: string, others: string[]): SecretKeys => [
  first,
  ...new Set(others.filter((other) => other !== first)),
]

/**
 * Makes a key if there is none: of several processes that start at once, one makes it and the others read it.
 */
export async function makeSecretKey(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(fileOf(dataDir), newKey(), { flag: 'wx', mode: 0o600 }).catch(() => {})
  return readFile(fileOf(dataDir), 'utf8')
}

/** Replaces the file as a whole or not at all, even when the machine stops at this moment. */
async function replaceFile(file: string, text: string) {
  const beside = `${file}.new`
  await rm(beside, { force: true })
  const handle = await open(beside, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(beside, file)
}

/**
 * Replaces the key in the file, and keeps the old one beside it until everything has been encrypted anew. When
 * it is run again after an interruption it goes on and makes no third key.
 */
export async function replaceKeyFile(dataDir: string): Promise<void> {
  const inUse = await readIfThere(fileOf(dataDir))
  const old = await readIfThere(oldFileOf(dataDir))
  if (old && old !== inUse) return
  if (!old) await replaceFile(oldFileOf(dataDir), inUse)
  await replaceFile(fileOf(dataDir), newKey())
}

export const deleteOldKeyFile = (dataDir: string) => rm(oldFileOf(dataDir), { force: true })
