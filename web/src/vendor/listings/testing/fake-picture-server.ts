import type { ListingPicture, PictureUpload } from '@haat/contract/domains/listings.pictures.ts'
import type { PictureFault } from '@haat/contract/domains/listings.pictures.rules.ts'
import { ApiFailure } from '#api/client.ts'
import type { PictureServer } from '../pictures/send-picture.ts'

export const listingPicture = (pictureId: string, given: Partial<ListingPicture> = {}): ListingPicture => ({
  pictureId,
  picture: {
    src: `/pictures/${pictureId}`,
    widths: [160, 320, 640],
    width: 640,
    height: 480,
    blur: '',
    alt: { en: '', ne: '' },
  },
  madeFrom: null,
  ...given,
})

/** A server that keeps what has come of each picture. `fail` is asked before each call, and may throw. */
export function fakePictureServer() {
  const uploads = new Map<string, PictureUpload & { size: number; fault: PictureFault | null }>()
  const calls: string[] = []
  const server = {
    calls,
    /** Files by whose name they are refused once they have come. */
    refused: new Set<string>(),
    fail: (_call: string): void => {},
  }
  const names = new Map<string, string>()
  const note = (call: string) => {
    calls.push(call)
    server.fail(call)
  }
  const answer = (upload: PictureUpload): PictureUpload => ({ ...upload })
  const get = (uploadId: string) => {
    const upload = uploads.get(uploadId)
    if (!upload) throw new ApiFailure(404, {})
    return upload
  }
  const calling: PictureServer = {
    async open({ key, name, bytes }) {
      note(`open ${name}`)
      names.set(key, name)
      const fresh = {
        uploadId: key,
        state: 'receiving' as const,
        received: 0,
        picture: null,
        fault: null,
        sentence: null,
      }
      const upload = uploads.get(key) ?? { ...fresh, size: bytes }
      uploads.set(key, upload)
      return answer(upload)
    },
    async send(uploadId, offset, part, onProgress) {
      const name = names.get(uploadId)!
      note(`send ${name} ${offset}`)
      const upload = get(uploadId)
      onProgress(1)
      upload.received = offset + part.size
      if (upload.received < upload.size) return answer(upload)
      if (server.refused.has(name)) {
        Object.assign(upload, { state: 'failed', fault: 'broken' })
        throw new ApiFailure(422, {})
      }
      Object.assign(upload, { state: 'ready', picture: listingPicture(`of-${name}`) })
      return answer(upload)
    },
    async look(uploadId) {
      note(`look ${names.get(uploadId)}`)
      return answer(get(uploadId))
    },
  }
  return Object.assign(server, { calling, uploads })
}
