import sharp from 'sharp'
import { createConcurrencyLimit } from '#platform/concurrency/concurrency-limit.ts'
import { checkPicture, PictureRefused } from './check-picture.ts'

const maxSide = 2000
const quality = 80
/** As in the other pictures: more effort takes three times as long for a tenth of the bytes. */
const effort = 2
const maxSeconds = 10
const maxWaiting = 20
/** As many pixels as telephones make; a few bytes can stand for far more, and each pixel costs time. */
const maxPixels = 25_000_000

/**
 * One picture at a time each, on one thread, so that pages are not slowed down and staff never wait behind a
 * crowd of visitors.
 */
const queues = {
  staff: createConcurrencyLimit(1, maxWaiting),
  visitor: createConcurrencyLimit(1, maxWaiting),
}

export type PictureSender = keyof typeof queues

/** Encodes the picture anew: upright, without the camera's metadata, and no larger than a screen needs. */
export async function redrawPicture(bytes: Buffer, sender: PictureSender): Promise<Buffer> {
  return queues[sender](async () => {
    await checkPicture(bytes, maxPixels)
    sharp.concurrency(1)
    return sharp(bytes, { limitInputPixels: maxPixels })
      .rotate()
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort })
      .timeout({ seconds: maxSeconds })
      .toBuffer()
      .catch((error: unknown) => {
        throw new PictureRefused('broken', error)
      })
  })
}
