import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Tx } from '#platform/db/database.ts'
import { PictureRefused } from '#platform/pictures/check-picture.ts'
import type { Services } from '#services.ts'
import { findPictures, insertPictures, listWaiting, setReady } from './pictures.store.ts'
import type { NewPicture, StoredPicture } from './pictures.store.ts'

export type { NewPicture }

type Shown = Pick<StoredPicture, 'id' | 'widths' | 'width' | 'height' | 'blur'>

export const pictureOf = ({ id, widths, width, height, blur }: Shown, alt: Bilingual): Picture => ({
  src: `/pictures/${id}`,
  widths,
  width,
  height,
  blur,
  alt,
})

export async function picturesById(db: Tx, ids: readonly string[]): Promise<Map<string, StoredPicture>> {
  const rows = await findPictures(db, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Pictures that are described but not made yet; the same one twice is one. */
export const describePictures = (db: Tx, rows: NewPicture[]) => insertPictures(db, rows)

export const waitingPictures = (db: Tx, limit: number, failed: readonly string[]) =>
  listWaiting(db, limit, failed)

export const finishPicture = (db: Tx, id: string, blur: string) => setReady(db, id, blur)

/** Takes an upload: its id, or a refusal that says what is wrong with the file. */
export async function savePicture({ db, pictures }: Pick<Services, 'db' | 'pictures'>, bytes: Uint8Array) {
  // The decoders are 30 MB that a process without uploads never needs.
  const { processPicture } = await import('#platform/pictures/process-picture.ts')
  const { hash: id, files, ...sizes } = await processPicture(bytes).catch(refuse)
  // Files first, record second: a record never points at nothing.
  for (const file of files) await pictures.put({ id, width: file.width, format: 'webp' }, file.bytes)
  await insertPictures(db, [{ id, ...sizes, status: 'ready' }])
  return id
}

function refuse(error: unknown): never {
  if (!(error instanceof PictureRefused)) throw error
  const code = error.fault === 'type' ? 'UNSUPPORTED_MEDIA_TYPE' : 'VALIDATION_FAILED'
  throw new ApiError(code, error.message, { picture: error.message })
}
