import { expect, it } from 'vitest'
import { readSynonyms } from './read-synonyms.ts'

it('commas and line breaks separate synonyms, and duplicates are dropped', () => {
  expect(readSynonyms(' shawl, pachheura\nपछ्यौरा ,, shawl,green  tea')).toEqual([
    'shawl',
    'pachheura',
    'पछ्यौरा',
    'green tea',
  ])
})
