import sharp from 'sharp'
import { createTurnstile } from '#platform/secrets/turnstile.ts'
import { checkPicture, PictureRefused } from './check-picture.ts'

const mostSide = 2000
const quality = 80
/** As in the other pictures: more effort takes three times as long for a tenth of the bytes. */
const effort = 2
const mostSeconds = 10
const mayWait = 20
/** What telephones make; a few bytes can stand for far more, and each pixel costs time. */
const mostPixels = 25_000_000

/** One at a time each, on one thread: pages go first, and our own people never wait behind a crowd of strangers. */
const turns = { staff: createTurnstile(1, mayWait), visitor: createTurnstile(1, mayWait) }

export type PictureSender = keyof typeof turns

/** The picture drawn anew, upright, without what cameras write into it, and no larger than a screen needs. */
export async function redrawPicture(bytes: Buffer, sender: PictureSender): Promise<Buffer> {
  return turns[sender](async () => {
    await checkPicture(bytes, mostPixels)
    sharp.concurrency(1)
    return sharp(bytes, { limitInputPixels: mostPixels })
      .rotate()
      .resize(mostSide, mostSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort })
      .timeout({ seconds: mostSeconds })
      .toBuffer()
      .catch((error: unknown) => {
        throw new PictureRefused('broken', error)
      })
  })
}
