import { describe, expect, it } from 'vitest'
import { factText, splitChange } from './split-change.ts'

describe('what changed in a text', () => {
  it('is marked word by word', () => {
    expect(splitChange('Answer within 8 hours today', 'Answer within 24 hours today')).toEqual({
      old: ['Answer within ', '8', ' hours today'],
      fresh: ['Answer within ', '24', ' hours today'],
    })
  })

  it('is only what was added, or taken away', () => {
    expect(splitChange('a b', 'a b c')).toEqual({ old: ['a b', '', ''], fresh: ['a b', ' c', ''] })
  })

  it('leaves dates whole', () => {
    expect(splitChange('2026-12-25, 2026-12-30', '2026-11-20, 2026-12-25, 2026-12-30').fresh).toEqual([
      '',
      '2026-11-20, ',
      '2026-12-25, 2026-12-30',
    ])
  })

  it('is everything where nothing is alike', () => {
    expect(splitChange('one', 'two')).toEqual({ old: ['one', '', ''], fresh: ['two', '', ''] })
  })
})

it('values are read as words', () => {
  expect([null, true, 3, ['a', 'b'], { a: 1 }].map(factText)).toEqual([
    '',
    'true',
    '3',
    'a, b',
    '{\n  "a": 1\n}',
  ])
})
