import sharp from 'sharp'
import { expect, test } from 'vitest'
import { composeCard } from './compose-card.ts'
import { composePicture } from '../../../studio/compose.ts'

const card = {
  backdrop: 'pine',
  stage: 'arch',
  objects: [{ name: 'teapot', hue: 40 }, { name: 'teacup-without-handle' }],
  width: 240,
  height: 240,
} as const

test('a card is the picture that is composed the long way', async () => {
  const { data } = await composeCard(card)
  const long = await sharp(await composePicture(card))
    .removeAlpha()
    .raw()
    .toBuffer()
  const off = data.reduce((sum, tone, index) => sum + Math.abs(tone - (long[index] ?? 0)), 0) / data.length
  expect(data).toHaveLength(long.length)
  expect(off).toBeLessThan(2)
})

test('the same card has the same pixels, and a card leaves nothing behind on the ground that it shares', async () => {
  const first = await composeCard(card)
  const other = await composeCard({ ...card, objects: [{ name: 'drum' }] })
  const again = await composeCard(card)
  expect(again.data.equals(first.data)).toBe(true)
  expect(other.data.equals(first.data)).toBe(false)
})

test('what leaves the card is cut off', async () => {
  const objects = [{ name: 'drum', size: 1.4, x: 0.9, foot: 1.1 }]
  const { data } = await composeCard({ ...card, objects })
  expect(data).toHaveLength(240 * 240 * 3)
})
