import sharp from 'sharp'
import { createConcurrencyLimit } from '#platform/concurrency/concurrency-limit.ts'
import { checkPicture, maxPixels as mostPixels, PictureRefused } from './check-picture.ts'

/** As in the other pictures: more effort takes three times as long for a tenth of the bytes. */
const effort = 2
const maxSeconds = 10
const maxWaiting = 20

/** As many pixels as telephones make; a few bytes can stand for far more, and each pixel costs time. */
const paper = { maxPixels: 25_000_000, maxSide: 2000, quality: 80 }
/** Shops cut parts out of what is kept here, so it is larger and finer than what is shown. */
const original = { maxPixels: mostPixels, maxSide: 2400, quality: 90 }

/**
 * One picture at a time each, on one thread, so that pages are not slowed down and staff never wait behind a
 * crowd of visitors.
 */
const senders = {
  staff: { ...paper, runOneAtATime: createConcurrencyLimit(1, maxWaiting) },
  visitor: { ...paper, runOneAtATime: createConcurrencyLimit(1, maxWaiting) },
  shop: { ...original, runOneAtATime: createConcurrencyLimit(1, maxWaiting) },
}

export type PictureSender = keyof typeof senders

/** Encodes the picture anew: upright, without the camera's metadata, and no larger than a screen needs. */
export async function redrawPicture(bytes: Buffer, sender: PictureSender): Promise<Buffer> {
  const { maxPixels, maxSide, quality, runOneAtATime } = senders[sender]
  return runOneAtATime(async () => {
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
