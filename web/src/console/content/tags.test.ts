import { expect, it } from 'vitest'
import { changedTags, findBadTag, splitTags } from './tags.ts'

it('commas part tags, and a tag stands once', () => {
  expect(splitTags(' legal , नेपाल,, legal,size  guide')).toEqual(['legal', 'नेपाल', 'size guide'])
})

it('markup is no tag', () => {
  expect(findBadTag(['legal', '<img src=x>'])).toBe('<img src=x>')
  expect(findBadTag(['मद्दत', 'a-b_c'])).toBeUndefined()
})

it('what is taken away goes, what is added comes last and once', () => {
  expect(changedTags(['a', 'b'], ['b', 'c'], ['a'])).toEqual(['b', 'c'])
})
