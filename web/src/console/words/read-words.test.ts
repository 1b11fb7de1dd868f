import { expect, it } from 'vitest'
import { faultOf, readWords } from './read-words.ts'

it('commas and lines part words, and each stands once', () => {
  expect(readWords(' shawl, pachheura\nपछ्यौरा ,, shawl,green  tea')).toEqual([
    'shawl',
    'pachheura',
    'पछ्यौरा',
    'green tea',
  ])
})

it('what would be refused is said before', () => {
  expect(faultOf(['one'])).toBe('few')
  expect(faultOf(['one', 'x'.repeat(61)])).toBe('long')
  expect(faultOf(Array.from({ length: 41 }, String))).toBe('many')
  expect(faultOf(['one', 'two'])).toBeUndefined()
})
