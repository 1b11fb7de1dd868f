import { expect, it } from 'vitest'
import { changedTags, findInvalidTag, splitTags } from './tags.ts'

it('commas separate tags, and duplicates are dropped', () => {
  expect(splitTags(' legal , नेपाल,, legal,size  guide')).toEqual(['legal', 'नेपाल', 'size guide'])
})

it('markup is no tag', () => {
  expect(findInvalidTag(['legal', '<img src=x>'])).toBe('<img src=x>')
  expect(findInvalidTag(['मद्दत', 'a-b_c'])).toBeUndefined()
})

it('removed tags go, added tags come last and only once', () => {
  expect(changedTags(['a', 'b'], ['b', 'c'], ['a'])).toEqual(['b', 'c'])
})
