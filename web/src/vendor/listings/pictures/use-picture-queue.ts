import { useState } from 'react'
import type { ListingPicture, PictureUpload } from '@haat/contract/domains/listings.pictures.ts'
import type { Call } from '#api/client.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { uploadFile } from '#api/upload-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useQueue } from '#ui/upload/use-queue.ts'
import { createListingQueue, type PictureServer } from './send-picture.ts'

const serverOf = (call: Call, apiUrl: string | undefined, shopId: string): PictureServer => ({
  open: async (body) =>
    (await call('POST /vendor/shops/:shopId/picture-uploads', { params: { shopId }, body })).data,
  send: (uploadId, offset, file, onProgress) => {
    const path = `/vendor/shops/${shopId}/picture-uploads/${uploadId}/parts`
    const upload = { method: 'PUT' as const, path, file, query: { offset: String(offset) }, onProgress }
    return uploadFile<PictureUpload>({ call, apiUrl }, upload)
  },
  look: async (uploadId) => {
    const params = { shopId, uploadId }
    return (await call('GET /vendor/shops/:shopId/picture-uploads/:uploadId', { params })).data
  },
})

interface Subject {
  shopId: string
  listingId: string
  onReady(picture: ListingPicture): void
}

/** The pictures of a listing that are on their way, which go on while the component is there. */
export function usePictureQueue({ shopId, listingId, onReady }: Subject) {
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const { userId } = useCurrentUser()
  const [queue] = useState(() =>
    createListingQueue({
      owner: `${userId} ${shopId} ${listingId}`,
      server: serverOf(call, apiUrl, shopId),
    }),
  )
  return { queue, items: useQueue(queue, onReady) }
}
