import { expect, it } from 'vitest'
import { validateSynonyms, readSynonyms } from './read-synonyms.ts'

it('commas and line breaks separate synonyms, and duplicates are dropped', () => {
  expect(readSynonyms(' shawl, pachheura\nपछ्यौरा ,, shawl,green  tea')).toEqual([
    'shawl',
    'pachheura',
    'पछ्यौरा',
    'green tea',
  ])
})

it('a group that the server would refuse is named before it is sent', () => {
  expect(validateSynonyms(['one'])).toBe('few')
  expect(validateSynonyms(['one', 'x'.repeat(61)])).toBe('long')
  expect(validateSynonyms(Array.from({ length: 41 }, String))).toBe('many')
  expect(validateSynonyms(['one', 'two'])).toBeUndefined()
})
