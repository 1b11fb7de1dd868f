import sharp from 'sharp'
import { expect, it } from 'vitest'
import { redrawPicture } from './redraw-picture.ts'

const png = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#c2410c' } })
    .png({ compressionLevel: 0 })
    .toBuffer()

it('draws a picture anew, without anything else that was in the file', async () => {
  const drawn = await redrawPicture(
    Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>')]),
    'staff',
  )
  expect(drawn.toString('latin1')).not.toContain('script')
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 })
})

it('refuses a picture whose pixels cannot be read with a sentence', async () => {
  const bytes = await png()
  bytes.fill(0x41, 60, 400)
  await expect(redrawPicture(bytes, 'staff')).rejects.toThrow('The picture cannot be read.')
})
