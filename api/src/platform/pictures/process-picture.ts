import sharp, { type Metadata, type Sharp } from 'sharp'
import { checkPicture, checkShape, maxPixels } from './check-picture.ts'
import { PictureRefused } from './picture-refused.ts'
import { pictureHash } from './picture-hash.ts'
import { makeSizes, type Pixels, type Sizes } from './make-sizes.ts'
import { maxWidth } from './picture-widths.ts'

export type ProcessedPicture = Sizes & { hash: string }

/** Part of every name: raise it when the same upload would be processed into other bytes. */
const pipelineVersion = 1
const maxSeconds = 20

/** A part of a picture: degrees to the right, and shares of its sides after that. */
export interface PictureCut {
  turn: number
  crop: { x: number; y: number; width: number; height: number }
}
export type PictureShape = 'as it is' | 'square' | PictureCut

/**
 * Processes an upload: upright, without metadata, in all widths; nothing of the sent bytes is kept.
 *
 * @param owner makes a picture that is nobody else's, though others may send the same bytes.
 */
export async function processPicture(
  bytes: Buffer,
  shape: PictureShape = 'as it is',
  owner = '',
): Promise<ProcessedPicture> {
  await checkPicture(bytes)
  return {
    hash: pictureHash(`upload ${pipelineVersion}${nameOf(shape)}${owner && ` of ${owner}`}`, bytes),
    ...(await makeSizes(await decode(bytes, shape))),
  }
}

function nameOf(shape: PictureShape): string {
  if (shape === 'as it is') return ''
  if (shape === 'square') return ' square'
  const { turn, crop } = shape
  return ` turn ${turn} crop ${[crop.x, crop.y, crop.width, crop.height].join(' ')}`
}

async function decode(bytes: Buffer, shape: PictureShape): Promise<Pixels> {
  sharp.concurrency(1)
  try {
    const side = shape === 'square' ? await squareSide(bytes) : undefined
    const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
    const { data, info } = await (
      typeof shape === 'object' ? cut(upright, await upright.metadata(), shape) : upright
    )
      .resize({ width: side ?? maxWidth, height: side, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .timeout({ seconds: maxSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: 3 }
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused('broken', error)
  }
}

/** Turns the picture, then takes the part out of it that was chosen on the turned one. */
function cut(upright: Sharp, { autoOrient }: Metadata, { turn, crop }: PictureCut): Sharp {
  const isOnItsSide = turn % 180 !== 0
  const width = isOnItsSide ? autoOrient.height : autoOrient.width
  const height = isOnItsSide ? autoOrient.width : autoOrient.height
  const left = Math.min(width - 1, Math.round(crop.x * width))
  const top = Math.min(height - 1, Math.round(crop.y * height))
  const part = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  }
  checkShape(part.width, part.height)
  return upright.rotate(turn).extract(part)
}

/** The middle of the picture is cut out as large as it can be. */
async function squareSide(bytes: Buffer): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
  return Math.min(width, height, maxWidth)
}
