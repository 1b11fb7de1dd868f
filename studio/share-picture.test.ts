import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharePicture } from './share-picture.ts'

test('a shared link shows the market in the size and format that every place reads', async () => {
  const word = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10H0z"/></svg>'
  const bytes = await sharePicture(word)
  const { format, width, height } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  expect(bytes.length).toBeLessThan(100_000)
})
