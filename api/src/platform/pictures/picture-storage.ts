import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '#platform/files/write-whole.ts'
import { pictureName, type PictureName } from './picture-name.ts'

/** Versions of pictures by their names. A name says which picture it is, so a stored version never changes. */
export interface PictureStorage {
  root: string
  put(name: PictureName, bytes: Uint8Array): Promise<void>
  /** Undefined when this version is not there. */
  read(name: PictureName): Promise<Buffer | undefined>
}

export function createPictureStorage(root: string): PictureStorage {
  // Two letters of fan-out keep folders small when there are millions of pictures.
  const fileOf = (name: PictureName) => path.join(root, name.id.slice(0, 2), pictureName(name))
  return {
    root,
    put: (name, bytes) => writeWhole(fileOf(name), bytes),
    read: (name) =>
      readFile(fileOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
  }
}
