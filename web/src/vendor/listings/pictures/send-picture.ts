import {
  listingPictureMaxBytes,
  picturePartBytes,
  sentPictureSide,
  type PictureFault,
} from '@haat/contract/domains/listings.pictures.rules.ts'
import type { ListingPicture, PictureUpload } from '@haat/contract/domains/listings.pictures.ts'
import { ApiFailure, isTemporary } from '#api/client.ts'
import { createPictureQueue, PictureNotTaken, type SentPicture } from '#ui/upload/picture-queue.ts'

/** The calls by which a picture goes up. */
export interface PictureServer {
  open(picture: { key: string; name: string; bytes: number; mediaType: string }): Promise<PictureUpload>
  send(
    uploadId: string,
    offset: number,
    part: Blob,
    onProgress: (share: number) => void,
  ): Promise<PictureUpload>
  look(uploadId: string): Promise<PictureUpload>
}

export type SendFault = PictureFault | 'tooLarge' | 'notAllowed'

interface Sending extends SentPicture {
  server: PictureServer
  /** Waits a little while the server makes the picture. */
  pause(): Promise<void>
}

const lookMs = 1500
const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface ListingQueueOptions {
  /** Whose pictures they are, and of which listing. */
  owner: string
  server: PictureServer
  pause?(ms: number): Promise<void>
}

/** The pictures of a listing that are not up yet. */
export const createListingQueue = ({ owner, server, pause = waitMs }: ListingQueueOptions) =>
  createPictureQueue<ListingPicture, SendFault>({
    owner,
    maxBytes: listingPictureMaxBytes,
    maxSide: sentPictureSide,
    send: (picture) => sendPicture({ ...picture, server, pause: () => pause(lookMs) }),
  })

/**
 * Sends a picture part by part, from where it stood when it was broken off. Throws `PictureNotTaken` when it is no use to try
 * again, and anything else when it may get through later.
 */
async function sendPicture(sending: Sending): Promise<ListingPicture> {
  const { key, name, file, server } = sending
  let uploadId: string | undefined
  try {
    const mediaType = file.type || 'image/unknown'
    const upload = await server.open({ key, name, bytes: file.size, mediaType })
    uploadId = upload.uploadId
    return await sendParts(sending, upload)
  } catch (error) {
    if (isTemporary(error) || !(error instanceof ApiFailure)) throw error
    if (error.status === 415 || error.status === 422)
      throw new PictureNotTaken<SendFault>(await findFault(server, uploadId))
    // An upload that was forgotten meanwhile is begun anew by the next try.
    if (error.status === 404 && uploadId !== undefined)
      throw new Error('The upload is gone', { cause: error })
    throw new PictureNotTaken<SendFault>('notAllowed')
  }
}

async function sendParts(sending: Sending, first: PictureUpload): Promise<ListingPicture> {
  const { file, server, onProgress, pause } = sending
  let upload = first
  while (upload.state === 'receiving') {
    const { uploadId, received } = upload
    if (received >= file.size) {
      await pause()
      upload = await server.look(uploadId)
      continue
    }
    const part = file.slice(received, received + picturePartBytes)
    const tell = (share: number) => onProgress((received + share * part.size) / file.size)
    upload = await server.send(uploadId, received, part, tell)
    onProgress(upload.received / file.size)
  }
  if (!upload.picture) throw new PictureNotTaken<SendFault>(upload.fault ?? 'broken')
  return upload.picture
}

async function findFault(server: PictureServer, uploadId: string | undefined): Promise<SendFault> {
  // Announced and refused: only its size or its kind can be wrong.
  if (uploadId === undefined) return 'type'
  const upload = await server.look(uploadId).catch(() => undefined)
  return upload?.fault ?? 'broken'
}
