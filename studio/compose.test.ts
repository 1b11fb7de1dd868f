import sharp from 'sharp'
import { expect, test } from 'vitest'
import { composePicture, composeScene } from './compose.ts'
import { getDrawing } from './drawings.ts'
import type { Picture } from './picture.ts'
import { scenes } from './scenes.ts'

const card: Picture = {
  backdrop: 'pine',
  stage: 'disc',
  objects: [{ name: 'teapot' }, { name: 'teacup-without-handle' }],
  width: 240,
  height: 240,
}

async function pixels(bytes: Buffer) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

test('the same scene composed twice has the same bytes', async () => {
  const first = await composeScene('department-tea-food')
  const second = await composeScene('department-tea-food')
  expect(first.equals(second)).toBe(true)
})

test('a scene has its own size, or keeps its shape at the width asked for', async () => {
  const own = await sharp(await composeScene('hero-haat-phone')).metadata()
  expect([own.format, own.width, own.height]).toEqual(['webp', 780, 532])
  const scaled = await sharp(await composeScene('hero-haat-phone', 390)).metadata()
  expect([scaled.width, scaled.height]).toEqual([390, 266])
})

test('an object stands on the lower edge of a transparent picture', async () => {
  const at = await pixels(await composeScene('state-basket'))
  expect(at(0, 0)[3]).toBe(0)
  expect(at(136, 270)[3]).toBeGreaterThan(200)
})

test('a backdrop fills the picture and a hue changes the object but not the wall', async () => {
  const red = await pixels(await composePicture(card))
  const green = await pixels(await composePicture({ ...card, hue: 150 }))
  const [r = 0, g = 0] = red(130, 150)
  const [shiftedR = 0, shiftedG = 0] = green(130, 150)
  expect(r).toBeGreaterThan(g + 80)
  expect(shiftedG).toBeGreaterThan(shiftedR)
  const [wall, wallBeside] = [red(4, 4), green(4, 4)]
  expect(wall[3]).toBe(255)
  for (const [channel, value] of wall.entries())
    expect(Math.abs(value - (wallBeside[channel] ?? 0))).toBeLessThan(9)
})

test('what leaves the picture is cut off', async () => {
  const bytes = await composePicture({ ...card, objects: [{ name: 'drum', size: 1.4, x: 0.9, foot: 1.1 }] })
  const { width, height } = await sharp(bytes).metadata()
  expect([width, height]).toEqual([240, 240])
})

test('an unknown object fails with a clear sentence', async () => {
  const broken = { ...card, objects: [{ name: 'teapott' }] }
  await expect(composePicture(broken)).rejects.toThrow('The studio has no drawing called "teapott"')
})

test('a drawing of our own has its paint and its label, and what it lacks is told', () => {
  const [plain, labelled] = [getDrawing('own:packet:pine'), getDrawing('own:packet:pine:herb')]
  expect(labelled).toContain(getDrawing('herb'))
  expect(plain).not.toBe(getDrawing('own:packet:red'))
  expect(() => getDrawing('own:packett:pine')).toThrow('no drawing of its own called "packett"')
  expect(() => getDrawing('own:packet:pinne')).toThrow('no paint called "pinne"')
})

test('an unknown scene names the scenes there are', () => {
  expect(() => composeScene('hero-hat')).toThrow(/There is no scene called "hero-hat": .*hero-haat/)
})

test('no two neighbouring departments share a backdrop', () => {
  const tiles = Object.entries(scenes).filter(([name]) => name.startsWith('department-'))
  const backdrops = tiles.map(([, picture]) => picture.backdrop)
  expect(backdrops).toHaveLength(12)
  expect(backdrops.filter((backdrop, place) => backdrop === backdrops[place - 1])).toEqual([])
})
