import { describe, expect, it } from 'vitest'
import { inlineDifference, wordDifference } from './word-difference.ts'

const marked = (was: string, is: string) => {
  const { before, after } = wordDifference(was, is)
  const text = (pieces: typeof before) =>
    pieces.map(({ text: words, isChanged }) => (isChanged ? `[${words}]` : words)).join('')
  return [text(before), text(after)]
}

describe('the difference of two texts', () => {
  it.each([
    [
      'Answer within 8 hours today',
      'Answer within 24 hours today',
      'Answer within [8 ]hours today',
      'Answer within [24 ]hours today',
    ],
    ['a b', 'a b c', 'a b', 'a b [c]'],
    [
      'one red tea and one cup',
      'two red teas and one cup now',
      '[one ]red [tea ]and one cup',
      '[two ]red [teas ]and one cup [now]',
    ],
    [
      '2026-12-25 2026-12-30',
      '2026-11-20 2026-12-25 2026-12-30',
      '2026-12-25 2026-12-30',
      '[2026-11-20 ]2026-12-25 2026-12-30',
    ],
    ['one', 'two', 'one', 'two'],
    ['', 'new', '', 'new'],
  ])('of “%s” and “%s” is marked word by word', (was, is, before, after) => {
    expect(marked(was, is)).toEqual([before, after])
  })

  it('of long texts is found too, without a large table', () => {
    const long = Array.from({ length: 3000 }, (_, at) => `word${at}`)
    const other = long.with(1500, 'changed')
    expect(wordDifference(long.join(' '), other.join(' ')).after[1]).toEqual({
      text: 'changed ',
      isChanged: true,
    })
  })
})

it.each([
  ['Answer within 8 hours today', 'Answer within 24 hours today', 'Answer within -8 -+24 +hours today'],
  ['a b c', 'a x b c', 'a +x +b c'],
  ['a b', '', '-a b-'],
  ['', 'नयाँ शब्द', '+नयाँ शब्द+'],
  ['same', 'same', 'same'],
])('two texts stand in one: %o and %o', (was, is, one) => {
  const signs = { both: '', before: '-', after: '+' }
  const text = inlineDifference(was, is).map(
    ({ text: words, in: where }) => signs[where] + words + signs[where],
  )
  expect(text.join('')).toBe(one)
})
