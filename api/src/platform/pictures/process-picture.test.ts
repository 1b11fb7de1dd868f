import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PictureFault } from './picture-refused.ts'
import { processPicture } from './process-picture.ts'

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' }, limitInputPixels: false })

const noise = (side: number) => {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: side, height: side, channels: 3, noise: grain, background: '#fff' } })
    .jpeg()
    .toBuffer()
}

async function faultOf(bytes: Buffer): Promise<PictureFault | undefined> {
  return processPicture(bytes).then(
    () => undefined,
    (error: { fault?: PictureFault }) => error.fault,
  )
}

/** A PNG whose header claims a size; no such picture was drawn. */
async function pngThatClaims(width: number, height: number) {
  const bytes = await flat(8, 8).png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

describe('an upload', () => {
  it('becomes WebP in four widths with its shape kept, and a blur of a few bytes', async () => {
    const picture = await processPicture(await flat(2000, 1000).jpeg().toBuffer())
    expect(picture).toMatchObject({ width: 1280, height: 640, widths: [160, 320, 640, 1280] })
    for (const { width, bytes } of picture.files) {
      const made = await sharp(bytes).metadata()
      expect([made.format, made.width, made.height]).toEqual(['webp', width, width / 2])
    }
    expect(picture.blur).toMatch(/^data:image\/webp;base64,[\w+/=]{20,120}$/)
    expect(picture.hash).toMatch(/^[0-9a-f]{32}$/)
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    expect((await processPicture(await flat(40, 40).toFormat(format).toBuffer())).widths).toEqual([40])
  })

  it('is never made larger than it is', async () => {
    expect((await processPicture(await flat(500, 400).png().toBuffer())).widths).toEqual([160, 320, 500])
  })

  it('has the same name and the same bytes every time, and another name than other bytes', async () => {
    const bytes = await flat(300, 300).png().toBuffer()
    const [first, again] = [await processPicture(bytes), await processPicture(bytes)]
    expect(again).toEqual(first)
    expect((await processPicture(await flat(301, 300).png().toBuffer())).hash).not.toBe(first.hash)
  })

  it('stands upright, without the place it was taken at or anything else that was written into it', async () => {
    const sent = await flat(400, 200)
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Copyright: 'Somebody', ImageDescription: '<script>alert(1)</script>' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 42/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect((await sharp(sent).metadata()).exif?.length).toBeGreaterThan(50)
    const { files, width, height } = await processPicture(sent)
    expect(height).toBe(width * 2)
    for (const { bytes } of files) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
      expect(bytes.toString('latin1')).not.toMatch(/GPS|Somebody|script|secret/)
    }
  })

  it('loses whatever was hidden behind its pixels', async () => {
    const jpeg = await flat(200, 200).jpeg().toBuffer()
    const polyglot = Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script><?php evil(); ?>')])
    const { files } = await processPicture(polyglot)
    for (const { bytes } of files) expect(bytes.toString('latin1')).not.toMatch(/script|php/)
  })

  it('has no see-through places left', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const png = await sharp({ create: { width: 50, height: 50, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const [file] = (await processPicture(png)).files
    const { data, info } = await sharp(file?.bytes).raw().toBuffer({ resolveWithObject: true })
    expect([info.channels, ...data.subarray(0, 3)]).toEqual([3, 255, 255, 255])
  })
})

describe('refused as a picture', () => {
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG with a head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF that is also a script', 'GIF89a/*\0\0*/=1;alert(1)'],
    ['a PDF', '%PDF-1.7 …'],
    ['nothing', ''],
  ])('%s', async (_, text) => {
    expect(await faultOf(Buffer.from(text))).toBe('type')
  })

  it('a page that begins like a picture', async () => {
    for (const head of ['\xFF\xD8\xFF', '\x89PNG\r\n\x1A\n', 'RIFF\0\0\0\0WEBP', '\0\0\0\x1Cftypavif']) {
      const bytes = Buffer.from(`${head}<html><script>alert(1)</script></html>`, 'latin1')
      expect(await faultOf(bytes)).toBe('broken')
    }
  })

  it('one that was cut off on the way', async () => {
    const whole = await noise(400)
    expect(await faultOf(whole.subarray(0, whole.length / 2))).toBe('broken')
  })

  it('30,000 pixels on a side, more than 50 million, or a thread', async () => {
    expect(await faultOf(await pngThatClaims(30_000, 30_000))).toBe('side')
    expect(await faultOf(await pngThatClaims(30_000, 1))).toBe('side')
    expect(await faultOf(await pngThatClaims(10_000, 6000))).toBe('pixels')
    expect(await faultOf(await pngThatClaims(2000, 300))).toBe('shape')
  })

  it('one that moves', async () => {
    const frames = await sharp([await flat(20, 20).png().toBuffer(), await noise(20)], {
      join: { animated: true },
    })
      .webp({ loop: 0, delay: [50, 50] })
      .toBuffer()
    expect((await sharp(frames).metadata()).pages).toBe(2)
    expect(await faultOf(frames)).toBe('animated')
  })
})
