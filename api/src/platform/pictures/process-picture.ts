import sharp from 'sharp'
import { createConcurrencyLimit } from '#platform/concurrency/concurrency-limit.ts'
import { checkPicture, maxPixels, PictureRefused } from './check-picture.ts'
import { pictureHash } from './picture-hash.ts'
import { makeSizes, type Pixels, type Sizes } from './make-sizes.ts'
import { maxWidth } from './picture-widths.ts'

export type ProcessedPicture = Sizes & { hash: string }

/** Part of every name: raise it when the same upload would be processed into other bytes. */
const pipelineVersion = 1
const maxSeconds = 20
const maxWaiting = 20

/** One picture at a time, on one thread, so that pages are not slowed down. */
const runOneAtATime = createConcurrencyLimit(1, maxWaiting)

export type PictureShape = 'as it is' | 'square'

/** Processes an upload: upright, without metadata, in all widths; nothing of the sent bytes is kept. */
export async function processPicture(
  sent: Uint8Array,
  shape: PictureShape = 'as it is',
): Promise<ProcessedPicture> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  return runOneAtATime(async () => {
    await checkPicture(bytes)
    return {
      hash: pictureHash(`upload ${pipelineVersion}${shape === 'square' ? ' square' : ''}`, bytes),
      ...(await makeSizes(await decode(bytes, shape))),
    }
  })
}

async function decode(bytes: Buffer, shape: PictureShape): Promise<Pixels> {
  sharp.concurrency(1)
  try {
    const side = shape === 'square' ? await squareSide(bytes) : undefined
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: side ?? maxWidth, height: side, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .timeout({ seconds: maxSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: 3 }
  } catch (error) {
    throw new PictureRefused('broken', error)
  }
}

/** The middle of the picture is cut out as large as it can be. */
async function squareSide(bytes: Buffer): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
  return Math.min(width, height, maxWidth)
}
