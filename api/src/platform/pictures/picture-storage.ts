import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomically } from '#platform/files/write-file-atomically.ts'
import { pictureName, type PictureName } from './picture-name.ts'

/** Stores versions of pictures by name. The name comes from the content, so a stored version never changes. */
export interface PictureStorage {
  root: string
  put(name: PictureName, bytes: Uint8Array): Promise<void>
  /** Undefined when this version does not exist. */
  read(name: PictureName): Promise<Buffer | undefined>
  remove(name: PictureName): Promise<void>
}

export function createPictureStorage(root: string): PictureStorage {
  // Sub-folders by two letters keep folders small when there are millions of pictures.
  const fileOf = (name: PictureName) => path.join(root, name.id.slice(0, 2), pictureName(name))
  return {
    root,
    put: (name, bytes) => writeFileAtomically(fileOf(name), bytes),
    read: (name) =>
      readFile(fileOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    remove: (name) => rm(fileOf(name), { force: true }),
  }
}
