import { useState } from 'react'
import type { OwnPhoto } from '@haat/contract/domains/reviews.own.ts'
import { reviewPhotoMaxBytes } from '@haat/contract/domains/reviews.rules.ts'
import { ApiFailure, isTemporary } from '#api/client.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { uploadFile } from '#api/upload-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { createPictureQueue, PictureNotTaken, type SentPicture } from '#ui/upload/picture-queue.ts'
import { useQueue } from '#ui/upload/use-queue.ts'
import type { OwnSubject } from '../own-reviews.queries.ts'

type PhotoFault = 'type' | 'tooLarge' | 'broken' | 'tooMany'

/** As large as the pictures of listings. */
const sentPhotoSide = 1600
const faults: Record<number, PhotoFault> = { 409: 'tooMany', 413: 'tooLarge', 415: 'type' }

async function sendPhoto(api: Parameters<typeof uploadFile>[0], { file, onProgress }: SentPicture) {
  try {
    return await uploadFile<OwnPhoto>(api, { path: '/own-reviews/photos', file, onProgress })
  } catch (error) {
    if (isTemporary(error) || !(error instanceof ApiFailure)) throw error
    throw new PictureNotTaken<PhotoFault>(faults[error.status] ?? 'broken')
  }
}

/** The photos of a review that are not up yet; the phone keeps them until they are. */
export function usePhotoQueue({ kind, id }: OwnSubject, onReady: (photo: OwnPhoto) => void) {
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const { userId } = useCurrentUser()
  const [queue] = useState(() =>
    createPictureQueue<OwnPhoto, PhotoFault>({
      owner: `${userId} review ${kind} ${id}`,
      maxBytes: reviewPhotoMaxBytes,
      maxSide: sentPhotoSide,
      send: (picture) => sendPhoto({ call, apiUrl }, picture),
    }),
  )
  return { queue, items: useQueue(queue, onReady) }
}
