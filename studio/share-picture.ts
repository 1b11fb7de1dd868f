import sharp from 'sharp'
import { logoMark } from './app-icons.ts'
import { cachedPicture } from './cached-picture.ts'
import { scene } from './scenes.ts'

const crimson = '#B5123E'
const left = 60
const top = 56
const markSize = 17 * 6
const wordHeight = 62

/**
 * The preview of a link to the site: the market under the logo. It is a JPEG because every service that shows previews
 * reads that format.
 *
 * @param word the outline of the market's name, as an SVG.
 */
export async function sharePicture(word: string): Promise<Buffer> {
  const sign = await sharp(Buffer.from(word.replace('<path', `<path fill="${crimson}"`)), { density: 300 })
    .resize({ height: wordHeight })
    .png()
    .toBuffer()
  return sharp(await cachedPicture(scene('share-haat')))
    .composite([
      { input: Buffer.from(logoMark(markSize)), left, top },
      { input: sign, left: left + markSize + 28, top: top + Math.round((markSize - wordHeight) / 2) },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
