import sharp from 'sharp'
import { widthsFor } from './picture-widths.ts'

export type Pixels = { data: Buffer; width: number; height: number; channels: 3 }

export type Sizes = {
  width: number
  height: number
  widths: number[]
  /** A data URL of some 100 characters, shown until the picture is loaded. */
  blur: string
  /** The WebP file of each width. */
  files: { width: number; bytes: Buffer }[]
}

const blurWidth = 8

/** A quality of 78 is right for photographs; flat areas of drawings show blocks below 86. */
export async function makeSizes({ data, ...raw }: Pixels, quality = 78): Promise<Sizes> {
  const widths = widthsFor(raw.width)
  const files: Sizes['files'] = []
  for (const width of widths) {
    // Above 1,000 pixels more effort takes three times as long for a tenth of the bytes.
    const effort = width > 1000 ? 2 : 4
    const bytes = await sharp(data, { raw }).resize(width).webp({ quality, effort }).toBuffer()
    files.push({ width, bytes })
  }
  const [smallest] = files
  const blur = smallest ? await makeBlur(smallest.bytes) : ''
  const width = Math.max(...widths)
  return { width, height: Math.round((raw.height * width) / raw.width), widths, blur, files }
}

/** Made from the smallest version, so that it can be made again when only the files are left. */
export async function makeBlur(smallest: Buffer): Promise<string> {
  const tiny = await sharp(smallest).resize(blurWidth).webp({ quality: 20, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
