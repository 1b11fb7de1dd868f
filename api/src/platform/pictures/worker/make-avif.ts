import sharp from 'sharp'

const quality = 55
/** More effort costs four to seven times the time for at most a tenth of the bytes. */
const effort = 2

/** The AVIF of each width, made from the largest WebP, because the upload itself is not kept. */
export async function makeAvif(largest: Buffer, widths: readonly number[]) {
  const { data, info } = await sharp(largest).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 3 } as const
  const files: { width: number; bytes: Buffer }[] = []
  for (const width of widths) {
    const version = sharp(data, { raw }).resize(width)
    const bytes = await version.avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer()
    files.push({ width, bytes })
  }
  return files
}
