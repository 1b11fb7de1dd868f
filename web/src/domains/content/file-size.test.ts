import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '1 kB'],
  [499, '1 kB'],
  [240_499, '240 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_249_000, '1.2 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes, 'en')).toBe(text)
})

test('in Nepali the digits are Devanagari', () => {
  expect(fileSize(240_000, 'ne')).toBe('२४० kB')
})
