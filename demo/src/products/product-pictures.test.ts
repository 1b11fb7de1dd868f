import { expect, test } from 'vitest'
import { backdropFor } from './product-pictures.ts'

const walls = (hue: number) =>
  new Set(Array.from({ length: 18 }, (_, turn) => backdropFor(hue, turn, turn % 2 ? ['stone'] : ['lokta'])))

test('a thing stands before another colour than its own', () => {
  expect(walls(20)).not.toContain('blush')
  expect(walls(150)).not.toContain('pine')
  expect(walls(230)).not.toContain('sky')
  expect(walls(285)).not.toContain('indigo')
  expect(walls(75)).not.toContain('marigold')
})

test('the walls change from one thing to the next', () => {
  for (const hue of [20, 75, 150, 230, 285, 320]) expect(walls(hue).size).toBeGreaterThan(3)
})
