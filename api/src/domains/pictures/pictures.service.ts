import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Tx } from '#platform/database/database.ts'
import { PictureRefused } from '#platform/pictures/picture-refused.ts'
import type { PictureShape } from '#platform/pictures/process-picture.ts'
import type { Services } from '#services.ts'
import {
  deletePicture,
  findNextWaiting,
  findPictures,
  insertPictures,
  listWaiting,
  markReady,
  putFirst,
} from './pictures.store.ts'
import type { NewPicture, ShownPicture, StoredPicture } from './pictures.store.ts'

export { shownPicturesSql } from './pictures.store.ts'
export type { NewPicture, ShownPicture }

export const toPicture = ({ id, widths, width, height, blur }: ShownPicture, alt: Bilingual): Picture => ({
  src: `/pictures/${id}`,
  widths,
  width,
  height,
  blur,
  alt,
})

export async function findPicturesById(db: Tx, ids: readonly string[]): Promise<Map<string, StoredPicture>> {
  const rows = await findPictures(db, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Adds rows of pictures whose files are made later; a picture that is there already is not added again. */
export const addWaitingPictures = (db: Tx, rows: NewPicture[]) => insertPictures(db, rows)

/** All waiting pictures in the order in which they are made. */
export const listWaitingPictures = (db: Tx) => listWaiting(db)

export const findNextWaitingPicture = (db: Tx, failed: readonly string[]) => findNextWaiting(db, failed)

/** Has these waiting pictures made before all others, in this order. */
export const putPicturesFirst = (db: Tx, ids: readonly string[]) => putFirst(db, ids)

export const markPictureReady = (db: Tx, id: string, blur: string) => markReady(db, id, blur)

/**
 * Stores an uploaded picture and returns its id, or throws an error that says what is wrong with the file. Only one with an owner of
 * its own can be removed later, since the same upload of others is the same picture.
 */
export async function savePicture(
  { db, parser, pictures }: Pick<Services, 'db' | 'parser' | 'pictures'>,
  bytes: Uint8Array,
  shape?: PictureShape,
  owner?: string,
) {
  const { hash: id, files, ...sizes } = await parser.processPicture(bytes, shape, owner).catch(refuse)
  // The files are stored before the row, so that a row never refers to missing files.
  for (const file of files) await pictures.put({ id, width: file.width, format: 'webp' }, file.bytes)
  await insertPictures(db, [{ id, ...sizes, status: 'ready' }])
  return id
}

/** Removes a picture that was stored with an owner, and all its files. Done twice it is done once. */
export async function removePicture({ db, pictures }: Pick<Services, 'db' | 'pictures'>, id: string) {
  const row = (await findPictures(db, [id]))[0]
  if (!row) return
  for (const width of row.widths) {
    for (const format of ['webp', 'avif'] as const) await pictures.remove({ id, width, format })
  }
  await deletePicture(db, id)
}

function refuse(error: unknown): never {
  if (!(error instanceof PictureRefused)) throw error
  const code = error.fault === 'type' ? 'UNSUPPORTED_MEDIA_TYPE' : 'VALIDATION_FAILED'
  throw new ApiError(code, error.message, { picture: error.message })
}
