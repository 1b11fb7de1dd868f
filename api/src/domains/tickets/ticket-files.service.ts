import type { FileLink } from '@haat/contract/shared/upload.ts'
import type { Tx } from '#platform/db/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { acceptFile, type Upload } from '../files/accept-file.service.ts'
import { dropFiles, sumSizes } from '../files/files.service.ts'
import { claimFiles, dropOldUploads, insertUpload, listWaitingUploads } from './ticket-messages.store.ts'

/** Waits for its message, shown to nobody until then; forgotten after two hours without one. */
export async function uploadForTicket(services: Services, file: Upload): Promise<FileLink> {
  // Our own people can always answer: strangers cannot take their room.
  if (file.sender === 'visitor') await refuseWhenFull(services.db)
  const link = await acceptFile(services, { ...file, isPrivate: true }, ['pdf', 'picture'])
  await insertUpload(services.db, link.id)
  return link
}

const mostWaiting = 2000
const mostWaitingBytes = 2 * 1024 ** 3

/** Anybody may upload, so what nobody has sent yet has an end for all together: the disk is for everybody. */
async function refuseWhenFull(db: Tx) {
  const waiting = await listWaitingUploads(db, mostWaiting)
  if (waiting.length < mostWaiting && (await sumSizes(db, waiting)) < mostWaitingBytes) return
  throw new ApiError(
    'UNAVAILABLE',
    'We cannot take more files right now. Please send your message without it, or try again later.',
  )
}

export async function takeFiles(tx: Tx, fileIds: string[], owner: { ticketId: string; messageId?: string }) {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return
  if ((await claimFiles(tx, wanted, owner)) === wanted.length) return
  const sentence = 'A file is no longer there. Please add it again.'
  throw new ApiError('VALIDATION_FAILED', sentence, { fileIds: sentence })
}

const perRound = 200

/** Uploads that were never sent, all of them: they must not come faster than they go. */
export async function clearUploads(services: Services): Promise<number> {
  let cleared = 0
  let ids: string[]
  do {
    ids = await services.db.transaction((tx) => dropOldUploads(tx, perRound))
    await dropFiles(services.db, services.files, ids)
    cleared += ids.length
  } while (ids.length === perRound)
  return cleared
}
