import sharp from 'sharp'
import { createTurnstile } from '#platform/secrets/turnstile.ts'
import { checkPicture, mostPixels, PictureRefused } from './check-picture.ts'
import { pictureHash } from './picture-hash.ts'
import { makeSizes, type Pixels, type Sizes } from './make-sizes.ts'

export type ProcessedPicture = Sizes & { hash: string }

/** Part of every name: raise it when the same upload would give other bytes. */
const pipelineVersion = 1
const largest = 1280
const mostSeconds = 20
const mayWait = 20

/** One at a time, on one thread: pages go first. */
const pass = createTurnstile(1, mayWait)

/** What an upload becomes: upright, without metadata, in all widths; nothing of the sent bytes is kept. */
export async function processPicture(sent: Uint8Array): Promise<ProcessedPicture> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  return pass(async () => {
    await checkPicture(bytes)
    return {
      hash: pictureHash(`upload ${pipelineVersion}`, bytes),
      ...(await makeSizes(await decode(bytes))),
    }
  })
}

async function decode(bytes: Buffer): Promise<Pixels> {
  sharp.concurrency(1)
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: largest, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .removeAlpha()
      .timeout({ seconds: mostSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: 3 }
  } catch (error) {
    throw new PictureRefused('broken', error)
  }
}
