import type { FileLink } from '@haat/contract/shared/upload.ts'
import type { Tx } from '#platform/database/database.ts'
import { isPdf } from '#platform/files/is-pdf.ts'
import type { PdfFault } from '#platform/files/check-pdf.ts'
import { PictureRefused } from '#platform/pictures/picture-refused.ts'
import type { PictureSender } from '#platform/pictures/redraw-picture.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { linksByFileId, saveFile } from './files.service.ts'

export type AcceptedKind = 'pdf' | 'picture'

export interface Upload {
  name: string
  bytes: Buffer
  sender: PictureSender
}

/** What may be stored of an upload. */
interface ReadUpload {
  bytes: Buffer
  contentType: string
  extension: string
}

const pdfFaults: Record<PdfFault, string> = {
  script: 'This PDF holds a script. Please scan or save it anew, or send a photo of it.',
  launch: 'This PDF starts other programs. Please scan or save it anew, or send a photo of it.',
  attachment: 'This PDF holds other files. Please scan or save it anew, or send a photo of it.',
  encrypted: 'This PDF is locked. Please send it without a password, or send a photo of it.',
  unclear: 'We cannot look into this PDF. Please scan or save it anew, or send a photo of it.',
}

const sentences: Record<string, string> = {
  pdf: 'The file must be a PDF.',
  'pdf picture': 'The file must be a PDF, or a JPEG, PNG or WebP picture.',
  picture: 'The file must be a JPEG, PNG or WebP picture.',
}

/** Stores what `readUpload` has let through. */
export async function keepUpload(
  { db, files }: { db: Tx; files: Services['files'] },
  { extension, ...file }: ReadUpload,
  { name, isPrivate = false }: { name: string; isPrivate?: boolean },
): Promise<FileLink> {
  const id = await saveFile(db, files, { ...file, name: nameFor(name, extension), isPrivate })
  const link = (await linksByFileId(db, [id])).get(id)
  if (!link) throw new Error('A file that was saved a moment ago is not there')
  return link
}

/**
 * The bytes that may be stored of an upload, and the type that its content, not its name, has; anything else is refused. Pictures are encoded
 * anew, which removes everything that was hidden in them; a PDF that does more than show pages is not taken.
 */
export async function readUpload(
  { parser }: Pick<Services, 'parser'>,
  { bytes, sender }: Pick<Upload, 'bytes' | 'sender'>,
  kinds: readonly AcceptedKind[],
): Promise<ReadUpload> {
  if (bytes.length === 0)
    throw new ApiError('VALIDATION_FAILED', 'The file is empty.', { file: 'The file is empty.' })
  if (kinds.includes('pdf') && isPdf(bytes)) {
    const fault = await parser.findPdfFault(bytes)
    if (fault) throw new ApiError('UNSAFE_PDF', pdfFaults[fault], { file: pdfFaults[fault] })
    return { bytes, contentType: 'application/pdf', extension: '.pdf' }
  }
  if (kinds.includes('picture')) {
    const drawn = await parser.redrawPicture(bytes, sender).catch(refuse)
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
