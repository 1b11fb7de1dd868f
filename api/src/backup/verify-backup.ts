import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { fileListName, readManifest, tableFile, unreadableError, type Manifest } from './manifest.ts'
import { unpack, type Measured } from './measured-stream.ts'
import { forEachFile, readFileList, sha256Of, type FileEntry } from './shop-files.ts'

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Reads a back-up completely and throws a sentence that names the first damaged part. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const table of manifest.tables) await checkPart(tableFile(folder, table), table)
  await checkFileList(folder, manifest)
  await forEachFile(readFileList(path.join(folder, fileListName)), (entry) => checkFile(folder, entry))
  return manifest
}

export const checkFileList = (folder: string, { files }: Manifest) =>
  checkPart(path.join(folder, fileListName), { rows: files.count, sha256: files.listSha256 })

async function checkPart(file: string, { rows, sha256 }: Measured) {
  const found = await unpack(file, nowhere()).catch((error: unknown) => {
    throw damaged(file, error)
  })
  if (found.rows !== rows || found.sha256 !== sha256) throw damaged(file)
}

/** Throws when the file below this folder is missing or has changed. */
export async function checkFile(folder: string, entry: FileEntry) {
  const file = path.join(folder, entry.path)
  const bytes = await readFile(file).catch((error: unknown) => {
    throw damaged(file, error)
  })
  if (sha256Of(bytes) !== entry.sha256) throw damaged(file)
}

function damaged(file: string, cause?: unknown): Error {
  const { code, syscall } = (cause ?? {}) as NodeJS.ErrnoException
  if (code === 'ENOENT') return new Error(`${file} is missing: the back-up is not whole.`, { cause })
  if (syscall) return unreadableError(file, cause as NodeJS.ErrnoException)
  return new Error(`${file} is damaged.`, { cause })
}
