import sharp from 'sharp'
import { checkPictureType, PictureRefused } from './picture-refused.ts'

export const maxPixels = 50_000_000
const maxSide = 20_000
const maxRatio = 5

/**
 * Refuses everything but a still picture of a sensible size, by its content and before any pixel is decoded.
 */
export async function checkPicture(bytes: Buffer, maxAllowed = maxPixels): Promise<void> {
  const type = checkPictureType(bytes)
  const {
    format,
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new PictureRefused('broken', error)
    })
  if (format !== type) throw new PictureRefused('type')
  if (pages > 1) throw new PictureRefused('animated')
  if (Math.max(width, height) > maxSide) throw new PictureRefused('side')
  if (width * height > maxAllowed) {
    const sentence = `The picture is too large: at most ${maxAllowed / 1_000_000} million pixels.`
    throw new PictureRefused('pixels', undefined, sentence)
  }
  checkShape(width, height)
}

export function checkShape(width: number, height: number) {
  if (Math.max(width, height) > maxRatio * Math.min(width, height)) throw new PictureRefused('shape')
}
