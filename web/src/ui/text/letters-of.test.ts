import { expect, it } from 'vitest'
import { lettersOf } from './letters-of.ts'

it('keeps signs on letters, and joined consonants together', () => {
  expect(lettersOf('मिनी')).toEqual(['मि', 'नी'])
  expect(lettersOf('क्षेत्री')).toEqual(['क्षे', 'त्री'])
  expect(lettersOf('Éa')).toEqual(['É', 'a'])
  expect(lettersOf('E\u0301a')).toEqual(['E\u0301', 'a'])
  expect(lettersOf('😀b')).toEqual(['😀', 'b'])
  expect(lettersOf('')).toEqual([])
})

it('loses nothing of a text, whatever that begins with', () => {
  const text = '\u093fक\nम्\u200dय 9'
  expect(lettersOf(text).join('')).toBe(text)
})
