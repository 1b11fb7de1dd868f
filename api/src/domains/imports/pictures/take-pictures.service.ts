import {
  importPicturesMaxBytes,
  importUnpackedMaxBytes,
  maxImportPictures,
} from '@haat/contract/domains/imports.rules.ts'
import { listingPictureMaxBytes } from '@haat/contract/domains/listings.pictures.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { openZip, ZipRefused } from '#platform/zip/read-zip.ts'
import { ApiError } from '#plugins/api-error.ts'
import { pictureKey } from '../check/check-facts.ts'
import { zipSentences } from '../file/read-file.service.ts'
import { countImportPictures, saveImportPicture } from './import-pictures.store.ts'

const refuse = (sentence: string) => new ApiError('VALIDATION_FAILED', sentence, { file: sentence })

/** What a photo program writes beside the pictures is left out. */
const isPicture = (name: string) =>
  /\.(jpe?g|png|webp|gif|avif|heic|tiff?)$/i.test(name) && !/(^|\/)(\._|__MACOSX\/)/.test(name)

/** Unpacks a ZIP with pictures. Pictures pack badly, so one that grows when it is unpacked is a trap. */
export async function unpackPictures(bytes: Buffer): Promise<{ name: string; bytes: Buffer }[]> {
  try {
    const limits = {
      maxBytes: importPicturesMaxBytes + importUnpackedMaxBytes,
      maxFiles: maxImportPictures * 2,
    }
    const files = (await openZip(bytes, limits)).filter(({ name }) => isPicture(name))
    if (files.length === 0) throw refuse('There are no pictures in this ZIP.')
    const pictures = []
    for (const { name, read } of files) pictures.push({ name: pictureKey(name), bytes: await read() })
    return pictures
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    const sentence = zipSentences[error.fault]
    if (error.fault === 'not-a-zip')
      throw new ApiError('UNSUPPORTED_MEDIA_TYPE', sentence, { file: sentence })
    throw refuse(sentence)
  }
}

export async function keepPictures(
  tx: Tx,
  { importId, vendorId }: { importId: string; vendorId: number },
  pictures: Awaited<ReturnType<typeof unpackPictures>>,
) {
  if ((await countImportPictures(tx, importId)) + pictures.length > maxImportPictures)
    throw refuse(`One import takes at most ${maxImportPictures} pictures.`)
  for (const { name, bytes } of pictures) {
    const isTooLarge = bytes.length > listingPictureMaxBytes
    const content = isTooLarge ? { fault: 'picture-too-large' as const } : { bytes }
    await saveImportPicture(tx, { importId, vendorId, name, ...content })
  }
}
