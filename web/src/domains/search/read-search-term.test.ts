import { expect, it } from 'vitest'
import { readSearchTerm } from './read-search-term.ts'

it.each([
  ['  black   tea ', 'black tea'],
  [2083, '2083'],
  [true, 'true'],
  [{ a: 1 }, '{"a":1}'],
  [['tea', 'coffee'], 'tea'],
  ['te\u0000a\u001f', 'te a'],
  ['😀', '😀'],
  ['   ', undefined],
  ['\u0007', undefined],
  [undefined, undefined],
  [null, undefined],
  ['x'.repeat(2000), 'x'.repeat(200)],
])('%j is read as %j', (value, words) => {
  expect(readSearchTerm(value)).toBe(words)
})
