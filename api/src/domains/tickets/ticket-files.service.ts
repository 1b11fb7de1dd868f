import type { FileLink } from '@haat/contract/shared/upload.ts'
import type { Tx } from '#platform/db/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { acceptFile, type Upload } from '../files/accept-file.service.ts'
import { dropFiles } from '../files/files.service.ts'
import { claimFiles, dropOldUploads, insertUpload } from './ticket-messages.store.ts'

/** Waits for its message; forgotten after a day without one. */
export async function uploadForTicket(services: Services, file: Upload): Promise<FileLink> {
  const link = await acceptFile(services, file, ['pdf', 'picture'])
  await insertUpload(services.db, link.id)
  return link
}

export async function takeFiles(tx: Tx, fileIds: string[], owner: { ticketId: string; messageId?: string }) {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return
  if ((await claimFiles(tx, wanted, owner)) === wanted.length) return
  const sentence = 'A file is no longer there. Please add it again.'
  throw new ApiError('VALIDATION_FAILED', sentence, { fileIds: sentence })
}

const perRound = 200

/** Uploads that were never sent. */
export async function clearUploads(services: Services): Promise<number> {
  const ids = await services.db.transaction((tx) => dropOldUploads(tx, perRound))
  await dropFiles(services.db, services.files, ids)
  return ids.length
}
