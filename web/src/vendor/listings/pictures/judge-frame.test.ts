import { expect, it } from 'vitest'
import { judgeFrame } from './judge-frame.ts'

const [width, height] = [40, 30]
const frame = (greyAt: (x: number, y: number) => number) =>
  Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => {
    const point = Math.floor(at / 4)
    return at % 4 === 3 ? 255 : greyAt(point % width, Math.floor(point / width))
  })
const judge = (greyAt: (x: number, y: number) => number) => judgeFrame(frame(greyAt), width, height)

it('a frame of a camera is judged by its light and by its edges', () => {
  expect(judge(() => 20)).toBe('dark')
  expect(judge(() => 250)).toBe('bright')
  expect(judge((x) => 100 + x)).toBe('blurred')
  expect(judge((x) => (x % 8 < 4 ? 80 : 170))).toBe('fine')
})
