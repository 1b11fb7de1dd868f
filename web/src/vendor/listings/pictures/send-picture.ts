import {
  listingPictureMaxBytes,
  picturePartBytes,
  sentPictureSide,
  type PictureFault,
} from '@haat/contract/domains/listings.pictures.rules.ts'
import type { ListingPicture, PictureUpload } from '@haat/contract/domains/listings.pictures.ts'
import { ApiFailure, isTemporary } from '#api/client.ts'
import { growingPause } from '#api/growing-pause.ts'
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
  /** Waits while the server makes the picture, longer each time. */
  pause(looks: number): Promise<void>
}

const lookPauses = { firstMs: 1500, longestMs: 15_000 }
const pauseBetweenLooks = (looks: number) => growingPause(looks, lookPauses)

interface ListingQueueOptions {
  /** Whose pictures they are, and of which listing. */
  owner: string
  server: PictureServer
  pause?(looks: number): Promise<void>
}

/** The pictures of a listing that are not up yet. */
export const createListingQueue = ({ owner, server, pause = pauseBetweenLooks }: ListingQueueOptions) =>
  createPictureQueue<ListingPicture, SendFault>({
    owner,
    maxBytes: listingPictureMaxBytes,
    maxSide: sentPictureSide,
    send: (picture) => sendPicture({ ...picture, server, pause }),
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
  let looks = 0
  while (upload.state === 'receiving') {
    const { uploadId, received } = upload
    if (received >= file.size) {
      await pause(looks++)
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
