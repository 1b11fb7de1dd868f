import type { FileLink } from '@haat/contract/shared/upload.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { keepUpload, readUpload, type Upload } from '#domains/files/accept-file.service.ts'
import { dropFiles, sumSizes } from '#domains/files/files.service.ts'
import { claimFiles, dropOldUploads, insertUpload, listWaitingUploads } from './ticket-files.store.ts'

/**
 * Stores a file until its message is sent. Nobody sees it before that; after two hours without a message it is
 * deleted.
 */
export async function uploadForTicket(services: Services, file: Upload): Promise<FileLink> {
  // Staff are exempt, so that strangers cannot use up the space for replies.
  if (file.sender === 'visitor') await refuseWhenFull(services.db)
  const read = await readUpload(services, file, ['pdf', 'picture'])
  const link = await keepUpload(services, read, { name: file.name, isPrivate: true })
  await insertUpload(services.db, link.id)
  return link
}

const maxWaitingFiles = 2000
const maxWaitingBytes = 2 * 1024 ** 3

/**
 * Anybody may upload, so the files that wait for a message are limited for all senders together, to spare the
 * disk.
 */
async function refuseWhenFull(db: Tx) {
  const waiting = await listWaitingUploads(db, maxWaitingFiles)
  if (waiting.length < maxWaitingFiles && (await sumSizes(db, waiting)) < maxWaitingBytes) return
  throw new ApiError(
    'UNAVAILABLE',
    'We cannot take more files right now. Please send your message without it, or try again later.',
  )
}

export async function attachFiles(
  tx: Tx,
  fileIds: string[],
  owner: { ticketId: string; messageId?: string },
) {
  const uniqueIds = [...new Set(fileIds)]
  if (uniqueIds.length === 0) return
  if ((await claimFiles(tx, uniqueIds, owner)) === uniqueIds.length) return
  const sentence = 'A file is no longer there. Please add it again.'
  throw new ApiError('VALIDATION_FAILED', sentence, { fileIds: sentence })
}

const batchSize = 200

/** Deletes all uploads whose message was never sent, in batches; none are left over for the next run. */
export async function clearUploads(services: Services): Promise<number> {
  let cleared = 0
  let ids: string[]
  do {
    ids = await services.db.transaction((tx) => dropOldUploads(tx, batchSize))
    await dropFiles(services.db, services.files, ids)
    cleared += ids.length
  } while (ids.length === batchSize)
  return cleared
}
