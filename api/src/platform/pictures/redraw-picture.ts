import sharp from 'sharp'
import { checkPicture, mostPixels, PictureRefused } from './check-picture.ts'

const mostSide = 2000
const quality = 80

/** The picture drawn anew, upright, without what cameras write into it, and no larger than a screen needs. */
export async function redrawPicture(bytes: Buffer): Promise<Buffer> {
  await checkPicture(bytes)
  return sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize(mostSide, mostSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer()
    .catch((error: unknown) => {
      throw new PictureRefused('broken', error)
    })
}
