import {
  importPicturesMaxBytes,
  importUnpackedMaxBytes,
  maxImportPictures,
  type ImportZipFault,
} from '@haat/contract/domains/imports.rules.ts'
import { listingPictureMaxBytes } from '@haat/contract/domains/listings.pictures.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { openZip, ZipRefused, type ZipFault } from '#platform/zip/read-zip.ts'
import { ApiError } from '#plugins/api-error.ts'
import { pictureKey } from '../check/check-facts.ts'
import { countImportPictures, saveImportPicture } from './import-pictures.store.ts'

const sentences: Record<ImportZipFault, string> = {
  notZip: 'This file is damaged, or no ZIP.',
  password: 'This ZIP is locked with a password. Please pack the pictures without one.',
  unsafeNames: 'A file in it has a name that leads elsewhere, such as ../. It was not opened.',
  unpacksTooLarge: 'Unpacked it would be too large. It was not opened.',
  tooManyParts: 'There are too many files in it. Please send several ZIPs.',
  noPictures: 'There are no pictures in this ZIP.',
  tooManyPictures: `One import takes at most ${maxImportPictures} pictures.`,
}
const zipFaults: Record<ZipFault, ImportZipFault> = {
  'not-a-zip': 'notZip',
  'unsafe-name': 'unsafeNames',
  'too-large': 'unpacksTooLarge',
  'too-many': 'tooManyParts',
  password: 'password',
}
function refuse(fault: ImportZipFault) {
  const code = fault === 'notZip' ? 'UNSUPPORTED_MEDIA_TYPE' : 'VALIDATION_FAILED'
  return new ApiError(code, sentences[fault], { [fault]: sentences[fault] })
}

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
    if (files.length === 0) throw refuse('noPictures')
    const pictures = []
    for (const { name, read } of files) pictures.push({ name: pictureKey(name), bytes: await read() })
    return pictures
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    throw refuse(zipFaults[error.fault])
  }
}

export async function keepPictures(
  tx: Tx,
  { importId, vendorId }: { importId: string; vendorId: number },
  pictures: Awaited<ReturnType<typeof unpackPictures>>,
) {
  if ((await countImportPictures(tx, importId)) + pictures.length > maxImportPictures)
    throw refuse('tooManyPictures')
  for (const { name, bytes } of pictures) {
    const isTooLarge = bytes.length > listingPictureMaxBytes
    const content = isTooLarge ? { fault: 'picture-too-large' as const } : { bytes }
    await saveImportPicture(tx, { importId, vendorId, name, ...content })
  }
}
