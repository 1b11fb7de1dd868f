import type { FileLink } from '@haat/contract/shared/upload.ts'
import type { Tx } from '#platform/database/database.ts'
import { isPdf } from '#platform/files/is-pdf.ts'
import { PictureRefused } from '#platform/pictures/check-picture.ts'
import type { PictureSender } from '#platform/pictures/redraw-picture.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { linksByFileId, saveFile } from './files.service.ts'

export type AcceptedKind = 'pdf' | 'picture'

export interface Upload {
  name: string
  bytes: Buffer
  sender: PictureSender
  isPrivate?: boolean
}

const sentences: Record<string, string> = {
  pdf: 'The file must be a PDF.',
  'pdf picture': 'The file must be a PDF, or a JPEG, PNG or WebP picture.',
  picture: 'The file must be a JPEG, PNG or WebP picture.',
}

/**
 * Stores an upload if its content, not its name, is of an accepted kind. Pictures are encoded anew, which
 * removes everything that was hidden in them.
 */
export async function acceptFile(
  { db, files }: { db: Tx; files: Services['files'] },
  { name, isPrivate, ...sent }: Upload,
  kinds: readonly AcceptedKind[],
): Promise<FileLink> {
  const { extension, ...file } = await readUpload(sent, kinds)
  const id = await saveFile(db, files, {
    ...file,
    name: nameFor(name, extension),
    isPrivate: isPrivate ?? false,
  })
  const link = (await linksByFileId(db, [id])).get(id)
  if (!link) throw new Error('A file that was saved a moment ago is not there')
  return link
}

/** The bytes that may be stored of an upload, and the type that its content has; anything else is refused. */
export async function readUpload(
  { bytes, sender }: Pick<Upload, 'bytes' | 'sender'>,
  kinds: readonly AcceptedKind[],
) {
  if (bytes.length === 0)
    throw new ApiError('VALIDATION_FAILED', 'The file is empty.', { file: 'The file is empty.' })
  if (kinds.includes('pdf') && isPdf(bytes))
    return { bytes, contentType: 'application/pdf', extension: '.pdf' }
  if (kinds.includes('picture')) {
    // Imported here because the decoders take 30 MB, which a process without uploads never needs.
    const { redrawPicture } = await import('#platform/pictures/redraw-picture.ts')
    const drawn = await redrawPicture(bytes, sender).catch(refuse)
    if (drawn) return { bytes: drawn, contentType: 'image/webp', extension: '.webp' }
  }
  throw new ApiError(
    'UNSUPPORTED_MEDIA_TYPE',
    sentences[kinds.toSorted().join(' ')] ?? 'This file cannot be taken.',
  )
}

/** Undefined for a file that is no picture, which the caller refuses; a broken or huge one is refused here. */
function refuse(error: unknown): undefined {
  if (!(error instanceof PictureRefused)) throw error
  if (error.fault === 'type') return undefined
  throw new ApiError('VALIDATION_FAILED', error.message, { file: error.message })
}

/** The sender's name for the file, without special characters of paths, with the extension of its content. */
export function nameFor(name: string, extension: string): string {
  const plain = name
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\.[^.]{1,5}$/, '')
    .trim()
  return (plain.slice(0, 100) || 'file') + extension
}
