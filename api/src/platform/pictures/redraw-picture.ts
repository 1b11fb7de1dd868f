import sharp from 'sharp'
import { checkPicture, maxPixels as mostPixels } from './check-picture.ts'
import { PictureRefused } from './picture-refused.ts'

/** As in the other pictures: more effort takes three times as long for a tenth of the bytes. */
const effort = 2
const maxSeconds = 10

/** As many pixels as telephones make; a few bytes can stand for far more, and each pixel costs time. */
const paper = { maxPixels: 25_000_000, maxSide: 2000, quality: 80 }
/** Shops cut parts out of what is kept here, so it is larger and finer than what is shown. */
const original = { maxPixels: mostPixels, maxSide: 2400, quality: 90 }

const senders = { staff: paper, visitor: paper, shop: original }
export type PictureSender = keyof typeof senders

/** Encodes the picture anew: upright, without the camera's metadata, and no larger than a screen needs. */
export async function redrawPicture(bytes: Buffer, sender: PictureSender): Promise<Buffer> {
  const { maxPixels, maxSide, quality } = senders[sender]
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
}
