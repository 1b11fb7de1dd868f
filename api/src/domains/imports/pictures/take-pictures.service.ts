import {
  importPicturesMaxBytes,
  importUnpackedMaxBytes,
  maxImportPictures,
  type ImportZipFault,
} from '@haat/contract/domains/imports.rules.ts'
import { listingPictureMaxBytes } from '@haat/contract/domains/listings.pictures.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { FileTooHeavy } from '#platform/parser/file-refusals.ts'
import type { Parser } from '#platform/parser/parser.ts'
import { ZipRefused, type ZipFault } from '#platform/zip/zip-refused.ts'
import { ApiError } from '#plugins/api-error.ts'
import { pictureKey } from '../check/check-facts.ts'
import { countImportPictures, saveImportPicture } from './import-pictures.store.ts'

const sentences: Record<ImportZipFault, string> = {
  notZip: 'This file is damaged, or no ZIP.',
  password: 'This ZIP is locked with a password. Please pack the pictures without one.',
  unsafeNames: 'A file in it has a name that leads elsewhere, such as ../. It was not opened.',
  unpacksTooLarge: 'Unpacked it would be too large. It was not opened.',
  tooManyParts: 'There are too many files in it. Please send several ZIPs.',
  tooHeavy: 'Unpacking this ZIP takes too much memory or time. Please send several smaller ones.',
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

const endings = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'heic', 'tif', 'tiff']
const limits = {
  // Pictures pack badly, so a ZIP that grows when it is unpacked is a trap.
  maxBytes: importPicturesMaxBytes + importUnpackedMaxBytes,
  maxFiles: maxImportPictures * 2,
  fileMaxBytes: listingPictureMaxBytes,
  endings,
}

/** The pictures of a ZIP one by one; one that is too large has no bytes. */
type Unpacked = { count: number; files: AsyncIterable<{ name: string; bytes: Buffer | undefined }> }

/** Unpacks a ZIP with pictures and gives them to `use`. */
export async function unpackPictures<T>(
  parser: Parser,
  { bytes, onHeld }: { bytes: Buffer; onHeld: (ms: number) => void },
  use: (pictures: Unpacked) => Promise<T>,
): Promise<T> {
  try {
    return await parser.readZip(bytes, { ...limits, onHeld }, (count, files) => {
      if (count === 0) throw refuse('noPictures')
      return use({ count, files })
    })
  } catch (error) {
    if (error instanceof ZipRefused) throw refuse(zipFaults[error.fault])
    if (error instanceof FileTooHeavy) throw refuse('tooHeavy')
    throw error
  }
}

export async function keepPictures(
  tx: Tx,
  { importId, vendorId }: { importId: string; vendorId: number },
  { count, files }: Unpacked,
) {
  if ((await countImportPictures(tx, importId)) + count > maxImportPictures) throw refuse('tooManyPictures')
  for await (const { name, bytes } of files) {
    const content = bytes ? { bytes } : { fault: 'picture-too-large' as const }
    await saveImportPicture(tx, { importId, vendorId, name: pictureKey(name), ...content })
  }
}
